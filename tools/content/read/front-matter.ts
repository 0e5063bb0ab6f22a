/** A file of the content: the details at the top, and the text below. */
export interface Parts {
  lines: string[];
  /** Undefined when they do not stand between two lines of three hyphens. */
  details: string[] | undefined;
  /** The first line of the details, counted from 1. */
  detailsLine: number;
  body: string[];
  /** The first line of the body, counted from 1. */
  bodyLine: number;
}

/** A file that ends in .yaml has nothing but details; an article has its text below them. */
export function takeApart(file: string, text: string): Parts {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  if (file.endsWith('.yaml')) return { lines, details: lines, detailsLine: 1, body: [], bodyLine: 1 };
  const isFence = (line: string | undefined) => line?.trimEnd() === '---';
  const end = lines.findIndex((line, index) => index > 0 && isFence(line));
  if (!isFence(lines[0]) || end < 0)
    return { lines, details: undefined, detailsLine: 1, body: [], bodyLine: 1 };
  const [details, body] = [lines.slice(1, end), lines.slice(end + 1)];
  return { lines, details, detailsLine: 2, body, bodyLine: end + 2 };
}

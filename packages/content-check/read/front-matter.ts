import type { Document } from 'yaml';

/** A file of the content: the details at the top, and the text below. */
export interface Parts {
  /** All of it, with the ends of lines that the rest counts on. */
  whole: string;
  /** Undefined when they do not stand between two lines of three hyphens. */
  details: string | undefined;
  /** The first line of the details, counted from 1. */
  detailsLine: number;
  body: string;
  /** The first line of the body, counted from 1. */
  bodyLine: number;
}

const head = /^---[^\S\n]*\n(?:([\s\S]*?)\n)??---[^\S\n]*(?:\n|$)/;

/** A file that ends in .yaml has nothing but details; an article has its text below them. */
export function takeApart(file: string, text: string): Parts {
  const whole = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  if (file.endsWith('.yaml')) return { whole, details: whole, detailsLine: 1, body: '', bodyLine: 1 };
  const found = head.exec(whole);
  if (!found) return { whole, details: undefined, detailsLine: 1, body: '', bodyLine: 1 };
  const [{ length }, details] = found;
  const lines = details === undefined ? 0 : details.split('\n').length;
  return { whole, details: details ?? '', detailsLine: 2, body: whole.slice(length), bodyLine: lines + 3 };
}

/** A file of the content: its details, and below them the text if it is an article. */
export const wholeFile = (file: string, details: string, text: string): string =>
  file.endsWith('.yaml') ? details : `---\n${details}---\n${text}`;

/** Details as a file has them: no line is folded, and brackets are written as they were. */
export const inYaml = (details: Document, before = ''): string =>
  details.toString({ lineWidth: 0, flowCollectionPadding: /[[{] /.test(before) });

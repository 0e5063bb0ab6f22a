import type { Document } from 'yaml';

export interface Parts {
  /** The whole file, with Unix line ends. */
  whole: string;
  /** Undefined when they are not between two lines of ---. */
  details: string | undefined;
  /** Counted from 1. */
  detailsLine: number;
  body: string;
  /** Counted from 1. */
  bodyLine: number;
}

const head = /^---[^\S\n]*\n(?:([\s\S]*?)\n)??---[^\S\n]*(?:\n|$)/;

/** Splits a file into details and body; a .yaml file has no body. */
export function splitFile(file: string, text: string): Parts {
  const whole = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  if (file.endsWith('.yaml')) return { whole, details: whole, detailsLine: 1, body: '', bodyLine: 1 };
  const found = head.exec(whole);
  if (!found) return { whole, details: undefined, detailsLine: 1, body: '', bodyLine: 1 };
  const [{ length }, details] = found;
  const lines = details === undefined ? 0 : details.split('\n').length;
  return { whole, details: details ?? '', detailsLine: 2, body: whole.slice(length), bodyLine: lines + 3 };
}

export const joinFile = (file: string, details: string, text: string): string =>
  file.endsWith('.yaml') ? details : `---\n${details}---\n${text}`;

/** Never folds lines, and keeps the spaces inside brackets as they were. */
export const formatYaml = (details: Document, before = ''): string =>
  details.toString({ lineWidth: 0, flowCollectionPadding: /[[{] /.test(before) });

// What the reporters tell of a run of tests to whoever started it.
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../lib/run.ts';

export interface Tally {
  passed: number;
  failures: string[];
  /** Passed, but only at the second try. */
  flaky: string[];
}

/** Nobody listens where Vitest or Playwright was started by hand. */
export const send = (tally: Tally) =>
  new Promise<void>((sent) => {
    if (process.send) process.send(tally, () => sent());
    else sent();
  });

const LINES = 20;

/** The title, the place, and the first lines of the errors. */
export function describe(title: string, file: string, line: number | undefined, errors: string[]): string {
  const where = `${path.relative(root, file)}${line === undefined ? '' : `:${line}`}`;
  const lines = stripVTControlCharacters(errors.join('\n'))
    .split('\n')
    .filter((text) => text.trim());
  const left = lines.length > LINES ? [`… ${lines.length - LINES} lines more`] : [];
  return [`✘ ${title} (${where})`, ...lines.slice(0, LINES), ...left].join('\n    ');
}

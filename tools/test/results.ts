import type { Outcome } from '../lib/run.ts';
import type { Tally } from './tally.ts';

export interface Result extends Tally {
  name: string;
  ok: boolean;
  failed: number;
  /** What it printed, if that was not shown at once. */
  output: string;
}

/** A tool is one thing that passes or fails. Tests tell of each; a run that broke down before counts as one failure. */
export function resultOf(name: string, { ok, output, message }: Outcome): Result {
  const tally = (message as Tally | undefined) ?? { passed: ok ? 1 : 0, failures: [], flaky: [] };
  const failed = Math.max(tally.failures.length, ok ? 0 : 1);
  return { ...tally, name, ok: failed === 0, failed, output };
}

export const notRun = (name: string): Result => ({
  name,
  ok: false,
  passed: 0,
  failed: 0,
  failures: [],
  flaky: [],
  output: '',
});

export const isClean = (results: Result[]) =>
  results.every(({ ok }) => ok) && results.some(({ passed }) => passed > 0);

const LINES = 60;

/** The end of the log tells everything: what is flaky, what failed, and in its very last line the count. */
export function report(results: Result[], minutes: string): string {
  const flaky = results.flatMap((result) => result.flaky);
  const isLeftOut = ({ ok, failed }: Result) => !ok && failed === 0;
  const bad = results.filter((result) => !result.ok && !isLeftOut(result));
  const lines = bad.flatMap(({ name, failures, output }) => [
    `\n${name}:`,
    ...failures,
    output.trimEnd().split('\n').slice(-LINES).join('\n'),
  ]);
  const names = (some: Result[]) => some.map(({ name }) => name).join(', ');
  const state = bad.length > 0 ? `Not in order: ${names(bad)}.` : 'Everything is in order.';
  const leftOut = results.filter(isLeftOut);
  const count = (key: 'passed' | 'failed') => results.reduce((sum, result) => sum + result[key], 0);
  return [
    ...(flaky.length > 0 ? ['\nFlaky: passed only at the second try.', ...flaky] : []),
    ...lines,
    `\n${state}${leftOut.length > 0 ? ` Left out: ${names(leftOut)}.` : ''} ${minutes} min.`,
    `${count('passed')} passed, ${count('failed')} failed`,
  ].join('\n');
}

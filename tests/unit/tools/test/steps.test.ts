import { existsSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { begin } from '#tools/test/steps.ts';

let log: string[];
beforeEach(() => {
  log = [];
  vi.spyOn(console, 'log').mockImplementation((words: string) => void log.push(...words.split('\n')));
});
afterEach(() => vi.restoreAllMocks());

const good = async () => ({ ok: true, output: 'All in order.' });
const bad = async () => ({ ok: false, output: `${'long\n'.repeat(100)}a.ts: 1 error\n` });
/** A run of tests that are shown as they run. */
const tests =
  (passed: number, failed: number, flaky = 0) =>
  async (json: string) => {
    writeFileSync(json, JSON.stringify({ passed, failed, flaky }));
    return { ok: failed === 0, output: '' };
  };

test('each step says when it begins and how it ended; the last line is the count', async () => {
  const { step, end } = begin(['check', 'unit']);
  expect(await step('check', 'lint', good)).toBe(true);
  expect(await step('unit', 'unit tests', tests(7, 0))).toBe(true);
  expect(end()).toBe(true);
  expect(log.map((line) => line.replace(/\d+\.\d/, '0.0'))).toEqual([
    ...['  …      lint', '  ok     lint  0.0 s', '  …      unit tests', '  ok     unit tests  0.0 s'],
    ...['', 'Everything is in order. 0.0 min.', '8 passed, 0 failed'],
  ]);
});

test('a tool that failed shows why at once, and the end of it once more at the end', async () => {
  const { step, end } = begin(['check', 'unit']);
  expect(await step('check', 'lint', bad)).toBe(false);
  expect(log.slice(1, 3)).toEqual([expect.stringMatching(/^ {2}FAILED lint {2}/), 'long']);
  expect(await step('unit', 'unit tests', tests(40, 2))).toBe(false);
  log = [];
  expect(end()).toBe(false);
  expect(log.slice(0, 3)).toEqual(['', 'lint:', 'long']);
  expect(log.filter((line) => line === 'long')).toHaveLength(59);
  expect(log.slice(-4)).toEqual([
    'a.ts: 1 error',
    '',
    expect.stringMatching(/^Not in order: lint, unit tests\. [\d.]+ min\.$/),
    '40 passed, 3 failed',
  ]);
});

test('a step is left out when what it needs has failed or was left out', async () => {
  const { step, end } = begin(['check', 'build', 'html', 'e2e']);
  const run = vi.fn(good);
  const content = await step('check', 'content', bad);
  const build = await step('build', 'build', run, content);
  await step('html', 'html', run, build);
  expect(run).not.toHaveBeenCalled();
  expect(await step('e2e', 'browser', good)).toBe(true);
  expect(end()).toBe(false);
  expect(log).toContain('  left out: html');
  expect(log.at(-2)).toContain('Not in order: content. Left out: build, html.');
  expect(log.at(-1)).toBe('1 passed, 1 failed');
});

test('what nobody asked for does not run, and keeps nothing from running', async () => {
  const { step, end } = begin(['unit']);
  const run = vi.fn(bad);
  const build = await step('build', 'build', run);
  expect(await step('unit', 'unit tests', good, build)).toBe(true);
  expect(run).not.toHaveBeenCalled();
  expect(end()).toBe(true);
});

test('one may go on beside others', async () => {
  const { step, end } = begin(['check']);
  const types = Promise.withResolvers<{ ok: boolean; output: string }>();
  const beside = step('check', 'types', () => types.promise);
  await step('check', 'lint', good);
  types.resolve({ ok: false, output: 'wrong' });
  expect(await beside).toBe(false);
  expect(end()).toBe(false);
  expect(log.at(-1)).toBe('1 passed, 1 failed');
});

test('the end says how many were flaky', async () => {
  const { step, end } = begin(['e2e']);
  await step('e2e', 'end-to-end tests', tests(40, 0, 1));
  expect(end()).toBe(true);
  expect(log.at(-2)).toMatch(/^Everything is in order\. Flaky: 1, named above\. /);
});

test('a run that proved nothing is not in order', async () => {
  const { step, end } = begin(['unit']);
  await step('unit', 'unit tests', tests(0, 0));
  expect(end()).toBe(false);
});

test('nothing that an earlier run has written is counted', async () => {
  let written = '';
  const first = begin(['unit']);
  await first.step('unit', 'unit tests', async (json) => tests(7, 0)((written = json)));
  first.end();
  expect(existsSync(written)).toBe(false);
  const second = begin(['unit']);
  await second.step('unit', 'unit tests', bad);
  expect(second.end()).toBe(false);
  expect(log.at(-1)).toBe('0 passed, 1 failed');
});

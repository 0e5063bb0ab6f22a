import { expect, test } from 'vitest';
import { isClean, notRun, report, resultOf } from '#tools/test/results.ts';

const tally = (passed: number, failures: string[] = [], flaky: string[] = []) => ({
  passed,
  failures,
  flaky,
});
const shown = { output: '' };

test('a tool is one thing that passes or fails', () => {
  expect(resultOf('lint', { ok: true, output: '' })).toMatchObject({ ok: true, passed: 1, failed: 0 });
  expect(resultOf('lint', { ok: false, output: 'no' })).toMatchObject({ ok: false, passed: 0, failed: 1 });
});

test('tests tell how many passed and which failed', () => {
  const result = resultOf('unit', { ...shown, ok: false, message: tally(7, ['one', 'two']) });
  expect(result).toMatchObject({ ok: false, passed: 7, failed: 2 });
});

test('a run that broke down never counts as clean, whatever it told before', () => {
  expect(resultOf('e2e', { ...shown, ok: false, message: tally(7) })).toMatchObject({ ok: false, failed: 1 });
  expect(resultOf('e2e', { ...shown, ok: false })).toMatchObject({ ok: false, passed: 0, failed: 1 });
  expect(resultOf('e2e', { ...shown, ok: true, message: tally(7, ['one']) })).toMatchObject({
    ok: false,
    failed: 1,
  });
});

test('a run is clean when all is in order and something was proved', () => {
  const good = resultOf('lint', { ok: true, output: '' });
  expect(isClean([good])).toBe(true);
  expect(isClean([good, notRun('e2e')])).toBe(false);
  expect(isClean([resultOf('unit', { ...shown, ok: true, message: tally(0) })])).toBe(false);
});

test('the end of the log names what is flaky and what failed, and its last line is the count', () => {
  const text = report(
    [
      resultOf('content', { ok: true, output: 'All in order.' }),
      resultOf('lint', { ok: false, output: `${'long\n'.repeat(100)}a.ts: 1 error` }),
      resultOf('end-to-end tests', {
        ...shown,
        ok: false,
        message: tally(40, ['✘ books (a.ts:7)'], ['✘ moves (b.ts:9)']),
      }),
      notRun('more'),
    ],
    '6.4',
  );
  const lines = text.split('\n').filter(Boolean);
  expect(lines.slice(0, 3)).toEqual(['Flaky: passed only at the second try.', '✘ moves (b.ts:9)', 'lint:']);
  expect(lines.filter((line) => line === 'long')).toHaveLength(59);
  expect(text).not.toContain('All in order.');
  expect(lines.slice(-5)).toEqual([
    'a.ts: 1 error',
    'end-to-end tests:',
    '✘ books (a.ts:7)',
    'Not in order: lint, end-to-end tests. Left out: more. 6.4 min.',
    '41 passed, 2 failed',
  ]);
});

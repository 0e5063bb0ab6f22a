import { expect, test } from 'vitest';
import { countsIn, failuresIn } from '#tools/lib/counts.ts';

const vitest =
  ' FAIL  |fast| b.test.ts > it fails\n Test Files  1 failed | 66 passed (67)\n      Tests  2 failed | 812 passed (814)\n   Duration  9.1s\n';
const playwright = '  1 failed\n    [site] › a.spec.ts:3:1 › it fails\n  3 skipped\n  40 passed (1.2m)\n';
const concurrently = '[types] tsc exited with code 0\n[format] prettier exited with code 1\n';

test('tests are counted by the last lines of their runners', () => {
  expect(countsIn({ ok: false, output: vitest })).toEqual({ passed: 812, failed: 2 });
  expect(countsIn({ ok: false, output: playwright })).toEqual({ passed: 40, failed: 1 });
  expect(countsIn({ ok: false, output: vitest + playwright })).toMatchObject({ passed: 852, failed: 3 });
});

test('any other program has passed or failed', () => {
  expect(countsIn({ ok: true, output: 'Nothing to say.' })).toMatchObject({ passed: 1, failed: 0 });
  expect(countsIn({ ok: false, output: 'error' })).toMatchObject({ passed: 0, failed: 1 });
});

test('a run that broke down has failed, whatever its tests said before', () => {
  const output = '      Tests  5 passed (5)\nError: Cannot find module';
  expect(countsIn({ ok: false, output })).toMatchObject({ passed: 5, failed: 1 });
});

test('those that failed are named once each', () => {
  expect(failuresIn(vitest + playwright + playwright + concurrently)).toEqual([
    ' FAIL  |fast| b.test.ts > it fails',
    '    [site] › a.spec.ts:3:1 › it fails',
    '[format] prettier exited with code 1',
  ]);
});

import { describe, expect, test } from 'vitest';
import { oneCheck, playwrightCounts, sum, vitestCounts } from '#tools/lib/counts.mjs';

const file = (status: string, tests: number) => ({ status, assertionResults: Array.from({ length: tests }) });

describe('the counts of Vitest', () => {
  test('are its own', () => {
    const report = { numPassedTests: 7, numFailedTests: 2, testResults: [file('failed', 9)] };
    expect(vitestCounts(report, false)).toEqual({ passed: 7, failed: 2 });
  });
  test('have one failure more for a file that cannot be loaded', () => {
    const report = {
      numPassedTests: 7,
      numFailedTests: 0,
      testResults: [file('passed', 7), file('failed', 0)],
    };
    expect(vitestCounts(report, false)).toEqual({ passed: 7, failed: 1 });
  });
  test('are never clean when the run was not', () => {
    expect(vitestCounts({ numPassedTests: 7, numFailedTests: 0, testResults: [] }, false).failed).toBe(1);
    expect(vitestCounts(undefined, false)).toEqual({ passed: 0, failed: 1 });
  });
});

describe('the counts of Playwright', () => {
  test('take a test that passed at last for passed', () => {
    const report = { stats: { expected: 5, flaky: 1, unexpected: 2, skipped: 3 } };
    expect(playwrightCounts(report, false)).toEqual({ passed: 6, failed: 2 });
  });
  test('are never clean when the run was not', () => {
    expect(playwrightCounts({ stats: { expected: 5, flaky: 0, unexpected: 0 } }, false).failed).toBe(1);
    expect(playwrightCounts(undefined, false)).toEqual({ passed: 0, failed: 1 });
  });
});

test('everything is added up', () => {
  expect(sum([oneCheck(true), oneCheck(false), { passed: 40, failed: 2 }])).toEqual({
    passed: 41,
    failed: 3,
  });
  expect(sum([])).toEqual({ passed: 0, failed: 0 });
});

// What a step proved. A tool is one thing that passes or fails; of tests, their runner writes what became of each.
import { existsSync, readFileSync } from 'node:fs';
import type { JSONReport as Playwright } from '@playwright/test/reporter';
import type { JsonTestResults as Vitest } from 'vitest/node';

/** Flaky ones passed, but only at the second try. */
export type Counts = Record<'passed' | 'failed' | 'flaky', number>;

/** A run that broke down counts as a failure, whatever it told before. */
export function countsOf(ok: boolean, json: string): Counts {
  const counts = existsSync(json) ? read(json) : { passed: ok ? 1 : 0, failed: 0, flaky: 0 };
  return { ...counts, failed: Math.max(counts.failed, ok ? 0 : 1) };
}

function read(json: string): Counts {
  const told = JSON.parse(readFileSync(json, 'utf8')) as Vitest | Playwright | Counts;
  if ('stats' in told) {
    const { expected, flaky, unexpected } = told.stats;
    return { passed: expected + flaky, failed: unexpected + told.errors.length, flaky };
  }
  if (!('testResults' in told)) return told;
  // A file that cannot be loaded, or a beforeAll that fails, leaves no test of its own to fail.
  const files = told.testResults.filter(({ status }) => status === 'failed');
  const broken = files.filter((file) => file.assertionResults.every(({ status }) => status !== 'failed'));
  return { passed: told.numPassedTests, failed: told.numFailedTests + broken.length, flaky: 0 };
}

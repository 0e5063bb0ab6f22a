// Vitest and Playwright as `npm test` runs them, on runs in which things go wrong.
import { spawn } from 'node:child_process';
import { expect, test, vi } from 'vitest';
import type { Tally } from '#tools/test/tally.ts';

vi.setConfig({ testTimeout: 60_000 });

const tally = (command: string, ...words: string[]) =>
  new Promise<Tally | undefined>((resolve) => {
    const run = spawn(command, words, { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    let told: Tally | undefined;
    run.on('message', (message: Tally) => (told = message));
    run.on('close', () => resolve(told));
  });

const linesOf = (told: string) => told.split('\n').map((line) => line.trim());
const folder = 'tests/unit/tools/runs';

test('what Vitest tells: each failure with its line, and what could not even run', async () => {
  const told = await tally(
    'vitest',
    ...['run', '--config', `${folder}/vitest.config.ts`, '--reporter=./tools/test/vitest-reporter.ts'],
  );
  expect(told?.passed).toBe(1);
  expect(told?.failures.map((failure) => linesOf(failure).slice(0, 2)).toSorted()).toEqual([
    [`✘ takes away (${folder}/wrong.vitest.ts:5)`, 'expected 2 to be 1 // Object.is equality'],
    [`✘ the file could not be run (${folder}/unloadable.vitest.ts:1)`, 'no such module'],
    [`✘ without its ground (${folder}/wrong.vitest.ts:10)`, 'no ground'],
  ]);
});

test('what Playwright tells: failures, flaky tests, and tests that should have failed', async () => {
  const told = await tally(
    'playwright',
    ...[
      'test',
      '--config',
      `${folder}/playwright.config.ts`,
      '--reporter=./tools/test/playwright-reporter.ts',
    ],
  );
  expect(told?.passed).toBe(2);
  expect(told?.failures.map((failure) => linesOf(failure).slice(0, 2))).toEqual([
    [`✘ on a phone › takes away (${folder}/wrong.playwright.ts:5)`, expect.stringContaining('toBe')],
    [`✘ on a phone › should fail (${folder}/wrong.playwright.ts:11)`, 'It ended as passed, not as failed.'],
  ]);
  expect(told?.flaky).toEqual([
    expect.stringContaining(`✘ on a phone › moves (${folder}/wrong.playwright.ts:8)`),
  ]);
  expect(told?.flaky.join()).toContain('too slow');
});

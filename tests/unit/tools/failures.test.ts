import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { describeFailures, playwrightFailures, vitestFailures } from '#tools/lib/failures.mjs';
import { root } from '#tools/lib/project.mjs';

const inRoot = (file: string) => path.join(root, file);

describe('what failed in Vitest', () => {
  test('has its title, its line and its message', () => {
    const stack = `Error: 1 is not 2\n    at ${inRoot('tests/unit/a.test.ts')}:7:3`;
    const report = {
      testResults: [
        {
          name: inRoot('tests/unit/a.test.ts'),
          status: 'failed',
          assertionResults: [
            { status: 'passed', fullName: 'adds', failureMessages: [] },
            { status: 'failed', fullName: 'takes away', failureMessages: [stack] },
          ],
        },
      ],
    };
    expect(vitestFailures(report)).toEqual([
      { title: 'takes away', where: 'tests/unit/a.test.ts:7', error: stack },
    ]);
  });

  test('is the file where that cannot be loaded', () => {
    const file = {
      name: inRoot('tests/unit/b.test.ts'),
      status: 'failed',
      message: 'no such module',
      assertionResults: [],
    };
    expect(vitestFailures({ testResults: [file] })).toEqual([
      { title: 'the file could not be run', where: 'tests/unit/b.test.ts', error: 'no such module' },
    ]);
    expect(vitestFailures(undefined)).toEqual([]);
  });
});

describe('what failed in Playwright', () => {
  const spec = (title: string, line: number, status: string, errors: { message: string }[][]) => ({
    title,
    file: 'a.spec.ts',
    line,
    tests: [{ status, results: errors.map((all) => ({ status: 'failed', errors: all })) }],
  });
  const report = {
    config: { rootDir: inRoot('tests/e2e') },
    errors: [{ message: 'the server did not start' }],
    suites: [
      {
        title: 'a.spec.ts',
        file: 'a.spec.ts',
        specs: [spec('passes', 3, 'expected', [[]])],
        suites: [
          {
            title: 'on a phone',
            file: 'a.spec.ts',
            specs: [
              spec('shows', 9, 'unexpected', [[{ message: 'not seen' }], [{ message: 'not seen again' }]]),
              spec('moves', 12, 'flaky', [[{ message: 'too slow' }], []]),
              spec('should fail', 15, 'unexpected', [[]]),
            ],
          },
        ],
      },
    ],
  };

  test('has the titles above it, its line and its first message', () => {
    expect(playwrightFailures(report)).toEqual([
      { title: 'outside the tests', where: '', error: 'the server did not start' },
      { title: 'on a phone › shows', where: 'tests/e2e/a.spec.ts:9', error: 'not seen' },
      { title: 'on a phone › should fail', where: 'tests/e2e/a.spec.ts:15', error: 'It ended as failed.' },
    ]);
  });

  test('is told apart from what passed at the second try', () => {
    expect(playwrightFailures(report, 'flaky')).toEqual([
      { title: 'on a phone › moves', where: 'tests/e2e/a.spec.ts:12', error: 'too slow' },
    ]);
  });
});

describe('the end of the log', () => {
  const failure = (title: string, error: string) => ({ title, where: 'a.ts:1', error });

  test('has the first lines of each error, without colours and empty lines', () => {
    expect(describeFailures([failure('one', '\u001b[31mred\u001b[0m\n\nblue\ngreen')], 2)).toBe(
      '✘ one (a.ts:1)\n  red\n  blue\n  … 1 lines more',
    );
  });

  test('only names those beyond the first dozen', () => {
    const all = Array.from({ length: 14 }, (_, index) => failure(`number ${index + 1}`, 'why'));
    const lines = describeFailures(all).split('\n');
    expect(lines.filter((line) => line === '  why')).toHaveLength(12);
    expect(lines.at(-1)).toBe('✘ number 14 (a.ts:1)');
  });
});

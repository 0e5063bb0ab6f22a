export interface Counts {
  passed: number;
  failed: number;
  /** Passed, but only at the second try. */
  flaky: number;
}

/** What the last lines of Vitest and Playwright say; of any other program, that it passed or failed. */
export function countsIn({ ok, output }: { ok: boolean; output: string }): Counts {
  // "Tests  2 failed | 40 passed (42)" of Vitest, and Playwright's lines, each with one count: "  40 passed (1.2m)".
  const ends = output.match(/^ +Tests {2}.*$|^ {2}\d+ (passed|failed|flaky)\b/gm) ?? [];
  const sum = (word: string) =>
    ends.reduce((all, end) => all + Number(new RegExp(`(\\d+) ${word}`).exec(end)?.[1] ?? 0), 0);
  const [passed, failed, flaky] = [sum('passed'), sum('failed'), sum('flaky')];
  if (ok && passed === 0) return { passed: 1, failed, flaky };
  // A file that cannot be loaded has no test that fails.
  return { passed: passed + flaky, failed: Math.max(failed, ok ? 0 : 1), flaky };
}

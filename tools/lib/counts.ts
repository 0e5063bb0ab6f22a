/** What the last lines of Vitest and Playwright say; of any other program, that it passed or failed. */
export function countsIn({ ok, output }: { ok: boolean; output: string }) {
  // "Tests  2 failed | 40 passed (42)" of Vitest, and Playwright's lines, each with one count: "  40 passed (1.2m)".
  const ends = output.match(/^ +Tests {2}.*$|^ {2}\d+ (passed|failed)\b/gm) ?? [];
  const sum = (word: string) =>
    ends.reduce((all, end) => all + Number(new RegExp(`(\\d+) ${word}`).exec(end)?.[1] ?? 0), 0);
  const [passed, failed] = [sum('passed'), sum('failed')];
  if (ok && passed === 0) return { passed: 1, failed };
  // A file that cannot be loaded has no test that fails.
  return { passed, failed: Math.max(failed, ok ? 0 : 1) };
}

/** What failed, as Vitest (" FAIL  …"), the end of Playwright's list ("    [site] › …") and concurrently name it. */
export const failuresIn = (output: string) => [
  ...new Set(output.match(/^(?: FAIL | {4}\[).*$|^\[.*exited with code [1-9].*$/gm)),
];

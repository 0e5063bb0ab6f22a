// What the reports of Vitest and Playwright say: how many tests passed, how many failed.

/** Never lets a run that ended badly count as clean. */
const honest = (counts, ok) => (ok || counts.failed > 0 ? counts : { ...counts, failed: 1 });

export function vitestCounts(report, ok) {
  if (!report) return honest({ passed: 0, failed: 0 }, ok);
  // A file that cannot even be loaded has no tests of its own to fail.
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return honest({ passed: report.numPassedTests, failed: report.numFailedTests + broken.length }, ok);
}

export function playwrightCounts(report, ok) {
  if (!report) return honest({ passed: 0, failed: 0 }, ok);
  const { expected, flaky, unexpected } = report.stats;
  return honest({ passed: expected + flaky, failed: unexpected }, ok);
}

export const oneCheck = (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });

export const sum = (all) =>
  all.reduce((total, one) => ({ passed: total.passed + one.passed, failed: total.failed + one.failed }), {
    passed: 0,
    failed: 0,
  });

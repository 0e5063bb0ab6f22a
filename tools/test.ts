// npm test: runs these commands in order and ends with one line of counts. CI=true runs all of them (CONTRIBUTING.md).
// .github/workflows/proof.yml runs the same in parallel jobs: add a new step there as well.
import { availableParallelism } from 'node:os';
import { countTests, run } from './lib/run.ts';

const isCi = Boolean(process.env.CI);
const startedAt = Date.now();
const total = { passed: 0, failed: 0, skipped: 0 };
const failures: string[] = [];
const minutesSince = (time: number) => `${((Date.now() - time) / 60_000).toFixed(1)} min`;

/** Returns true when the command succeeded. */
async function step(name: string, command: string, ...args: string[]): Promise<boolean> {
  const since = Date.now();
  console.log(`\n══ ${name}`);
  const outcome = await run(command, args, { show: true });
  const counts = countTests(outcome);
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped;
  // Failures as Vitest (" FAIL  …"), Playwright ("    [site] › …") and concurrently name them.
  const found = outcome.output.match(/^(?: FAIL | {4}\[).*$|^\[.*exited with code [1-9].*$/gm) ?? [];
  if (counts.failed > 0) failures.push(name, ...new Set(found));
  console.log(`══ ${name}: ${counts.failed > 0 ? 'FAILED' : 'ok'}, ${minutesSince(since)}`);
  return counts.failed === 0;
}
const projects = (...names: string[]) => names.map((name) => `--project=${name}`);

const isBuilt = await step('build', 'node', 'tools/build.ts');
await step('check', 'npm', 'run', 'check');
// One worker more than there are cores: many tests wait for a process or a timer.
const workers = `--maxWorkers=${availableParallelism() + 1}`;
// In CI, the re-branding job runs the tests of the packages that need no site, in a copy without one.
const unitTests = isCi
  ? projects('fast', 'astro', 'slow', 'desk-slow', 'editor', 'studio')
  : projects('fast', 'astro', 'contract', 'content-model', 'content-check');
await step('unit tests', 'vitest', 'run', workers, ...unitTests);

if (isBuilt) {
  await step('budgets', 'node', 'tools/budgets.ts');
  await step('browsers', 'node', 'tests/e2e/support/browsers.ts');
  // The project "words" runs in the re-branding job, on the words of another practice.
  const selected = isCi ? projects('own site', 'editor', 'site') : ['--grep', '@task'];
  await step('browser tests', 'playwright', 'test', '--reporter=list', ...selected);
  if (isCi) {
    await step('re-branding job', 'node', 'tests/rebranding/run.ts');
    await step('html', 'html-validate', 'dist/**/*.html');
  }
}

if (total.skipped > 0)
  console.log(`\n${total.skipped} tests were skipped: docs/engines.md lists the browsers they need.`);
const success = isCi ? 'Everything passed.' : 'All of these passed. CI=true npm test runs the others too.';
console.log(failures.length > 0 ? `\nFailed:\n${failures.join('\n')}` : `\n${success}`);
console.log(`${minutesSince(startedAt)}.\n${total.passed} passed, ${total.failed} failed`);
if (total.failed > 0) process.exitCode = 1;

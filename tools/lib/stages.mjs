// What `npm test` proves, in this order. Each stage returns { ok, note?, output?, warning?, counts }; one that is
// marked `beside` runs while the next ones do, one that is `early` while the packages are installed, and one that
// `needs` another is not run when that failed.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getChromium } from './chromium.mjs';
import { oneCheck, playwrightCounts, vitestCounts } from './counts.mjs';
import { describeFailures, playwrightFailures, vitestFailures } from './failures.mjs';
import { commandFile } from './project.mjs';
import { captureNode } from './run.mjs';
import { buildSite, compressSite } from './site.mjs';

const check = (name, command, part = 'check') => ({
  part,
  name,
  run: async () => {
    const result = await captureNode(command());
    return { ...result, counts: oneCheck(result.ok) };
  },
});

const site = { build: 'the site could not be built' };

export const stages = [
  { part: 'e2e', name: 'browser', run: browser, beside: true, early: true },
  check('content', () => ['tools/check-content.ts']),
  // One long thread, which reads what the build writes: it must be over by then.
  { ...check('types', () => [commandFile('astro'), 'check']), beside: true },
  check('lint', () => [commandFile('eslint'), '.', '--max-warnings', '0']),
  check('format', () => [commandFile('prettier'), '--check', '--log-level', 'warn', '.']),
  { part: 'unit', name: 'unit tests', run: unit },
  { part: 'build', name: 'build', run: build },
  { ...check('html', () => [commandFile('html-validate'), 'dist/**/*.html'], 'html'), needs: site },
  { ...check('budgets', () => ['tools/budgets.ts'], 'budgets'), needs: site },
  {
    part: 'e2e',
    name: 'end-to-end tests',
    run: endToEnd,
    needs: { ...site, browser: 'there is no browser' },
  },
];

/** It may have to be fetched first. */
async function browser(say, _extra, packages) {
  const found = await getChromium(say, packages);
  return { ...found, counts: oneCheck(found.ok) };
}

async function unit(_say, extra) {
  return withReport(async (file) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const result = await captureNode([commandFile('vitest'), 'run', ...reporters, ...extra]);
    const report = readReport(file);
    const counts = vitestCounts(report, result.ok);
    return { ...result, counts, note: words(counts), output: explain(vitestFailures(report), result) };
  });
}

async function build() {
  const built = await buildSite();
  if (!built.ok) return { ...built, counts: oneCheck(false) };
  const compressed = await compressSite();
  return { ...compressed, note: built.note, counts: oneCheck(compressed.ok) };
}

async function endToEnd(say, extra) {
  return withReport(async (file) => {
    const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: file };
    const result = await captureNode(
      [commandFile('@playwright/test', 'playwright'), 'test', '--reporter=list,json', ...extra],
      {
        env,
        onLine: countLines(say),
      },
    );
    const report = readReport(file);
    const counts = playwrightCounts(report, result.ok);
    const flaky = playwrightFailures(report, 'flaky');
    return {
      ...result,
      counts,
      note: words(counts) + (flaky.length ? `, ${flaky.length} of them flaky` : ''),
      output: explain(playwrightFailures(report), result),
      warning: flaky.length ? `Flaky: passed only at the second try.\n${describeFailures(flaky, 10)}` : '',
    };
  });
}

/** Playwright prints how many tests there are, then one line for each that ended. */
function countLines(say) {
  let all = '?';
  let done = 0;
  return (line) => {
    all = /^Running (\d+) tests?/.exec(line)?.[1] ?? all;
    if (/^\s+[✓✘✔x×-]\s+\d+ /.test(line)) say(`${++done} of ${all}`);
  };
}

const words = ({ passed, failed }) => (failed ? `${passed} passed, ${failed} failed` : `${passed} passed`);

/** The failures one by one; where a run broke down before it could name them, the end of what it printed. */
const explain = (failures, { output }) =>
  failures.length ? describeFailures(failures) : output.trimEnd().split('\n').slice(-60).join('\n');

async function withReport(work) {
  const folder = mkdtempSync(path.join(tmpdir(), 'report-'));
  try {
    return await work(path.join(folder, 'report.json'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

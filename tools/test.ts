// npm test: proves everything, and ends with one line of counts.
//   npm test -- --only unit            one part: check, unit, build, html, budgets, e2e or owners (or several: --only check,unit)
//   npm test -- --only e2e home.spec   what follows is handed to Vitest or Playwright
//   npm test -- --only e2e look --update-snapshots   takes what the pages look like now as right
import { isBuilt } from './lib/built-from.ts';
import { getChromium } from './lib/chromium.ts';
import { run } from './lib/run.ts';
import { buildSite } from './lib/site.ts';
import { choose, usage } from './test/choose.ts';
import { begin } from './test/steps.ts';

const { CI } = process.env;
const choice = choose(process.argv.slice(2), Boolean(CI), isBuilt);
if (!choice) {
  console.log(`${usage}\n0 passed, 1 failed`);
  process.exit(1);
}
const { parts, words } = choice;
const { step, end } = begin(parts);

const browser = step('e2e', 'browser', getChromium);
const content = await step('check', 'content', () => run('node', ['tools/check-content.ts']));
// It reads the content too, and so does the build. What is wrong there is said once, by the check above.
const types = step('check', 'types', () => run('astro', ['check']), content);
// The linter takes as long as these two. The build, whose files the types are read from, waits for them.
const format = types.then(() =>
  step('check', 'format', () => run('prettier', ['--check', '--log-level', 'warn', '.'])),
);
await step('check', 'lint', () => run('eslint', ['.', '--max-warnings', '0']));
await step('check', 'styles', () => run('stylelint', ['src/**/*.{css,astro}']));
await step('unit', 'unit tests', (json) => {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${json}`];
  return run('vitest', ['run', ...reporters, ...words], { show: true });
});
await format;
const site = await step('build', 'build', () => buildSite(), content);
const playwright = (json: string) => {
  const options = { show: true, env: { PLAYWRIGHT_JSON_OUTPUT_FILE: json } };
  return run('playwright', ['test', `--reporter=${CI ? 'dot' : 'list'},json`, ...words], options);
};
const [visits] = await Promise.all([
  step('e2e', 'end-to-end tests', playwright, site, await browser),
  step('html', 'html', () => run('html-validate', ['dist/**/*.html']), site),
  step('budgets', 'budgets', () => run('node', ['tools/budgets.ts']), site),
]);
const owners = (json: string) => run('node', ['tests/owners/run.ts', json], { show: true });
await step('owners', "the owners' job", owners, visits);

process.exitCode = end() ? 0 : 1;

// npm test: proves the site, and ends with one line of counts. By itself it proves what a change of the site needs in
// less than five minutes, and with CI=true everything. CONTRIBUTING says how to run one part.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { getChromium } from './lib/chromium.ts';
import { countsIn, failuresIn } from './lib/counts.ts';
import { getEngines, howToGetEngines } from './lib/engines.ts';
import { root, run, type Outcome } from './lib/run.ts';
import { buildSite } from './lib/site.ts';

const inCi = Boolean(process.env.CI);
const begun = Date.now();
const sum = { passed: 0, failed: 0 };
/** Tasks of engines that are not on this computer: the only tests that are skipped. */
let notProved = 0;
const notInOrder: string[] = [];
const minutes = (since: number) => `${((Date.now() - since) / 60_000).toFixed(1)} min`;

/** Answers whether others may build upon it. */
async function step(name: string, work: () => Promise<Outcome>): Promise<boolean> {
  const since = Date.now();
  console.log(`\n══ ${name}`);
  const outcome = await work();
  const { passed, failed } = countsIn(outcome);
  notProved += Number(/^ {2}(\d+) skipped/m.exec(outcome.output)?.[1] ?? 0);
  sum.passed += passed;
  sum.failed += failed;
  if (failed > 0) notInOrder.push([name, ...failuresIn(outcome.output)].join('\n'));
  console.log(`══ ${name}: ${failed > 0 ? 'FAILED' : 'ok'}, ${minutes(since)}`);
  return failed === 0;
}
const command = (name: string, program: string, ...words: string[]) =>
  step(name, () => run(program, words, { show: true }));

// It writes the types of the content, too, which the check needs.
const isBuilt = await step('build', buildSite);
await command('check', 'npm', 'run', 'check');
await command('lint by types', 'oxlint');
// What a package takes from the site: a change of it may be felt in each.
const contract = ['src/forms', 'src/schemas', 'src/lib/dates.ts', 'package-lock.json'];
const packages = () => readdirSync('packages').filter((name) => isChanged(`packages/${name}`, ...contract));
const projects = inCi ? [] : ['fast', 'astro', ...packages()].map((name) => `--project=${name}`);
// One more than there are cores: many wait, for a process, a commit, a pause.
await command('unit tests', 'vitest', 'run', `--maxWorkers=${availableParallelism() + 1}`, ...projects);

if (isBuilt) {
  await command('budgets', 'node', 'tools/budgets.ts');
  // What meets the practice's words is proved by the owners' job, on the words of another.
  const words = inCi
    ? ['own site', 'editor', 'site'].map((name) => `--project=${name}`)
    : ['--grep', '@task'];
  if (inCi) await getEngines();
  if (await step('browser', getChromium))
    await command('browser tests', 'playwright', 'test', '--reporter=list', ...words);
  if (inCi) await command("the owners' job", 'node', 'tests/owners/run.ts');
}

if (inCi) await command('html', 'html-validate', 'dist/**/*.html');

/** Whether something there differs from the main branch, committed or not. Where there is no Git, it may. */
function isChanged(...places: string[]): boolean {
  const git = (...words: string[]) => spawnSync('git', words, { cwd: root, encoding: 'utf8' }).stdout.trim();
  const main = git('merge-base', 'HEAD', 'origin/HEAD') || git('merge-base', 'HEAD', 'main');
  const isUntouched =
    spawnSync('git', ['diff', '--quiet', main, '--', ...places], { cwd: root }).status === 0;
  return !isUntouched || git('ls-files', '--others', '--exclude-standard', '--', ...places) !== '';
}

// Said again at the end: of a long log, that is what people see.
const state = notInOrder.length > 0 ? `Not in order:\n${notInOrder.join('\n')}` : 'Everything is in order.';
if (notProved > 0) console.log(`\nNot proved: ${notProved} tasks. ${howToGetEngines}`);
console.log(`\n${state}\n${minutes(begun)}.\n${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = notInOrder.length > 0 ? 1 : 0;

// npm test: proves everything, and ends with one line of counts.
//   npm test -- --only unit            one part: check, unit, build, html, budgets or e2e (or several: --only check,unit)
//   npm test -- --only e2e home.spec   what follows is handed to Vitest or Playwright
//   npm test -- --only e2e look --update-snapshots   takes what the pages look like now as right
import { parseArgs } from 'node:util';
import { sum } from './lib/counts.mjs';
import { install } from './lib/install.mjs';
import { notRun, step, tell } from './lib/progress.mjs';
import { Problem, explain } from './lib/project.mjs';
import { whyBuild } from './lib/site.mjs';
import { stages } from './lib/stages.mjs';

const parts = ['check', 'unit', 'build', 'html', 'budgets', 'e2e'];
const needSite = ['html', 'budgets', 'e2e'];

try {
  const since = Date.now();
  const { only, extra } = readArguments();
  const results = await runAll(choose(only), extra, install());
  summarise(results, since);
} catch (error) {
  explain(error);
  if (error instanceof Problem) console.log('0 passed, 1 failed');
}

function readArguments() {
  const { values, positionals } = parseArgs({
    options: {
      only: { type: 'string', multiple: true, default: [] },
      'update-snapshots': { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const only = values.only.flatMap((names) => names.split(','));
  const wrong = only.find((name) => !parts.includes(name));
  if (wrong) throw new Problem(`There is no part called ${wrong}: the parts are ${parts.join(', ')}.`);
  if ((positionals.length || values['update-snapshots']) && only.length !== 1)
    throw new Problem('Names of tests need --only unit or --only e2e.');
  const update = values['update-snapshots'] ? ['--update-snapshots'] : [];
  return { only, extra: [...positionals, ...update] };
}

/** The parts asked for. Some need a site that is built from these sources. */
function choose(only) {
  if (only.length === 0) return stages;
  const wanted = only.some((part) => needSite.includes(part)) && whyBuild() ? [...only, 'build'] : only;
  return stages.filter(({ part }) => wanted.includes(part));
}

async function runAll(chosen, extra, packages) {
  const results = [];
  const beside = [];
  const installed = packages.catch(async (error) => {
    await Promise.all(beside); // the last word is the count
    throw error;
  });
  for (const stage of chosen) {
    const { part, name, run, needs = {} } = stage;
    if (!stage.early) await installed;
    if (part === 'build' || needSite.includes(part)) await Promise.all(beside);
    const missing = results.find((result) => !result.ok && result.name in needs);
    if (missing) {
      notRun(name, needs[missing.name]);
      results.push({ name, ok: false, counts: { passed: 0, failed: 0 } });
      continue;
    }
    const later = stage === chosen.at(-1);
    const done = step(name, (say) => run(say, extra, packages), { later }).then((result) =>
      results.push({ name, ...result }),
    );
    if (stage.beside) beside.push(done);
    else await done;
  }
  await Promise.all(beside);
  return results;
}

/** The end of the log tells everything: what is worth knowing, then what failed, then the counts. */
function summarise(results, since) {
  const { passed, failed } = sum(results.map((result) => result.counts));
  const minutes = ((Date.now() - since) / 60_000).toFixed(1);
  const bad = results.filter((result) => !result.ok);
  for (const { warning } of results) if (warning) console.log(`\n${warning}`);
  for (const result of bad.filter(({ output }) => output)) {
    console.log(`\n${result.name}:`);
    tell(result);
  }
  const state = bad.length
    ? `Not in order: ${bad.map(({ name }) => name).join(', ')}.`
    : 'Everything is in order.';
  console.log(`\n${state} ${minutes} min.`);
  if (bad.length || passed === 0) process.exitCode = 1;
  console.log(`${passed} passed, ${failed} failed`);
}

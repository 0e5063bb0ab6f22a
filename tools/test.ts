// npm test: proves everything, and ends with one line of counts.
//   npm test -- --only unit            one part: check, unit, build, html, budgets, e2e or owners (or several: --only check,unit)
//   npm test -- --only e2e home.spec   what follows is handed to Vitest or Playwright
//   npm test -- --only e2e look --update-snapshots   takes what the pages look like now as right
import { isBuilt } from './lib/site.ts';
import { isClean, notRun, report, resultOf, type Result } from './test/results.ts';
import { stages, type Stage } from './test/stages.ts';

const since = Date.now();
const [only, list = '', ...words] = process.argv.slice(2);
const results = await runAll(choose());
process.exitCode = isClean(results) ? 0 : 1;
console.log(report(results, ((Date.now() - since) / 60_000).toFixed(1)));

function choose(): Stage[] {
  if (only === undefined) return stages.filter(({ onlyInCi }) => !onlyInCi || process.env.CI);
  const parts = list.split(',');
  const unknown = parts.find((name) => !stages.some(({ part }) => part === name));
  if (only !== '--only' || unknown !== undefined || (words.length > 0 && !['unit', 'e2e'].includes(list))) {
    console.log(
      'npm test -- --only check, unit, build, html, budgets, e2e or owners (or several: --only check,unit).',
    );
    console.log('Further words need --only unit or --only e2e: they go to Vitest or Playwright.');
    console.log('0 passed, 1 failed');
    process.exit(1);
  }
  const wanted = stages.filter(({ part }) => parts.includes(part));
  const needSite = wanted.some(({ needs = [] }) => needs.includes('build'));
  return stages.filter(
    (stage) => wanted.includes(stage) || (stage.part === 'build' && needSite && !isBuilt()),
  );
}

async function runAll(chosen: Stage[]): Promise<Result[]> {
  const begun = new Map<string, Promise<Result>>();
  const ended = (names: string[] = []) => Promise.all(names.map(async (name) => begun.get(name)));
  for (const stage of chosen) {
    await ended(stage.after);
    const missing = (await ended(stage.needs)).find((result) => result?.ok === false);
    const result = missing ? leaveOut(stage, missing) : runOne(stage);
    begun.set(stage.name, result);
    if (!stage.beside) await result;
  }
  return Promise.all(begun.values());
}

async function leaveOut({ name }: Stage, missing: Result): Promise<Result> {
  console.log(`  left out: ${name}, since ${missing.name} is not in order`);
  return notRun(name);
}

async function runOne({ name, run }: Stage): Promise<Result> {
  const begun = Date.now();
  console.log(`  …      ${name}`);
  const result = resultOf(name, await run(words));
  const seconds = ((Date.now() - begun) / 1000).toFixed(1);
  console.log(`  ${result.ok ? 'ok    ' : 'FAILED'} ${name}  ${seconds} s`);
  if (!result.ok && result.output) console.log(result.output);
  return result;
}

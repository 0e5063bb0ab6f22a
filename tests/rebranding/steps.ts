// Runs commands and checks on the copy, and counts their results.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { countTests, run } from '#tools/lib/run.ts';

export const total = { passed: 0, failed: 0 };

function report(name: string, isOk: boolean, passed: number, detail: string): boolean {
  total.passed += passed;
  if (!isOk) total.failed += 1;
  console.log(`  ${isOk ? 'ok    ' : 'FAILED'} ${name}: ${detail}`);
  return isOk;
}

/** Runs a command in the copy and prints its output when it fails. Returns true when it succeeded. */
export async function runIn(
  copy: string,
  name: string,
  [command = '', ...args]: string[],
  env?: NodeJS.ProcessEnv,
): Promise<boolean> {
  const since = Date.now();
  // The copy chooses its port itself.
  const outcome = await run(command, args, { cwd: copy, env: { E2E_PORT: undefined, ...env } });
  if (!outcome.ok) console.log(outcome.output.trimEnd());
  const { passed } = countTests(outcome);
  return report(name, outcome.ok, passed, `${passed} passed  ${((Date.now() - since) / 1000).toFixed(1)} s`);
}

/** Prints the first problems. Returns true when there are none. */
export function check(name: string, problems: string[], detail: string): boolean {
  for (const problem of problems.slice(0, 12)) console.log(problem);
  return report(name, problems.length === 0, Number(problems.length === 0), detail);
}

/** Returns the files of a folder by their relative path. */
export const readFiles = (folder: string, pattern = '**/*') =>
  new Map(
    globSync(pattern, { cwd: folder, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(folder, file), readFileSync(file)]),
  );

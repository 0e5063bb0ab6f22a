// Runs one of the project's own commands in the copy, and reads how much it proved.
import { countsIn } from '#tools/lib/counts.ts';
import { run } from '#tools/lib/run.ts';

export interface Result {
  name: string;
  ok: boolean;
  passed: number;
}

/** What a command printed is shown only when it failed. */
export async function prove(copy: string, name: string, [command = '', ...words]: string[]): Promise<Result> {
  const since = Date.now();
  // The port is the copy's own to choose.
  const outcome = await run(command, words, { cwd: copy, env: { E2E_PORT: undefined } });
  const { ok, output } = outcome;
  const { passed } = countsIn(outcome);
  if (!ok) console.log(output.trimEnd());
  const seconds = ((Date.now() - since) / 1000).toFixed(1);
  console.log(`  ${ok ? 'ok    ' : 'FAILED'} ${name}: ${passed} passed  ${seconds} s`);
  return { name, ok, passed };
}

/** What was seen to be wrong is shown, if anything was. */
export function report(name: string, wrong: string[], seen: string): Result {
  const ok = wrong.length === 0;
  for (const words of wrong.slice(0, 12)) console.log(words);
  console.log(`  ${ok ? 'ok    ' : 'FAILED'} ${name}: ${seen}`);
  return { name, ok, passed: Number(ok) };
}

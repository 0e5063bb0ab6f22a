import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Outcome } from '../lib/run.ts';
import type { Part } from './choose.ts';
import { countsOf, type Counts } from './counts.ts';

/** Runs the steps of these parts, says how far it is, and counts. */
export function begin(parts: readonly Part[]) {
  const since = Date.now();
  const results: (Counts & { name: string; output: string })[] = [];
  const leftOut: string[] = [];
  // A new one each time: nothing that an earlier run wrote is counted.
  const folder = mkdtempSync(path.join(tmpdir(), 'npm-test-'));

  /** Tests get a file for what they prove. Answers whether others may build upon it, as upon what nobody asked for. */
  async function step(
    part: Part,
    name: string,
    run: (json: string) => Promise<Outcome>,
    ...needs: boolean[]
  ) {
    if (!parts.includes(part)) return true;
    if (needs.includes(false)) {
      console.log(`  left out: ${name}`);
      leftOut.push(name);
      return false;
    }
    const begun = Date.now();
    console.log(`  …      ${name}`);
    const json = path.join(folder, `${part}.json`);
    const { ok, output } = await run(json);
    const result = { ...countsOf(ok, json), name, output };
    const state = result.failed === 0 ? 'ok    ' : 'FAILED';
    console.log(`  ${state} ${name}  ${((Date.now() - begun) / 1000).toFixed(1)} s`);
    if (result.failed > 0 && output) console.log(output);
    results.push(result);
    return result.failed === 0;
  }

  /** Says again what the tools that failed said last, and then the counts. Answers whether all is in order. */
  function end(): boolean {
    rmSync(folder, { recursive: true });
    const bad = results.filter(({ failed }) => failed > 0);
    for (const { name, output } of bad)
      if (output) console.log(`\n${name}:\n${output.trimEnd().split('\n').slice(-60).join('\n')}`);
    const sum = (key: keyof Counts) => results.reduce((all, result) => all + result[key], 0);
    const names = bad.map(({ name }) => name).join(', ');
    const state = names ? `Not in order: ${names}.` : 'Everything is in order.';
    const left = leftOut.length > 0 ? ` Left out: ${leftOut.join(', ')}.` : '';
    const flaky = sum('flaky') > 0 ? ` Flaky: ${sum('flaky')}, named above.` : '';
    console.log(`\n${state}${left}${flaky} ${((Date.now() - since) / 60_000).toFixed(1)} min.`);
    console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
    return !names && !left && sum('passed') > 0;
  }
  return { step, end };
}

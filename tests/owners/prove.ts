// Runs one of the project's own commands in the copy, and reads how much it proved.
import { spawn } from 'node:child_process';

export interface Result {
  name: string;
  ok: boolean;
  passed: number;
}

/** What a command printed is shown only when it failed. */
export async function prove(copy: string, name: string, command: string[]): Promise<Result> {
  const since = Date.now();
  const { ok, output } = await run(copy, command);
  const [, passed = Number(ok)] = /(\d+) passed, \d+ failed\s*$/.exec(output) ?? [];
  if (!ok) console.log(output.trimEnd());
  const seconds = ((Date.now() - since) / 1000).toFixed(1);
  console.log(`  ${ok ? 'ok    ' : 'FAILED'} ${name}: ${passed} passed  ${seconds} s`);
  return { name, ok, passed: Number(passed) };
}

function run(cwd: string, [command = '', ...args]: string[]): Promise<{ ok: boolean; output: string }> {
  return new Promise((resolve) => {
    // The port and the like are the copy's own to choose.
    const { E2E_PORT: _port, ...env } = process.env;
    const child =
      command === 'node'
        ? spawn(process.execPath, args, { cwd, env })
        : spawn(command, args, { cwd, env, shell: process.platform === 'win32' });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.on('error', (error) => resolve({ ok: false, output: output + error.message }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}

// Running other programs: those of the installed packages by their name, the project's own files by `node`.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const commands = path.join(root, 'node_modules/.bin') + path.delimiter + (process.env.PATH ?? '');

export interface Outcome {
  ok: boolean;
  /** What it printed, unless it was shown at once. */
  output: string;
}

interface Options {
  /** The project itself, unless another folder is named. */
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Shows what it prints as it comes, instead of keeping it. */
  show?: boolean;
}

export function run(command: string, words: string[], { cwd = root, env, show = false }: Options = {}) {
  const child = spawn(command, words, {
    cwd,
    env: { ...process.env, PATH: commands, ASTRO_TELEMETRY_DISABLED: '1', ...env },
    // There, the commands of packages are files for a shell.
    shell: process.platform === 'win32',
    stdio: show ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (text: string) => (output += text);
  child.stdout?.setEncoding('utf8').on('data', keep);
  child.stderr?.setEncoding('utf8').on('data', keep);

  // Ctrl-C reaches the whole group; whoever ends only this process means its children too.
  const stop = () => {
    child.kill();
    setImmediate(() => process.exit(143));
  };
  process.on('SIGTERM', stop).on('SIGHUP', stop);
  return new Promise<Outcome>((resolve) => {
    child.on('error', (error) => keep(`${error.message}\n`));
    child.on('close', (code) => {
      process.off('SIGTERM', stop).off('SIGHUP', stop);
      resolve({ ok: code === 0, output });
    });
  });
}

// Running other programs: those of the installed packages by their name, the project's own files by `node`.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const commands = path.join(root, 'node_modules/.bin') + path.delimiter + (process.env.PATH ?? '');

/** Where a command may be, the likeliest first. */
export const filesInPath = (name: string) =>
  (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, name));

export interface Outcome {
  ok: boolean;
  /** What it printed, without colours. */
  output: string;
}

interface Options {
  /** The project itself, unless another folder is named. */
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Whether what it prints is shown as it comes. */
  show?: boolean;
}

export function run(command: string, words: string[], { cwd = root, env, show = false }: Options = {}) {
  const colours = show && process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const child = spawn(command, words, {
    cwd,
    env: { ...process.env, ...colours, PATH: commands, ASTRO_TELEMETRY_DISABLED: '1', ...env },
    // There, the commands of packages are files for a shell.
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (text: string) => {
    output += text;
    if (show) process.stdout.write(text);
  };
  child.stdout.setEncoding('utf8').on('data', keep);
  child.stderr.setEncoding('utf8').on('data', keep);

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
      resolve({ ok: code === 0, output: stripVTControlCharacters(output) });
    });
  });
}

/** Ends this process with the one that started it: npm's shell ends at a signal without handing it on. */
export function endWithParent() {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && process.kill(process.pid, 'SIGTERM'), 500).unref();
}

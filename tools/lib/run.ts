// Runs other programs: commands of installed packages by name, the project's own files with `node`.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const PATH = path.join(root, 'node_modules/.bin') + path.delimiter + (process.env.PATH ?? '');

export interface Outcome {
  ok: boolean;
  /** Stdout and stderr, without colours. */
  output: string;
}

interface Options {
  /** The root of the project by default. */
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Prints the output as it comes. */
  show?: boolean;
}

export function run(command: string, args: string[], { cwd = root, env, show = false }: Options = {}) {
  const colours = show && process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...colours, PATH, ASTRO_TELEMETRY_DISABLED: '1', ...env },
    // On Windows, the commands of packages are shell scripts.
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const append = (text: string) => {
    output += text;
    if (show) process.stdout.write(text);
  };
  child.stdout.setEncoding('utf8').on('data', append);
  child.stderr.setEncoding('utf8').on('data', append);

  // Ctrl-C reaches the whole process group; a signal to this process alone does not reach its children.
  const stop = () => {
    child.kill();
    setImmediate(() => process.exit(143));
  };
  process.on('SIGTERM', stop).on('SIGHUP', stop);
  return new Promise<Outcome>((resolve) => {
    child.on('error', (error) => append(`${error.message}\n`));
    child.on('close', (code) => {
      process.off('SIGTERM', stop).off('SIGHUP', stop);
      resolve({ ok: code === 0, output: stripVTControlCharacters(output) });
    });
  });
}

/** Counts the tests in the last lines of Vitest and Playwright; any other program counts as one. */
export function countTests({ ok, output }: Outcome) {
  // Vitest: "Tests  2 failed | 40 passed (42)". Playwright: "  40 passed (1.2m)", "  2 skipped", one per line.
  const lines = output.match(/^ +Tests {2}.*$|^ {2}\d+ (passed|failed|skipped)\b/gm) ?? [];
  const sum = (word: string) =>
    lines.reduce((total, line) => total + Number(new RegExp(`(\\d+) ${word}`).exec(line)?.[1] ?? 0), 0);
  const [passed, failed, skipped] = [sum('passed'), sum('failed'), sum('skipped')];
  if (ok) return { passed: passed || 1, failed, skipped };
  // A test file that cannot be loaded has no failed test.
  return { passed, failed: failed || 1, skipped };
}

/** Stops this process when its parent ends: npm's shell does not pass signals on. */
export function exitWithParent() {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && process.kill(process.pid, 'SIGTERM'), 500).unref();
}

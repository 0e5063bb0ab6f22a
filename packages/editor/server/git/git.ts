import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** No hook, no pager, no question, and a name is a name: what a writer types is never a pattern or an option. */
const PLAIN = [
  '--literal-pathspecs',
  '--no-pager',
  '-c',
  'core.hooksPath=/dev/null',
  '-c',
  'core.quotePath=off',
];

/** Runs Git in the project and gives what it says. */
export async function git(root: string, ...words: string[]): Promise<string> {
  const env = { ...process.env, GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' };
  const { stdout } = await run('git', [...PLAIN, ...words], { cwd: root, env, maxBuffer: 32 * 1024 * 1024 });
  return stdout;
}

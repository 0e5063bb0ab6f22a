import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** No hooks, pager or prompts, and literal paths: a writer's input is never a pattern or an option. */
const PLAIN =
  '--literal-pathspecs --no-pager -c core.hooksPath=/dev/null -c core.quotePath=off -c commit.gpgSign=false -c tag.gpgSign=false';
const MAX_OUTPUT = 32 * 1024 * 1024;

/** Runs Git in the project, without the key of the desk. `index` replaces that of the working tree. */
export async function gitBytes(
  root: string,
  words: string[],
  { input, index }: { input?: string; index?: string } = {},
): Promise<Buffer> {
  const { EDITOR_KEY: _key, ...own } = process.env;
  const env = { ...own, ...(index && { GIT_INDEX_FILE: index }), GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' };
  const options = { cwd: root, env, encoding: 'buffer', maxBuffer: MAX_OUTPUT } as const;
  const running = run('git', [...PLAIN.split(' '), ...words], options);
  // A Git that has ended already reads no input.
  running.child.stdin?.on('error', () => undefined).end(input);
  return (await running).stdout;
}

/** Runs Git in the project and returns its output. */
export const git = async (root: string, ...words: string[]) => (await gitBytes(root, words)).toString();

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

export const CONTENT = 'src/content';

/** No hook, no pager, no question, and a name is a name: what a writer types is never a pattern or an option. */
const PLAIN =
  '--literal-pathspecs --no-pager -c core.hooksPath=/dev/null -c core.quotePath=off -c commit.gpgSign=false -c tag.gpgSign=false';

/** Runs Git in the project and gives what it says. */
export async function git(root: string, ...words: string[]): Promise<string> {
  const env = { ...process.env, GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' };
  const { stdout } = await run('git', [...PLAIN.split(' '), ...words], {
    cwd: root,
    env,
    maxBuffer: 32 * 1024 * 1024,
  });
  return stdout;
}

/** In the name of somebody: Git takes no name of dots alone. */
export function gitAs(root: string, person: string, ...words: string[]): Promise<string> {
  const name = /[\p{L}\p{N}]/u.test(person) ? person : 'Writer';
  const email = `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}@editor.invalid`;
  return git(root, '-c', `user.name=${name}`, '-c', `user.email=${email}`, ...words);
}

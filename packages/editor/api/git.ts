import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { kindOf } from '@clinic/content-check/read/files.ts';
import type { Change } from './types.ts';

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

/** Runs Git with this author. Git accepts no name of dots alone. */
export const gitAs = (root: string, person: string, ...words: string[]) =>
  git(root, ...authorOf(person), ...words);

export function authorOf(person: string): string[] {
  const name = /[\p{L}\p{N}]/u.test(person) ? person : 'Writer';
  const email = `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}@editor.invalid`;
  return ['-c', `user.name=${name}`, '-c', `user.email=${email}`];
}

/** Returns the texts of `commit:file` names, undefined for those that do not exist. */
export async function readBlobs(root: string, names: string[]): Promise<(string | undefined)[]> {
  const bytes = await gitBytes(root, ['cat-file', '--batch'], {
    input: names.map((name) => `${name}\n`).join(''),
  });
  let at = 0;
  return names.map(() => {
    const end = bytes.indexOf('\n', at);
    const size = /^[0-9a-f]+ blob (\d+)$/.exec(bytes.toString('utf8', at, end))?.[1];
    const start = end + 1;
    at = size ? start + Number(size) + 1 : start;
    return size ? bytes.toString('utf8', start, at - 1) : undefined;
  });
}

const LETTERS: Record<string, Change['how'] | undefined> = { A: 'new', D: 'gone', R: 'renamed' };

export interface ChangedFile {
  file: string;
  /** Its former name, when it was renamed. */
  was: string;
  how: Change['how'];
}

export interface Save {
  commit: string;
  by: string;
  at: string;
  files: ChangedFile[];
}

/** Returns the saves in this folder, newest first. Only a file that was renamed in one save counts as renamed. */
export async function savesIn(root: string, folder: string, commits: string): Promise<Save[]> {
  const format = '--format=%x01%an%x00%aI%x00%H';
  const log = await git(root, 'log', '-M', '--name-status', format, commits, '--', folder);
  return log.split('\u0001').flatMap((save) => {
    const [by = '', at = '', rest = ''] = save.split('\0');
    const commit = rest.slice(0, 40);
    return commit ? [{ by, at, commit, files: filesIn(rest.slice(40)) }] : [];
  });
}

/** Parses the output of `--name-status`. Git quotes names with special characters, which no page has. */
export const filesIn = (listed: string): ChangedFile[] =>
  listed.split('\n').flatMap((line) => {
    const [letters = '', was = '', file = was] = line.split('\t');
    const isPage = kindOf(file) !== undefined && kindOf(was) !== undefined;
    return isPage ? [{ file, was, how: LETTERS[letters[0] ?? ''] ?? 'changed' }] : [];
  });

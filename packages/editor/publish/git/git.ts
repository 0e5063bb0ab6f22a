import { git, gitBytes } from '../../api/git.ts';

export { git, gitBytes };

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

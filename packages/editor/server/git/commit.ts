import path from 'node:path';
import { git } from './git.ts';
import { push } from './push.ts';

const CONTENT = 'src/content';

/** Puts on record, in this name, what has changed in the content. */
export async function commitContent(root: string, person: string, say?: (sentence: string) => void) {
  await git(root, 'add', '--all', '--', CONTENT);
  const changed = await git(root, 'diff', '--cached', '--name-status', '-z', '-M', 'HEAD', '--', CONTENT);
  if (!changed) return;
  // Git takes no name of dots alone.
  const name = /[\p{L}\p{N}]/u.test(person) ? person : 'Writer';
  const email = `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}@editor.invalid`;
  const author = ['-c', `user.name=${name}`, '-c', `user.email=${email}`];
  const words = ['--quiet', '--no-verify', '--no-gpg-sign', `--message=${messageFor(changed)}`];
  await git(root, ...author, 'commit', ...words, '--', CONTENT);
  if (say) void push(root, say);
}

const VERBS: Record<string, string> = { A: 'Begin', M: 'Change', D: 'Remove', R: 'Rename' };

/** What was changed, as Git lists it, in a few words: the page first, and not what follows from it. */
function messageFor(listed: string): string {
  const parts = listed.split('\0').filter(Boolean);
  const changes: string[] = [];
  while (parts.length > 0) {
    const kind = parts.shift()?.[0] ?? '';
    const files = parts.splice(0, kind === 'R' ? 2 : 1).map((file) => path.posix.parse(file).name);
    changes.push(`${VERBS[kind] ?? 'Change'} ${files.join(' to ')}`);
  }
  const first = changes.find((words) => !words.startsWith('Change')) ?? changes[0] ?? '';
  return changes.length === 1 ? first : `${first}, and ${changes.length - 1} more`;
}

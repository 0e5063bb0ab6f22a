import path from 'node:path';
import { CONTENT, git, gitAs } from './git.ts';
import { push } from './push.ts';

type Say = (sentence: string) => void;

/** Whoever changes a file in the folder by hand. */
const SOMEBODY = 'Somebody at the server';

/** One save of a writer. What was changed by hand before gets a commit of its own. */
export async function saveAs<T>(root: string, name: string, say: Say, work: () => Promise<T>): Promise<T> {
  await commitContent(root, SOMEBODY);
  const done = await work();
  await commitContent(root, name, say);
  return done;
}

/** Puts on record, in this name, what has changed in the content. */
export async function commitContent(root: string, person: string, say?: Say) {
  await git(root, 'add', '--all', '--', CONTENT);
  const changed = await git(root, 'diff', '--cached', '--name-status', '-z', '-M', 'HEAD', '--', CONTENT);
  if (!changed) return;
  await gitAs(root, person, 'commit', '--quiet', `--message=${messageFor(changed)}`, '--', CONTENT);
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

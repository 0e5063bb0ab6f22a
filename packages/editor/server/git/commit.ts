import path from 'node:path';
import pLimit from 'p-limit';
import { CONTENT, git, gitAs } from './git.ts';
import { removeStaleLocks } from './locks.ts';

type Say = (sentence: string) => void;

/** Whoever changes a file in the folder by hand. */
const SOMEBODY = 'Somebody at the server';

/** One save of a writer. What was changed by hand before gets a commit of its own. */
export async function saveAs<T>(root: string, name: string, say: Say, work: () => Promise<T>): Promise<T> {
  removeStaleLocks(root, say);
  await commitContent(root, SOMEBODY);
  const done = await work();
  await commitContent(root, name, say);
  return done;
}

/** Puts on record, in this name, what has changed in the content. */
export async function commitContent(root: string, person: string, say?: Say) {
  await git(root, 'add', '--all', '--', CONTENT);
  const changed = await git(root, 'diff', '--cached', '--name-status', '-M', 'HEAD', '--', CONTENT);
  if (!changed) return;
  await gitAs(root, person, 'commit', '--quiet', `--message=${messageFor(changed)}`, '--', CONTENT);
  if (say) void push(root, say);
}

const VERBS: Record<string, string> = { A: 'Begin', M: 'Change', D: 'Remove', R: 'Rename' };

/** What was changed, as Git lists it, in a few words: the page first, and not what follows from it. */
function messageFor(listed: string): string {
  const changes = listed
    .trim()
    .split('\n')
    .map((line) => {
      const [kind = '', ...files] = line.split('\t');
      return `${VERBS[kind[0] ?? ''] ?? 'Change'} ${files.map((file) => path.posix.parse(file).name).join(' to ')}`;
    });
  const first = changes.find((words) => !words.startsWith('Change')) ?? changes[0] ?? '';
  return changes.length === 1 ? first : `${first}, and ${changes.length - 1} more`;
}

const pushes = pLimit(1);

/** In the background, and where there is a remote. What could not be pushed goes along with the next save. */
export async function push(root: string, say: Say) {
  // The one that waits takes along what is saved meanwhile.
  if (pushes.pendingCount > 0) return;
  await pushes(async () => {
    const remotes = await git(root, 'remote');
    // The desk takes its code from another branch, which only reviewed changes reach.
    const branch = `HEAD:refs/heads/${process.env.EDITOR_BRANCH || 'content'}`;
    if (remotes.split('\n').includes('origin')) await git(root, 'push', '--quiet', 'origin', branch);
  }).catch((error: Error) => say(`The newest changes could not be pushed. ${error.message}`));
}

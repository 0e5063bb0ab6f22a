import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pLimit from 'p-limit';
import { authorOf, git, gitAs, gitBytes } from '../../api/git.ts';
import { contentFolder } from '@clinic/content-model/folder.ts';
import { picturesOf, type Version } from './history.ts';
import { removeStaleLocks } from './locks.ts';

type Log = (message: string) => void;

/** The author of files that were changed by hand. */
const UNKNOWN = 'Somebody at the server';

/** Commits one save of a writer. Earlier changes by hand get their own commit. */
export async function saveAs<T>(root: string, name: string, log: Log, work: () => Promise<T>): Promise<T> {
  removeStaleLocks(root, log);
  await commitContent(root, UNKNOWN);
  const done = await work();
  await commitContent(root, name, log);
  return done;
}

/** Commits changed content with this author. */
export async function commitContent(root: string, person: string, log?: Log) {
  await git(root, 'add', '--all', '--', contentFolder);
  const changed = await git(root, 'diff', '--cached', '--name-status', '-M', 'HEAD', '--', contentFolder);
  if (!changed) return;
  await gitAs(root, person, 'commit', '--quiet', `--message=${messageFor(changed)}`, '--', contentFolder);
  if (log) void push(root, log);
}

/** Commits the content of `base` with these changes of `head`, in an index of its own, and returns the commit. */
export async function commitChosen(root: string, base: string, head: string, chosen: Version[], by: string) {
  await using folder = await mkdtempDisposable(path.join(tmpdir(), 'publish-'));
  const index = path.join(folder.path, 'index');
  const run = async (...words: string[]) => (await gitBytes(root, words, { index })).toString().trim();
  const present = chosen.filter(({ how }) => how !== 'gone').map(({ file }) => file);
  const pictures = await Promise.all(present.map((file) => picturesOf(root, head, file)));
  // Without a file, ls-tree lists the root.
  const added =
    present.length > 0 ? await git(root, 'ls-tree', head, '--', ...present, ...pictures.flat()) : '';
  const removed = chosen.map(({ was }) => was).filter((file) => !present.includes(file));
  const input = added + removed.map((file) => `0 ${'0'.repeat(40)}\t${file}\n`).join('');
  await run('read-tree', base);
  await gitBytes(root, ['update-index', '--index-info'], { index, input });
  const message = `Publish ${chosen.map(({ title }) => title).join(', ')}`;
  return run(...authorOf(by), 'commit-tree', await run('write-tree'), '-p', base, '-m', message);
}

const VERBS: Record<string, string> = { A: 'Begin', M: 'Change', D: 'Remove', R: 'Rename' };

/** Returns the commit message for the changes that Git lists: the page first, then files that changed with it. */
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

/** Pushes in the background if there is a remote. The next save retries a failed push. */
export async function push(root: string, log: Log) {
  // The waiting push includes later saves.
  if (pushes.pendingCount > 0) return;
  await pushes(async () => {
    const remotes = await git(root, 'remote');
    // The desk pulls another branch, which only has reviewed changes.
    const branch = `HEAD:refs/heads/${process.env.EDITOR_BRANCH || 'content'}`;
    if (remotes.split('\n').includes('origin')) await git(root, 'push', '--quiet', 'origin', branch);
  }).catch((error: Error) => log(`The newest changes could not be pushed. ${error.message}`));
}

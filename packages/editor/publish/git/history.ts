// The changes of pages, from Git: by field and paragraph, with their authors.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileNamed, folderOf, sourceIn } from '@clinic/content-check/read/files.ts';
import type { Source } from '@clinic/content-check/read/source.ts';
import type { Kind } from '@clinic/content-model/kinds.ts';
import { filesIn, git, readBlobs, savesIn, type ChangedFile, type Save } from '../../api/git.ts';
import { titleOf } from '../../api/kinds.ts';
import type { Change } from '../../api/types.ts';
import { changedParts } from '../changed-parts.ts';
import { contentFolder } from '@clinic/content-model/folder.ts';

const PICTURE = /\.(avif|jpe?g|png|webp)$/;
/** A change, with the file in which that version is. */
export type Version = Change & { file: string; was: string };

export const newest = async (root: string) => (await git(root, 'rev-parse', 'HEAD')).trim();

/** Returns the title that the page has now. */
export const titleNow = (root: string) => (kind: Kind, id: string) => {
  const place = path.join(root, fileNamed(kind, id));
  const source = existsSync(place) && sourceIn(fileNamed(kind, id), readFileSync(place, 'utf8'));
  return source ? titleOf(source) : id;
};

/** Returns the changes between two commits by page, with renamed pages under their new name. */
export async function changesBetween(root: string, from: string, to: string): Promise<Version[]> {
  const [listed, saves] = await Promise.all([
    git(root, 'diff', '--no-renames', '--name-status', from, to, '--', contentFolder),
    savesIn(root, contentFolder, `${from}..${to}`),
  ]);
  const first = new Map<string, string>();
  for (const { file, was } of saves.toReversed().flatMap(({ files }) => files))
    first.set(file, first.get(was) ?? was);
  const all = filesIn(listed);
  const gone = new Set(all.flatMap(({ file, how }) => (how === 'gone' ? [file] : [])));
  const renamed = all.map((one): ChangedFile => {
    const was = first.get(one.file) ?? one.file;
    return one.how === 'new' && gone.delete(was) ? { ...one, was, how: 'renamed' } : one;
  });
  const changed = renamed.filter(({ file, how }) => how !== 'gone' || gone.has(file));
  return versionsOf(
    root,
    changed.map((one) => {
      const own = saves.filter(({ files }) => files.some(({ file, was }) => [file, was].includes(one.file)));
      const by = [...new Set(own.map((save) => save.by))].join(', ');
      return { ...one, by, at: own[0]?.at ?? '', commit: own[0]?.commit ?? to, from, to };
    }),
  );
}

/** Returns all versions of a page, newest first, also under its former names. */
export async function historyOf(root: string, kind: Kind, id: string): Promise<Version[]> {
  let name = fileNamed(kind, id);
  const saves = await savesIn(root, folderOf(kind), 'HEAD');
  const own = saves.flatMap(({ files, ...save }) => {
    const change = files.find(({ file }) => file === name);
    if (!change) return [];
    name = change.was;
    return [{ ...change, ...save, from: `${save.commit}^`, to: save.commit }];
  });
  return (await versionsOf(root, own)).map((version) => ({ ...version, id }));
}

/** Compares the texts of these files in two commits. */
async function versionsOf(
  root: string,
  changes: (ChangedFile & Omit<Save, 'files'> & { from: string; to: string })[],
): Promise<Version[]> {
  const texts = await readBlobs(
    root,
    changes.flatMap(({ file, was, from, to }) => [`${from}:${was}`, `${to}:${file}`]),
  );
  return changes.flatMap(({ from: _from, to: _to, ...change }, index) => {
    const [before, after] = [change.was, change.file].map((file, side) => {
      const text = texts[2 * index + side];
      return text === undefined ? undefined : sourceIn(file, text);
    });
    const source = after ?? before;
    if (!source) return [];
    const parts = changedParts(before, after, titleNow(root));
    return [{ ...change, kind: source.kind, id: source.id, title: titleOf(source), parts }];
  });
}

/** Returns these files of a commit, parsed. */
export async function sourcesIn(root: string, commit: string, files: string[]): Promise<Source[]> {
  const texts = await readBlobs(
    root,
    files.map((file) => `${commit}:${file}`),
  );
  return files.flatMap((file, index) => sourceIn(file, texts[index] ?? '') ?? []);
}

/** Restores all content of a commit. Files that the commit lacks stay. */
export const restoreContent = (root: string, commit: string) =>
  git(root, 'restore', '--overlay', '--source', commit, '--', contentFolder);

/** Restores an earlier version of a page and its pictures, under its present file name. */
export async function restorePage(root: string, { commit, file, kind, id }: Version) {
  const pictures = await picturesOf(root, commit, file);
  if (pictures.length > 0) await git(root, 'restore', '--source', commit, '--', ...pictures);
  writeFileSync(path.join(root, fileNamed(kind, id)), await git(root, 'show', `${commit}:${file}`));
}

/** Returns the pictures beside a page that it names. */
export async function picturesOf(root: string, commit: string, file: string): Promise<string[]> {
  const text = await git(root, 'show', `${commit}:${file}`);
  const beside = await git(root, 'ls-tree', '--name-only', commit, `${path.posix.dirname(file)}/`);
  return beside.split('\n').filter((one) => PICTURE.test(one) && text.includes(path.posix.basename(one)));
}

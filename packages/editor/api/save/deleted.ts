// Stores deleted files on this computer, so that they can be restored.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import type { Kind } from '@clinic/content-model/kinds.ts';
import { problemsWithout } from '@clinic/content-check/check.ts';
import { endingOf, fileNamed, folderOf, sourceIn } from '@clinic/content-check/read/files.ts';
import type { Source } from '@clinic/content-check/read/source.ts';
import { titleOf } from '../kinds.ts';
import { inForm } from '../problems.ts';
import { refuse } from '../refuse.ts';
import { allSources, type Site } from './files.ts';

export const folderIn = (root: string, kind: Kind) => path.join(root, '.deleted', kind);

/** Deletes a page that no other page needs. */
export function remove(site: Site, source: Source): void {
  const { file, kind } = source;
  const missed = inForm(problemsWithout(site.root, file, site.cache), source, allSources(site), 'save');
  if (missed.length > 0) {
    const message = 'It is not deleted, because something else needs it. Change that first.';
    refuse(400, { message, problems: missed });
  }
  moveAway(site.root, kind, path.basename(file));
}

function moveAway(root: string, kind: Kind, name: string) {
  mkdirSync(folderIn(root, kind), { recursive: true });
  renameSync(path.join(root, folderOf(kind), name), path.join(folderIn(root, kind), name));
}

const picturesIn = (whole: string) =>
  [...whole.matchAll(/\.\/([\w-]+\.(?:avif|jpe?g|png|webp))/g)].map(([, name = '']) => name);

/** Deletes pictures that this page named and that no page names any more. */
export function removeReplacedPictures(site: Site, before: Source, { file, kind, whole }: Source): void {
  const gone = picturesIn(before.whole).filter((name) => !whole.includes(name));
  if (gone.length === 0) return;
  const others = allSources(site).filter((source) => source.file !== file);
  for (const name of gone) {
    const isNamed = others.some((source) => source.whole.includes(name));
    if (!isNamed && existsSync(path.join(site.root, folderOf(kind), name))) moveAway(site.root, kind, name);
  }
}

/** Restores deleted pictures that this page names. */
export function restorePictures(root: string, { kind, whole }: Pick<Source, 'kind' | 'whole'>): void {
  for (const name of picturesIn(whole)) {
    const [from, to] = [folderIn(root, kind), path.join(root, folderOf(kind))];
    if (existsSync(path.join(from, name)) && !existsSync(path.join(to, name)))
      renameSync(path.join(from, name), path.join(to, name));
  }
}

/** Returns the pages that can be restored. */
export function deletedOf(root: string, kind: Kind): { id: string; title: string }[] {
  const folder = folderIn(root, kind);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(endingOf(kind)))
    .map((name) => {
      const { name: id } = path.parse(name);
      const source = sourceIn(fileNamed(kind, id), readFileSync(path.join(folder, name), 'utf8'));
      return { id, title: source ? titleOf(source) : id };
    });
}

/** Restores a page and returns its name. */
export function restoreDeleted(root: string, kind: Kind, id: string): string {
  if (!deletedOf(root, kind).some((one) => one.id === id))
    refuse(404, `Nothing called "${id}" was deleted here.`);
  const file = path.join(root, fileNamed(kind, id));
  if (existsSync(file))
    refuse(
      400,
      'There is a new page with this name. Give the new one another name, then restore the old one.',
    );
  mkdirSync(path.join(root, folderOf(kind)), { recursive: true });
  renameSync(path.join(folderIn(root, kind), path.basename(file)), file);
  restorePictures(root, { kind, whole: readFileSync(file, 'utf8') });
  return id;
}

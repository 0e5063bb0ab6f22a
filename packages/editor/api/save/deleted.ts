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

const folderIn = (root: string, kind: Kind) => path.join(root, '.deleted', kind);

/** Deletes a page that no other page needs. */
export function remove(site: Site, source: Source): void {
  const { file, kind } = source;
  const missed = inForm(problemsWithout(site.root, file, site.cache), source, allSources(site), 'save');
  if (missed.length > 0) {
    const message = 'It is not deleted, because something else needs it. Change that first.';
    refuse(400, { message, problems: missed });
  }
  mkdirSync(folderIn(site.root, kind), { recursive: true });
  renameSync(path.join(site.root, file), path.join(folderIn(site.root, kind), path.basename(file)));
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
  return id;
}

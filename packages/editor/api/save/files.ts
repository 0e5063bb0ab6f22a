import { hash } from 'node:crypto';
import { lstatSync } from 'node:fs';
import path from 'node:path';
import { folderOf, kindOf, readAll, readKind, type SourceCache } from '@clinic/content-check/read/files.ts';
import type { Source } from '@clinic/content-check/read/source.ts';
import { kindNamed } from '../kinds.ts';
import { refuse } from '../refuse.ts';

/** The content of a project; files are parsed again only when they change. */
export interface Site {
  root: string;
  cache: SourceCache;
}

/** True when the editor may read and write this file: directly in a content folder, and no symbolic link. */
export function isOfContent(root: string, file: string): boolean {
  const { dir } = path.posix.parse(file);
  const kind = kindOf(file);
  const isLink = (place: string) =>
    lstatSync(path.join(root, place), { throwIfNoEntry: false })?.isSymbolicLink();
  return kind !== undefined && dir === folderOf(kind) && !/[\0\\]/.test(file) && ![dir, file].some(isLink);
}

export function allSources({ root, cache }: Site): Source[] {
  const sources = readAll(root, [], cache);
  // The cache also has files that are gone.
  if (cache.size > 2 * sources.length) cache.clear();
  return sources.filter(({ file }) => isOfContent(root, file));
}

/** Finds the file by comparing names, so that no name becomes a path. */
export function sourceNamed({ root, cache }: Site, kindName: string, id: string): Source {
  const source = readKind(root, kindNamed(kindName), [], cache).find((one) => one.id === id);
  return source && isOfContent(root, source.file)
    ? source
    : refuse(404, 'This page is not there any more. It was deleted or got another name.');
}

/** Returns the hash that Git gives to a text. */
export const hashOf = (text: string) => hash('sha1', `blob ${Buffer.byteLength(text)}\0${text}`);

import { lstatSync } from 'node:fs';
import path from 'node:path';
import { fileNamePattern } from '#schemas/kinds.ts';
import { folderOf, kindOf } from '@clinic/content-check/read/files.ts';

const MAX_BYTES = 1024 * 1024;
const PLAIN = /^[\p{L}\p{M}\p{N}_-][\p{L}\p{M}\p{N} ._-]*$/u;

/** Whether the forms may write here: in a file of a kind, under a plain name, and by no link that leads elsewhere. */
export function isOfContent(root: string, file: string): boolean {
  const { dir, name } = path.posix.parse(file);
  const kind = kindOf(file);
  const isLink = (place: string) =>
    lstatSync(path.join(root, place), { throwIfNoEntry: false })?.isSymbolicLink();
  return kind !== undefined && dir === folderOf(kind) && PLAIN.test(name) && ![dir, file].some(isLink);
}

/** Why a text is not saved under this name, in words for the writer: a publication would stop at it. */
export function wrongWithFile(file: string, text: string): string | undefined {
  const { base, name } = path.posix.parse(file);
  if (!fileNamePattern.test(name))
    return `"${base}" makes an odd web address. Use small letters, digits and single hyphens only: knee-pain.`;
  return Buffer.byteLength(text) > MAX_BYTES
    ? 'This text is longer than 1 MB, so it is not saved. Shorten it, or save it as several pages.'
    : undefined;
}

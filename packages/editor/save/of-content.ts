import { lstatSync } from 'node:fs';
import path from 'node:path';
import { endingOf, folderOf, kindOf } from '@clinic/content-check/read/files.ts';

const PLAIN = /^[\p{L}\p{M}\p{N}_-][\p{L}\p{M}\p{N} ._-]*$/u;

/** Whether the forms may write here: in a file of a kind, under a plain name, and by no link that leads elsewhere. */
export function isOfContent(root: string, file: string): boolean {
  const kind = kindOf(file);
  if (!kind) return false;
  const home = folderOf(kind);
  const parts = file.slice(home.length + 1, -endingOf(kind).length).split('/');
  const places = parts.map((_, index) => [home, ...parts.slice(0, index)].join('/'));
  const isLink = (place: string) =>
    lstatSync(path.join(root, place), { throwIfNoEntry: false })?.isSymbolicLink();
  return parts.every((part) => PLAIN.test(part)) && ![...places, file].some(isLink);
}

// What was deleted is kept on this computer, so that it can be brought back as it was.
import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import type { Kind } from '#schemas/kinds.ts';
import { endingOf, fileCalled, kindOf } from '@clinic/content-check/read/files.ts';

const folder = '.deleted';

const copyOf = (root: string, kind: Kind, id: string) =>
  path.join(root, folder, kind, `${id}${endingOf(kind)}`);

export function keepDeleted(root: string, file: string): void {
  const kind = kindOf(file);
  if (!kind || !existsSync(path.join(root, file))) return;
  const copy = copyOf(root, kind, path.parse(file).name);
  mkdirSync(path.dirname(copy), { recursive: true });
  copyFileSync(path.join(root, file), copy);
}

/** The names of the files that can be brought back. */
export function deletedOf(root: string, kind: Kind): string[] {
  const place = path.join(root, folder, kind);
  if (!existsSync(place)) return [];
  return readdirSync(place).map((name) => path.parse(name).name);
}

/** Gives the file that is there again; throws in words that a writer understands. */
export function bringBack(root: string, kind: Kind, id: string): string {
  if (!deletedOf(root, kind).includes(id)) throw new Error(`Nothing called "${id}" was deleted here.`);
  const file = fileCalled(kind, id);
  if (existsSync(path.join(root, file)))
    throw new Error(`There is a new ${file}. Give it another name, then bring the old one back.`);
  mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
  renameSync(copyOf(root, kind, id), path.join(root, file));
  return file;
}

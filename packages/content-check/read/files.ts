// Finds the files of each kind, and says which have names that would not do.
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { slug } from 'github-slugger';
import { contentFolder } from '#schemas/folder.ts';
import { fileNamePattern, formats, kinds, type Kind } from '#schemas/kinds.ts';
import { parsed, type DataOf } from '#schemas/plain.ts';
import type { Mistake } from '../report/report.ts';
import { nearest } from '../report/nearest.ts';
import { onceFor } from './once-for.ts';
import { isOf, ofKind, Source } from './source.ts';

const pictures = /\.(webp|avif|jpe?g|png|svg)$/i;
const text = /\.(mdx?|markdown|ya?ml|txt|docx?|json)$/i;

/** Where the files of a kind lie, from the root of the project. */
export const folderOf = (kind: Kind) => path.posix.join(contentFolder, kind);

export const endingOf = (kind: Kind) => `.${formats[kind]}`;

/** The file of a kind that has this name. */
export const fileCalled = (kind: Kind, id: string) => `${folderOf(kind)}/${id}${endingOf(kind)}`;

/** The files as they were read before, for whoever looks again and again: one that has not changed is not read anew. */
export type Kept = Map<string, { stamp: string; source: Source }>;

export function readAll(root: string, mistakes: Mistake[] = [], kept?: Kept): Source[] {
  sayStrayFolders(path.resolve(root, contentFolder), mistakes);
  return kinds.flatMap((kind) => readKind<Kind>(root, kind, mistakes, kept));
}

export function readKind<K extends Kind>(
  root: string,
  kind: K,
  mistakes: Mistake[] = [],
  kept: Kept = new Map(),
): Source<K>[] {
  const folder = path.resolve(root, folderOf(kind));
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    path.extname(name),
  );
  for (const name of names) sayOddName(kind, name, mistakes);
  const own = names.filter((name) => name.endsWith(endingOf(kind))).sort();
  return ofKind(
    own.map((name) => readSource(folder, kind, name, kept)),
    kind,
  );
}

export interface Entry<K extends Kind> {
  id: string;
  data: DataOf<K>;
  /** The text under the details. */
  text: string;
}

/** The files of a kind as the build hands them to the pages, for whoever trusts that they are in order. */
export const entriesOf = <K extends Kind>(root: string, kind: K): Entry<K>[] =>
  readKind(root, kind).map(({ id, raw, body }) => ({ id, data: parsed(kind, raw), text: body }));

/** The kind of content that a file is, by its place and its ending. */
export const kindOf = (file: string): Kind | undefined =>
  kinds.find((kind) => file.startsWith(`${folderOf(kind)}/`) && file.endsWith(endingOf(kind)));

/** A file of the content as it would be with this text; undefined where no content lies. */
export function sourceIn(file: string, text: string): Source | undefined {
  const kind = kindOf(file);
  return kind && sourceWith(kind, path.posix.relative(folderOf(kind), file), text);
}

const sourceWith = (kind: Kind, name: string, text: string) =>
  new Source(kind, fileOf(kind, name), idOf(name, kind), text);

function readSource(folder: string, kind: Kind, name: string, kept: Kept): Source {
  const place = path.join(folder, name);
  const { mtimeMs, size } = statSync(place);
  const stamp = `${mtimeMs} ${size}`;
  const known = kept.get(place);
  if (known?.stamp === stamp) return known.source;
  const source = sourceWith(kind, name, readFileSync(place, 'utf8'));
  kept.set(place, { stamp, source });
  return source;
}

const fileOf = (kind: Kind, name: string) => path.posix.join(folderOf(kind), name.replaceAll('\\', '/'));

/** Astro's own rule for the name of an entry. */
const idOf = (name: string, kind: Kind) =>
  name
    .slice(0, -endingOf(kind).length)
    .split(/[\\/]/)
    .map((part) => slug(part))
    .join('/')
    .replace(/\/index$/, '');

/** The file of this kind and name. Of two with one name the first counts, and the other is a mistake. */
export function called<K extends Kind>(all: Source[], kind: K, id: string): Source<K> | undefined {
  const found = named(all).get(`${kind} ${id}`);
  return found && isOf(found, kind) ? found : undefined;
}

const named = onceFor(
  (all: Source[]) => new Map(all.toReversed().map((source) => [`${source.kind} ${source.id}`, source])),
);

export const namesOf = (all: Source[], kind: Kind): string[] => ofKind(all, kind).map(({ id }) => id);

function sayOddName(kind: Kind, name: string, mistakes: Mistake[]) {
  const base = path.basename(name);
  const say = (says: string, mend: string) =>
    mistakes.push({ file: fileOf(kind, name), line: 1, says, mend });
  if (!name.endsWith(endingOf(kind))) {
    if (base.startsWith('.') || pictures.test(base)) return;
    if (text.test(base))
      say(
        `This file is not read: its name ends in ${path.extname(base)}.`,
        `Let its name end in ${endingOf(kind)}.`,
      );
    else say('This file is not read.', `Here belong files that end in ${endingOf(kind)}, and pictures.`);
    return;
  }
  const bare = base.slice(0, -endingOf(kind).length);
  if (fileNamePattern.test(bare)) return;
  say(
    `"${base}" makes an odd web address.`,
    'Use small letters, digits and single hyphens only: knee-pain.mdx.',
  );
}

function sayStrayFolders(home: string, mistakes: Mistake[]) {
  if (!existsSync(home)) return;
  for (const entry of readdirSync(home, { withFileTypes: true })) {
    const expected = ['README.md', ...kinds].includes(entry.name);
    if (expected || entry.name.startsWith('.')) continue;
    const guess = nearest(entry.name, kinds);
    mistakes.push({
      file: path.posix.join(contentFolder, entry.name),
      line: 1,
      says: entry.isDirectory() ? 'This folder is not read.' : 'This file is not read here.',
      mend: guess
        ? `Did you mean ${path.posix.join(contentFolder, guess)}?`
        : `The folders are: ${kinds.join(', ')}.`,
    });
  }
}

// Reads the content files of each kind, and reports unusable file names.
import { existsSync, globSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { slug } from 'github-slugger';
import { contentFolder } from '@clinic/content-model/folder.ts';
import { fileNamePattern, formats, kinds, type Kind } from '@clinic/content-model/kinds.ts';
import { reportTo, type Problem } from '../report/report.ts';
import { nearest } from '../report/nearest.ts';
import { memoize, untilChanged, type FileCache } from './memoize.ts';
import { isOf, ofKind, Source } from './source.ts';

const pictures = /\.(webp|avif|jpe?g|png|svg)$/i;
const text = /\.(mdx?|markdown|ya?ml|txt|docx?|json)$/i;

export const folderOf = (kind: Kind) => path.posix.join(contentFolder, kind);

export const endingOf = (kind: Kind) => `.${formats[kind]}`;

export const fileNamed = (kind: Kind, id: string) => `${folderOf(kind)}/${id}${endingOf(kind)}`;

export type SourceCache = FileCache<Source>;

export function readAll(root: string, problems: Problem[] = [], cache?: SourceCache): Source[] {
  checkFolders(path.resolve(root, contentFolder), problems);
  return kinds.flatMap((kind) => readKind<Kind>(root, kind, problems, cache));
}

export function readKind<K extends Kind>(
  root: string,
  kind: K,
  problems: Problem[] = [],
  cache: SourceCache = new Map(),
): Source<K>[] {
  const folder = path.resolve(root, folderOf(kind));
  if (!existsSync(folder)) return [];
  // Unlike a recursive readdir, it does not follow links to folders, which may be loops.
  const names = globSync('**/*.*', { cwd: folder });
  for (const name of names) checkFileName(kind, name, problems);
  const own = names.filter((name) => name.endsWith(endingOf(kind))).sort();
  return ofKind(
    own.map((name) => readSource(folder, kind, name, cache)),
    kind,
  );
}

export const kindOf = (file: string): Kind | undefined =>
  kinds.find((kind) => file.startsWith(`${folderOf(kind)}/`) && file.endsWith(endingOf(kind)));

/** Parses `text` as the content of `file`; undefined outside of the content folders. */
export function sourceIn(file: string, text: string): Source | undefined {
  const kind = kindOf(file);
  return kind && sourceWith(kind, path.posix.relative(folderOf(kind), file), text);
}

const sourceWith = (kind: Kind, name: string, text: string) =>
  new Source(kind, fileOf(kind, name), idOf(name, kind), text);

function readSource(folder: string, kind: Kind, name: string, cache: SourceCache): Source {
  const location = path.join(folder, name);
  return untilChanged(cache, [location], () => sourceWith(kind, name, readFileSync(location, 'utf8')));
}

const fileOf = (kind: Kind, name: string) => path.posix.join(folderOf(kind), name.replaceAll('\\', '/'));

/** Same rule as Astro's glob(). */
const idOf = (name: string, kind: Kind) =>
  name
    .slice(0, -endingOf(kind).length)
    .split(/[\\/]/)
    .map((part) => slug(part))
    .join('/')
    .replace(/\/index$/, '');

/** Of two files with one name the first counts; another rule reports the second. */
export function findSource<K extends Kind>(all: Source[], kind: K, id: string): Source<K> | undefined {
  const found = named(all).get(`${kind} ${id}`);
  return found && isOf(found, kind) ? found : undefined;
}

const named = memoize(
  (all: Source[]) => new Map(all.toReversed().map((source) => [`${source.kind} ${source.id}`, source])),
);

export const namesOf = (all: Source[], kind: Kind): string[] => ofKind(all, kind).map(({ id }) => id);

function checkFileName(kind: Kind, name: string, problems: Problem[]) {
  const base = path.basename(name);
  const ending = endingOf(kind);
  const report = (message: string, fix: string) =>
    reportTo(problems)({ file: fileOf(kind, name) })(1, message, fix);
  if (name.endsWith(ending)) {
    if (!fileNamePattern.test(base.slice(0, -ending.length)))
      report(
        `"${base}" makes an odd web address.`,
        'Use small letters, digits and single hyphens only: knee-pain.mdx.',
      );
  } else if (base.startsWith('.') || pictures.test(base)) return;
  else if (text.test(base))
    report(
      `This file is not read: its name ends in ${path.extname(base)}.`,
      `Let its name end in ${ending}.`,
    );
  else report('This file is not read.', `Here belong files that end in ${ending}, and pictures.`);
}

function checkFolders(home: string, problems: Problem[]) {
  if (!existsSync(home)) return;
  for (const entry of readdirSync(home, { withFileTypes: true })) {
    if (['README.md', ...kinds].includes(entry.name) || entry.name.startsWith('.')) continue;
    const guess = nearest(entry.name, kinds);
    reportTo(problems)({ file: path.posix.join(contentFolder, entry.name) })(
      1,
      entry.isDirectory() ? 'This folder is not read.' : 'This file is not read here.',
      guess
        ? `Did you mean ${path.posix.join(contentFolder, guess)}?`
        : `The folders are: ${kinds.join(', ')}.`,
    );
  }
}

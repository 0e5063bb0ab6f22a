// Renames a page: its old address redirects to the new one, and other pages refer to the new name.
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument } from 'yaml';
import { addressOf } from '@clinic/content-check/read/addresses.ts';
import { checkFile } from '@clinic/content-check/check.ts';
import { fileNamed, kindOf, readAll, sourceIn, type SourceCache } from '@clinic/content-check/read/files.ts';
import { formatYaml, splitFile, joinFile } from '@clinic/content-check/read/front-matter.ts';
import type { Source } from '@clinic/content-check/read/source.ts';
import { valueAt } from '@clinic/content-check/read/walk.ts';
import { fileNamePattern, type Kind } from '@clinic/content-model/kinds.ts';
import { inForm } from '../problems.ts';
import { refuse } from '../refuse.ts';
import { allSources, type Site } from './files.ts';

const nameOf = (file: string) => path.posix.parse(file).name;

/** Returns the new name. */
export function rename(site: Site, source: Source, id: string): string {
  const { root, cache } = site;
  const file = fileNamed(source.kind, id);
  if (!fileNamePattern.test(id))
    refuse(400, 'Use small letters, digits and single hyphens for the web address, such as knee-pain.');
  if (existsSync(path.join(root, file))) refuse(400, 'Another page already has this web address.');
  const text = withFormerName(source, id);
  const named = sourceIn(file, text) ?? source;
  const problems = inForm(checkFile(root, file, text, cache, [source.file]), named, allSources(site), 'save');
  if (problems.length > 0) refuse(400, { message: 'Not renamed. Correct the problems first.', problems });
  const others = filesThatFollow(root, source.file, file, cache);
  writeFileSync(path.join(root, file), text, { flag: 'wx' });
  for (const other of others) writeFileSync(path.join(root, other.file), other.text);
  rmSync(path.join(root, source.file));
  return id;
}

/** Adds its name, if it had a public address, to the former names, which lead to the page. */
export function withFormerName({ kind, id, file, whole, raw }: Source, next: string): string {
  if (!addressOf[kind] || (kind === 'team' && valueAt(raw, ['page']) === undefined)) return whole;
  const { details: before = '', body } = splitFile(file, whole);
  const details = parseDocument(before);
  const known = valueAt(raw, ['formerly']);
  const names = new Set<unknown>(Array.isArray(known) ? known : []);
  if (valueAt(raw, ['draft']) !== true) names.add(id);
  names.delete(next);
  if (names.size > 0) details.set('formerly', [...names]);
  else details.delete('formerly');
  return joinFile(file, formatYaml(details, before), body);
}

/** Returns the other files that refer to the page, updated. */
export function filesThatFollow(root: string, was: string, file: string, cache?: SourceCache) {
  return readAll(root, [], cache)
    .filter((source) => source.file !== was && source.file !== file)
    .map((source) => ({ file: source.file, text: following(source, was, file), before: source.whole }))
    .filter(({ text, before }) => text !== before);
}

/** Returns a function that renames a term or a cited publication in a text. */
const renamedIn = (kind: Kind | undefined, was: string, now: string) => (text: string) => {
  if (kind === 'glossary') return text.replaceAll(`<Term id="${was}"`, `<Term id="${now}"`);
  if (kind === 'publications') return text.replaceAll(RegExp(`\\[${was}\\](?!\\()`, 'g'), `[${now}]`);
  return text;
};

function following(source: Source, was: string, file: string): string {
  const kind = kindOf(file);
  const addressIn = (kind && addressOf[kind]) ?? String;
  const [oldAddress, address] = [addressIn(nameOf(was)), addressIn(nameOf(file))];
  const renamed = renamedIn(kind, nameOf(was), nameOf(file));
  const places = source.values.flatMap(({ value, field, path: way }) => {
    if (field.refersTo === kind && value === nameOf(was)) return [{ way, value: nameOf(file) }];
    if (field.link && value === oldAddress) return [{ way, value: address }];
    const text = field.cites && typeof value === 'string' ? renamed(value) : value;
    return text === value ? [] : [{ way, value: text }];
  });
  const { details = '', body } = splitFile(source.file, source.whole);
  const changed = parseDocument(details);
  for (const { way, value } of places) changed.setIn(way, value);
  const text = renamed(body)
    .replaceAll(`](${oldAddress})`, `](${address})`)
    .replaceAll(`](${oldAddress}#`, `](${address}#`);
  // A file that cannot be parsed stays unchanged.
  const head = source.whole.slice(0, source.whole.length - body.length);
  return (places.length > 0 ? joinFile(source.file, formatYaml(changed, details), '') : head) + text;
}

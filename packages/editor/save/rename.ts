// What a page with another name brings along: its old address leads to the new one, and other pages name it as it is now.
import path from 'node:path';
import { parseDocument } from 'yaml';
import { addressOf } from '@clinic/content-check/read/addresses.ts';
import { kindOf, readAll, type Kept } from '@clinic/content-check/read/files.ts';
import { inYaml, takeApart, wholeFile } from '@clinic/content-check/read/front-matter.ts';
import type { Source } from '@clinic/content-check/read/source.ts';

const nameOf = (file: string) => path.posix.parse(file).name;

/**
 * The details of the form, with all names that the file had before: a form that was opened earlier does not know them. A
 * draft had no address that others could know.
 */
export function withFormerName(form: string, file: string, before: string, was: string): string {
  const kind = kindOf(file);
  if (!kind || !addressOf[kind]) return form;
  const [old, details] = [parseDocument(before), parseDocument(form)];
  const known = [old, details].flatMap(
    (one) => (one.toJS() as { formerly?: string[] } | null)?.formerly ?? [],
  );
  const names = new Set(was === file || old.get('draft') === true ? known : [...known, nameOf(was)]);
  names.delete(nameOf(file));
  if (names.size === 0) return form;
  details.set('formerly', [...names]);
  return inYaml(details, form);
}

/** The other files that name the page, as they have to be now. */
export function filesThatFollow(root: string, was: string, file: string, kept?: Kept) {
  return readAll(root, [], kept)
    .filter((source) => source.file !== was && source.file !== file)
    .map((source) => ({ file: source.file, text: following(source, was, file), before: source.whole }))
    .filter(({ text, before }) => text !== before);
}

function following(source: Source, was: string, file: string): string {
  const kind = kindOf(file);
  const addressIn = (kind && addressOf[kind]) ?? String;
  const [oldAddress, address] = [addressIn(nameOf(was)), addressIn(nameOf(file))];
  const places = source.values.flatMap(({ value, field, path: way }) => {
    if (field.refersTo === kind && value === nameOf(was)) return [{ way, value: nameOf(file) }];
    return field.link && value === oldAddress ? [{ way, value: address }] : [];
  });
  const { details = '', body } = takeApart(source.file, source.whole);
  const changed = parseDocument(details);
  for (const { way, value } of places) changed.setIn(way, value);
  const text = body
    .replaceAll(`](${oldAddress})`, `](${address})`)
    .replaceAll(`](${oldAddress}#`, `](${address}#`);
  // What cannot be read stays as it is.
  const head = source.whole.slice(0, source.whole.length - body.length);
  return (places.length > 0 ? wholeFile(source.file, inYaml(changed, details), '') : head) + text;
}

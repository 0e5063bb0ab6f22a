// Begins a page from a template that says in each place what good looks like.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument, visit, type Document } from 'yaml';
import { addMonths, clinicDay } from '#lib/dates.ts';
import { fieldsOf } from '#schemas/plain.ts';
import { formats, type Kind } from '#schemas/kinds.ts';
import { inYaml, takeApart, wholeFile } from '@clinic/content-check/read/front-matter.ts';
import { fileCalled, folderOf, readKind } from '@clinic/content-check/read/files.ts';
import { everyField } from '@clinic/content-check/read/walk.ts';
import { fileNameOf, nameOf } from './names.ts';

/** Writes the file and gives its name; throws in words that a writer understands. */
export function begin(root: string, kind: Kind, name: string): string {
  if (!name.trim()) throw new Error('Say what it is called.');
  const file = fileCalled(kind, idFor(name));
  if (existsSync(path.join(root, file))) throw new Error(`There is already ${file}.`);
  const template = fromToday(
    readFileSync(path.join(import.meta.dirname, 'templates', `${kind}.${formats[kind]}`), 'utf8'),
  );
  const { details: before = '', body } = takeApart(file, template);
  const details = parseDocument(before);
  replaceName(details, String(details.get(nameOf(fieldsOf(kind)))), name.trim());
  fitIn(root, kind, details);
  const head = inYaml(details, before);
  // Where all of a kind were deleted, Git keeps no folder.
  mkdirSync(path.join(root, folderOf(kind)), { recursive: true });
  writeFileSync(path.join(root, file), wholeFile(file, head, body), { flag: 'wx' });
  return file;
}

/** The last part of its web address. */
function idFor(name: string): string {
  const id = fileNameOf(name);
  if (id) return id;
  throw new Error(
    'The name becomes a part of the web address: begin with English letters and digits, and change the title later.',
  );
}

/** The templates are written on New Year's Day of 2026. */
function fromToday(template: string): string {
  const today = clinicDay(Date.now());
  return template.replaceAll('2026-01-01', today).replaceAll('2027-01-01', addMonths(today, 12));
}

/** The name stands wherever the template has its own. */
function replaceName(details: Document, before: string, name: string) {
  visit(details, {
    Scalar: (_key, node) => {
      if (typeof node.value === 'string') node.value = node.value.replaceAll(before, name);
    },
  });
}

/** The doctor and the place as they are in this practice. */
function fitIn(root: string, kind: Kind, details: Document) {
  const [doctor] = readKind(root, 'team').filter(({ data }) => data.doctor);
  const places = readKind(root, kind).flatMap(({ values }) =>
    values.filter(({ field }) => field.place).map(({ value }) => Number(value)),
  );
  const put = (way: (string | number)[], value: unknown) => details.hasIn(way) && details.setIn(way, value);
  for (const { field, way } of everyField(fieldsOf(kind))) {
    if (field.place) put(way, Math.max(0, ...places) + 1);
    if (field.refersTo === 'team' && doctor) put(way, doctor.id);
  }
}

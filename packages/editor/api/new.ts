// Creates a page from a template with a good example in each field.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { slug } from 'github-slugger';
import { parseDocument, visit, type Document } from 'yaml';
import { addMonths, clinicDay } from '@clinic/contract/dates.ts';
import { inLatin } from '@clinic/contract/sounds.ts';
import { fieldsOf } from '@clinic/content-model/plain.ts';
import { formats, type Kind } from '@clinic/content-model/kinds.ts';
import { formatYaml, splitFile, joinFile } from '@clinic/content-check/read/front-matter.ts';
import { fileNamed, folderOf, readKind } from '@clinic/content-check/read/files.ts';
import { allFields } from '@clinic/content-check/read/walk.ts';
import type { Source } from '@clinic/content-check/read/source.ts';
import { nameOf } from './kinds.ts';
import { refuse } from './refuse.ts';
import type { Site } from './save/files.ts';

/** Writes the file and returns its name. */
export function createEntry({ root, cache }: Site, kind: Kind, name: string): string {
  if (!name.trim()) refuse(400, 'Enter a title.');
  const id = fileNameOf(name);
  if (!id) refuse(400, LATIN);
  const file = fileNamed(kind, id);
  if (existsSync(path.join(root, file))) refuse(400, 'There is already a page with this name.');
  const template = fromToday(
    readFileSync(path.join(import.meta.dirname, '../templates', `${kind}.${formats[kind]}`), 'utf8'),
  ).replaceAll('{id}', id);
  const { details: before = '', body } = splitFile(file, template);
  const details = parseDocument(before);
  replaceName(details, String(details.get(nameOf(fieldsOf(kind)))), name.trim());
  fitIn(readKind(root, kind, [], cache), kind, details);
  // Git has no empty folders.
  mkdirSync(path.join(root, folderOf(kind)), { recursive: true });
  writeFileSync(path.join(root, file), joinFile(file, formatYaml(details, before), body), { flag: 'wx' });
  return id;
}

const LATIN =
  'The name becomes a part of the web address: begin with English letters and digits, and change the title later.';

/** Returns the file name for a title in Latin letters: "घुटने का दर्द" becomes ghutane-ka-dard. */
const fileNameOf = (title: string) =>
  slug(
    title
      .replaceAll(/[\u0900-\u097F]+/g, inLatin)
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, ''),
  )
    .replaceAll(/[^a-z0-9-]/g, '')
    .replaceAll(/-+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** The date in the templates. */
function fromToday(template: string): string {
  const today = clinicDay(Date.now());
  return template.replaceAll('2026-01-01', today).replaceAll('2027-01-01', addMonths(today, 12));
}

/** Replaces the example title of the template. */
function replaceName(details: Document, before: string, name: string) {
  visit(details, {
    Scalar: (_key, node) => {
      if (typeof node.value === 'string') node.value = node.value.replaceAll(before, () => name);
    },
  });
}

/** Replaces the example places in lists by free ones. */
function fitIn(others: Source[], kind: Kind, details: Document) {
  const places = others.flatMap(({ values }) =>
    values.filter(({ field }) => field.place).map(({ value }) => Number(value)),
  );
  for (const { field, way } of allFields(fieldsOf(kind)))
    if (field.place && details.hasIn(way)) details.setIn(way, Math.max(0, ...places) + 1);
}

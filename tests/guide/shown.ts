// What the pictures of docs/writing.md show, so that a test knows when they are out of date.
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fieldsOf, type Field } from '#schemas/plain.ts';

export const folder = 'docs/pictures';

/** Written beside the pictures when they are taken. */
export const stamp = path.join(folder, 'taken-of.txt');

export const pictures = {
  desk: 'the first page of the desk',
  refused: 'a form with a change that is not saved, and the reason',
  begin: 'a new page, which begins with examples',
  plates: 'the choice of a plate',
  edit: 'a page of the preview with the way to its form',
  mistake: 'a page of the preview with what is wrong in it',
};

export type Picture = keyof typeof pictures;

/** The looks of the desk: its own files, and the packages that draw the rest. */
const drawing = [
  'writing/{collections,edit-link,keystatic.config}.ts',
  'writing/{fields,articles}/*',
  'tools/astro/mistakes/panel.ts',
  'node_modules/@keystatic/{core,astro}/package.json',
];

export function shown(): string {
  const hash = createHash('sha256').update(JSON.stringify(wordsOf(fieldsOf('conditions'))));
  for (const file of globSync(drawing).sort())
    hash.update(file.endsWith('package.json') ? versionIn(file) : readFileSync(file, 'utf8'));
  return hash.digest('hex');
}

/** The labels and hints of a form, in their order. */
const wordsOf = ({ title, description, properties = {}, items }: Field): unknown => [
  title,
  description,
  Object.values(properties).map(wordsOf),
  items && wordsOf(items),
];

const versionIn = (file: string) => (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;

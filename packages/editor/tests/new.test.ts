// Pages created from a template pass the check as drafts, whatever the doctors are called.
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkContent } from '@clinic/content-check/check.ts';
import { createEntry } from '../api/new.ts';
import { unfilledMark } from '@clinic/content-model/fields.ts';
import type { Kind } from '@clinic/content-model/kinds.ts';
import { fileNamed } from '@clinic/content-check/read/files.ts';
import { makeFolder } from '@clinic/desk/tests/folder.ts';

const { folder: root, clear } = makeFolder();
for (const folder of ['src/content', 'src/pages', 'src/assets', 'public'])
  cpSync(folder, path.join(root, folder), { recursive: true });
afterAll(clear);
const site = { root, cache: new Map() };
const textOf = (kind: Kind, id: string) => readFileSync(path.join(root, fileNamed(kind, id)), 'utf8');

const problems = () => checkContent(root).problems.map(({ file, message }) => `${file}: ${message}`);

test('creates two pages of each kind without a problem in the content', () => {
  const kinds = readdirSync(path.join(import.meta.dirname, '../templates')).map(
    (file) => path.parse(file).name as Kind,
  );
  const texts = kinds.flatMap((kind) =>
    [`Gout of the ${kind}`, `A second ${kind}`].map((name) => ({
      kind,
      text: textOf(kind, createEntry(site, kind, name)),
    })),
  );
  expect(textOf('conditions', 'gout-of-the-conditions')).toContain('\ntitle: Gout of the conditions\n');
  expect(problems()).toEqual([]);
  // A study has no page, so no draft.
  for (const { kind, text } of texts.filter((one) => one.kind !== 'publications')) {
    expect.soft(text, kind).toContain('draft: true');
    expect.soft(text, kind).toContain(unfilledMark);
  }
});

test('creates the first page of a kind whose folder is gone', () => {
  rmSync(path.join(root, 'src/content/testimonials'), { recursive: true });
  const id = createEntry(site, 'testimonials', 'A first story');
  expect(textOf('testimonials', id)).toContain('draft: true');
});

test('writes the file name of a Devanagari title in Latin letters', () => {
  expect(createEntry(site, 'conditions', 'घुटने का दर्द')).toBe('ghutane-ka-dard');
  expect(textOf('conditions', 'ghutane-ka-dard')).toContain('title: घुटने का दर्द');
  expect(() => createEntry(site, 'conditions', 'மூட்டு வலி')).toThrow('becomes a part of the web address');
});

test('writes a title with dollar signs as it is', () => {
  const id = createEntry(site, 'conditions', 'Pain $& costs $$');
  expect(textOf('conditions', id)).toContain('\ntitle: Pain $& costs $$\n');
});

test('never overwrites an existing page', () => {
  expect(() => createEntry(site, 'conditions', 'Knee Pain')).toThrow('There is already');
});

test('rejects an empty title', () => {
  expect(() => createEntry(site, 'conditions', ' ')).toThrow('Enter a title');
});

// Merging a form into a file changes only what the writer changed.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readAll, sourceIn } from '@clinic/content-check/read/files.ts';
import { isGroup } from '../api/save/details.ts';
import { withDraft } from '../api/save/save.ts';
import type { Data, Draft } from '../api/types.ts';

const file = 'src/content/conditions/sore-elbow.mdx';
const before = `---
# Ask Dr. Rao before changing the title.
title: 'Sore elbow'
description: "An elbow that hurts: what it may be"
card:
  text: Pain at the elbow
images:
  - plate: elbow # the new one
  - plate: elbow-injection
causes: [Overuse, A fall]
related:
  conditions: [knee-pain]
review:
  on: 2026-11-01
  by: founder
  next: 2027-11-01
---

Some _words_ about the elbow.

* Rest
* Move

## Later

It may pass, or [not](/pain-conditions/knee-pain).
`;

/** Returns the file after saving a form with these changes. */
function savedAs(name: string, text: string, change: (data: Data) => void, body?: string): string {
  const source = sourceIn(name, text);
  if (!source || !isGroup(source.raw)) throw new Error(`${name} cannot be read`);
  const data = structuredClone(source.raw);
  change(data);
  return withDraft(source, { version: '', data, body }).whole;
}

/** A form may add the fields that it shows. */
function addEmptyFields(data: Data) {
  Object.assign(data, { draft: false, alsoCalled: [], mission: '', approach: null });
  if (isGroup(data.card)) data.card.picture = {};
  if (isGroup(data.related)) data.related.services = [];
}

const editorsText = `Some *words* about the elbow.

- Rest
- Move

## Later

It may pass, or [not](/pain-conditions/knee-pain).
`;

const saved = (change: (data: Data) => void, text = editorsText) =>
  savedAs(
    file,
    before,
    (data) => {
      addEmptyFields(data);
      change(data);
    },
    text,
  );

test('an unchanged form leaves the file unchanged', () => {
  expect(saved(() => {})).toBe(before);
});

test('an unchanged form leaves every content file unchanged', () => {
  const changed = readAll(process.cwd()).filter((source) => {
    const { file, whole, raw, body } = source;
    // As the browser gets it and sends it back.
    const draft = JSON.parse(JSON.stringify({ version: '', data: raw, body })) as Draft;
    return withDraft(source, draft) !== source || readFileSync(file, 'utf8') !== whole;
  });
  expect(changed.map(({ file }) => file)).toEqual([]);
});

/** In the front matter. */
const end = '---\n\nSome';
type Images = { plate: string }[];

test.each<[what: string, change: (data: Data) => void, find: string, put: string]>([
  ['a field', (data) => (data.title = 'A sore elbow'), "'Sore elbow'", "'A sore elbow'"],
  ['a new field', (data) => (data.region = 'elbow'), 'images:', 'region: elbow\nimages:'],
  [
    'a new entry of a list',
    ({ images }) => (images as Images).push({ plate: 'arm' }),
    'elbow-injection\n',
    'elbow-injection\n  - plate: arm\n',
  ],
  ['an entry that goes', ({ images }) => (images as Images).pop(), '  - plate: elbow-injection\n', ''],
  [
    'another order',
    ({ images }) => (images as Images).reverse(),
    '  - plate: elbow # the new one\n  - plate: elbow-injection\n',
    '  - plate: elbow-injection\n  - plate: elbow # the new one\n',
  ],
  ['a ticked box', (data) => (data.draft = true), end, `draft: true\n${end}`],
  ['a box that is ticked anyway', (data) => (data.inOverview = true), '', ''],
  ['an unticked box', (data) => (data.inOverview = false), end, `inOverview: false\n${end}`],
])('%s changes its own lines, and notes and quotation marks stay', (_what, change, find, put) =>
  expect(saved(change)).toBe(before.replace(find, put)),
);

test('changes one paragraph and keeps the format of the others', () => {
  expect(saved(() => {}, editorsText.replace('It may pass', 'It often passes'))).toBe(
    before.replace('It may pass', 'It often passes'),
  );
});

test('keeps a source that the editor escapes', () => {
  const page = before.replace('It may pass', 'In 6 in 10 it passes [nice-2022]');
  const text = editorsText.replace('It may pass', 'In 6 in 10 it passes \\[nice-2022]');
  expect(savedAs(file, page, addEmptyFields, text)).toBe(page);
});

test('keeps fields that are empty in the file', () => {
  const page = "patient: ''\ntitle: A video\n";
  const change = (data: Data) => (data.title = 'Another video');
  expect(savedAs('src/content/testimonials/a.yaml', page, change)).toBe(
    "patient: ''\ntitle: Another video\n",
  );
});

test('omits an empty optional group', () => {
  const page = `---\ntitle: Another name\nsecondReadingOf: tens-therapy\n---\n\nText.\n`;
  const change = (data: Data) => (data.procedure = { helps: [], before: [] });
  expect(savedAs('src/content/services/other.mdx', page, change)).toBe(page);
});

test('writes a list where the file has an empty field', () => {
  const page = 'term: Disc\nseeAlso:\n';
  const change = (data: Data) => (data.seeAlso = ['a', 'b']);
  expect(savedAs('src/content/glossary/disc.yaml', page, change)).toBe(
    'term: Disc\nseeAlso:\n  - a\n  - b\n',
  );
});

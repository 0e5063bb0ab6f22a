// What the form of the editor does to a file: what the writer changed, and nothing else.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseDocument, stringify } from 'yaml';
import { fieldsOf } from '#schemas/plain.ts';
import { takeApart } from '@clinic/content-check/read/front-matter.ts';
import { readAll } from '@clinic/content-check/read/files.ts';
import { mergeFile } from '../save/merge.ts';

const condition = fieldsOf('conditions');
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

type Details = Record<string, unknown>;

/** What the editor sends: all fields, in its own way of writing, and a text in its own way of writing. */
function formOf(change: (details: Details) => void, text = editorsText) {
  const details = parseDocument(takeApart(file, before).details ?? '').toJS() as Details;
  Object.assign(details, { draft: false, alsoCalled: [], mission: '', approach: null });
  Object.assign(details.card as Details, { picture: {} });
  (details.related as Details).services = [];
  change(details);
  return `---\n${stringify(details, { lineWidth: 40, defaultStringType: 'QUOTE_DOUBLE' })}---\n${text}`;
}

const editorsText = `Some *words* about the elbow.

- Rest
- Move

## Later

It may pass, or [not](/pain-conditions/knee-pain).
`;

const saved = (change: (details: Details) => void, text?: string) =>
  mergeFile(file, before, formOf(change, text), condition);

test('opened and saved, a file is as it was', () => {
  expect(saved(() => {})).toBe(before);
});

test('every file of the content is as it was', () => {
  const changed = readAll(process.cwd()).filter(({ file, shape }) => {
    const text = readFileSync(file, 'utf8');
    return mergeFile(file, text, text, shape) !== text;
  });
  expect(changed.map((source) => source.file)).toEqual([]);
});

/** Of the details. */
const end = '---\n\nSome';
type Images = { plate: string }[];

test.each<[what: string, change: (details: Details) => void, find: string, put: string]>([
  ['a field', (details) => (details.title = 'A sore elbow'), "'Sore elbow'", "'A sore elbow'"],
  ['a new field', (details) => (details.region = 'elbow'), 'images:', 'region: elbow\nimages:'],
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
  ['a ticked box', (details) => (details.draft = true), end, `draft: true\n${end}`],
  ['a box that is ticked anyway', (details) => (details.inOverview = true), '', ''],
  ['a box that nobody ticked', (details) => (details.inOverview = false), end, `inOverview: false\n${end}`],
])('%s changes its own lines, and notes and quotation marks stay', (_what, change, find, put) =>
  expect(saved(change)).toBe(before.replace(find, put)),
);

test('a page with another name says how it was called, and with its old one again no longer', () => {
  const [old, other] = ['aching', 'sore'].map((word) => file.replace('sore', word)) as [string, string];
  const moved = (text: string, from: string, to: string, change: Details = {}) => {
    const form = formOf((details) => Object.assign(details, change));
    return mergeFile(to, text, form, condition, from);
  };
  const renamed = moved(before, file, old);
  expect(renamed).toBe(before.replace('---\n\nSome', 'formerly:\n  - sore-elbow\n---\n\nSome'));
  const back = moved(renamed, old, other, { formerly: ['sore-elbow'] });
  expect(back).toBe(before.replace('---\n\nSome', 'formerly:\n  - aching-elbow\n---\n\nSome'));
  const draft = before.replace('\n---\n\nSome', '\ndraft: true\n---\n\nSome');
  expect(moved(draft, file, old, { draft: true })).toBe(draft);
});

test('a paragraph changes alone, and the others keep the way they were written', () => {
  expect(saved(() => {}, editorsText.replace('It may pass', 'It often passes'))).toBe(
    before.replace('It may pass', 'It often passes'),
  );
});

test('a source stays as it was written, though the editor puts a stroke before it', () => {
  const page = before.replace('It may pass', 'In 6 in 10 it passes [nice-2022]');
  const form = formOf(() => {}, editorsText.replace('It may pass', 'In 6 in 10 it passes \\[nice-2022]'));
  expect(mergeFile(file, page, form, condition)).toBe(page);
});

test('a place that the file leaves empty on purpose stays', () => {
  const page = "patient: ''\ntitle: A video\n";
  const form = stringify({ title: 'Another video' });
  expect(mergeFile('src/content/testimonials/a.yaml', page, form, fieldsOf('testimonials'))).toBe(
    "patient: ''\ntitle: Another video\n",
  );
});

test('a group that the page does without, and that nobody filled in, is not written', () => {
  const page = `title: Another name\nsecondReadingOf: tens-therapy\n`;
  const form = stringify({
    title: 'Another name',
    procedure: { helps: [], before: [] },
    secondReadingOf: 'tens-therapy',
  });
  expect(mergeFile('src/content/services/other.yaml', page, form, fieldsOf('services'))).toBe(page);
});

test('a new file is what the form says, without its empty places', () => {
  const form = stringify({ term: 'Tendon', meaning: 'A cord that ties a muscle to a bone.', sample: false });
  expect(mergeFile('src/content/glossary/tendon.yaml', undefined, form, fieldsOf('glossary'))).toBe(
    'term: Tendon\nmeaning: A cord that ties a muscle to a bone.\n',
  );
});

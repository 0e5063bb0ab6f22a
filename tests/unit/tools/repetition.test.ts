import { expect, test } from 'vitest';
import { overusedIn, overusedTable } from '#tools/repetition/overused.ts';
import { phrasesIn } from '#tools/repetition/phrases.ts';
import { folderOfTest } from '../folder.ts';

const page = (title: string, text: string, details = '') =>
  `---\ntitle: ${title}\n${details}---\n\n${text}\n`;
const places = ['field', 'stair', 'kitchen', 'bus'];

/** Four pages that differ in one word, and so say nothing word for word. */
const four = (text: (place: string) => string, details: (place: string) => string = () => '') =>
  Object.fromEntries(
    places.map((place) => [
      `src/content/conditions/${place}-pain.mdx`,
      page(`The ${place}`, text(place), details(place)),
    ]),
  );

const found = (files: Record<string, string>) => overusedIn(folderOfTest(files));
const phrases = (files: Record<string, string>) => found(files).map(({ phrase }) => phrase);

test('a phrase on four pages is named with its count and its places', () => {
  const used = found(
    four((place) => `On the ${place}, ${place} work hurts.\n\nIf you live far away, wait by the ${place}.`),
  );
  expect(used).toEqual([
    {
      phrase: 'if you live far away',
      pages: 4,
      times: 4,
      places: ['bus-pain:7', 'field-pain:7', 'kitchen-pain:7', 'stair-pain:7'],
    },
  ]);
  expect(overusedTable(used)).toContain('    4      4  if you live far away\n');
});

test('so is the way in which sentences begin', () => {
  expect(phrases(four((place) => `Some people like the ${place}. Some people sing.`))).toEqual([
    'some people',
  ]);
});

test('three pages are too few to be noticed', () => {
  const files = four((place) => `Quiet mornings help backs on the ${place}.`);
  delete files['src/content/conditions/bus-pain.mdx'];
  expect(phrases(files)).toEqual([]);
});

test('what is the same on purpose does not count', () => {
  const text = (place: string) =>
    `## What helps at home\n\nThe ${place} hurts. Nerve block injections numb the ${place}.`;
  const signs = (place: string) => `getHelp:\n  emergency:\n    - A crooked painful leg on the ${place}\n`;
  const files = {
    ...four(text, signs),
    'src/content/services/nerve-block-injections.mdx': page('Nerve Block Injections', 'A needle.'),
    'src/content/safety/heat.yaml': 'title: Heat\npoints:\n  - Never warm numb skin\n',
  };
  expect(phrases(files)).toEqual([]);
});

test('a phrase ends with its clause, and needs words that mean something', () => {
  expect(phrasesIn('It is one of the, red knee')).toEqual(['red knee']);
});

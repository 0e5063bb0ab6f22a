// The checks ask what a field is, not what it is called. Here every field of every file has another name, and each
// check still finds what it finds.
import { expect, test, vi } from 'vitest';
import type * as Plain from '#schemas/plain.ts';
import { checkContent } from '#tools/content/check.ts';
import { obstacles } from '#tools/ready/obstacles.ts';
import {
  block,
  changed,
  figures,
  healthy,
  hip,
  knee,
  list,
  numbing,
  plateWords,
  stories,
  withSite,
} from './site.ts';

const mode = vi.hoisted(() => ({ renamed: false }));

vi.mock('#schemas/plain.ts', async (importOriginal) => {
  const plain = await importOriginal<typeof Plain>();
  const renamed = (field: Plain.Field): Plain.Field => ({
    ...field,
    properties:
      field.properties &&
      Object.fromEntries(Object.entries(field.properties).map(([name, one]) => [`${name}_`, renamed(one)])),
    items: field.items && renamed(field.items),
    anyOf: field.anyOf?.map(renamed),
    oneOf: field.oneOf?.map(renamed),
  });
  const anyShape = { safeParse: () => ({ success: true }) };
  return {
    ...plain,
    fieldsOf: (kind: Parameters<typeof plain.fieldsOf>[0]) =>
      mode.renamed ? renamed(plain.fieldsOf(kind)) : plain.fieldsOf(kind),
    // The shape itself is TypeScript's to check: a rule of Zod that speaks of a field no longer compiles.
    shapeOf: (kind: Parameters<typeof plain.shapeOf>[0]) => (mode.renamed ? anyShape : plain.shapeOf(kind)),
  };
});

/** In the details: up to the line of hyphens that ends them, or in all of a YAML file. */
function rename(file: string, text: string): string {
  if (!/\.(mdx|yaml)$/.test(file)) return text;
  const end = file.endsWith('.mdx') ? text.indexOf('\n---', 3) : text.length;
  const details = text.slice(0, end).replace(/^( *(?:- )?)([a-z]\w*):/gim, '$1$2_:');
  return details + text.slice(end);
}

function found(changes: Record<string, string>, renamed: boolean): string[] {
  mode.renamed = renamed;
  const site = Object.entries({ ...healthy, ...changes });
  const files = site.map(([file, text]) => [file, renamed ? rename(file, text) : text] as const);
  return withSite(Object.fromEntries(files), (root) => [
    ...checkContent(root).mistakes.map(({ file, line, says, mend }) => `${file}:${line} ${says} → ${mend}`),
    ...obstacles(root, { PUBLIC_API_HOST: 'https://api.clinic.in' }, '2027-12-01').map(({ says, where }) =>
      [says, ...where.map(({ file, line, note }) => `${file}:${line} ${note}`)].join(' '),
    ),
  ]).map((words) => words.replace(/(\w)_(?!\w)/g, '$1'));
}

const heel = 'src/content/testimonials/heel-pain.yaml';

/** Together more than a page may have. */
const many = Array.from({ length: 38 }, (_, index) => `  - Cause ${index} in a few plain words`).join('\n');

const cases: [what: string, file: string, find: string, put: string][] = [
  ['a link', figures, '- text: Call', '- text: Call\n      target: /nowhere'],
  ['a picture', knee, './knee.webp', './kne.webp'],
  ['the words for a picture', knee, 'alt: Bent knee', 'alt: A photo of a bent knee'],
  ['a plate', knee, 'plate: knee-pain', 'plate: knee-pane'],
  ['a plate in the list', list, '- knee-pain', '- knee-pain\n  - knee-pane'],
  ['a signature', list, 'version: 4be1f0', `version: "${plateWords.version}"`],
  ['a draft', hip, 'order: 2', 'order: 2\ndraft: true'],
  ['a place', knee, 'order: 1\n', 'order: 2\n'],
  ['a second reading', numbing, 'Of: knee-block', 'Of: knee-blocks'],
  ['a reviewer', knee, 'by: founder', 'by: foundr'],
  ['a reviewer who is no doctor', knee, 'by: founder', 'by: manager'],
  ['a related page', knee, 'services: [knee-block]', 'services: [knee-blok]'],
  ['a related page that does not name this one', knee, 'services: [knee-block]', 'services: []'],
  ['a related page twice', knee, 'conditions: [hip-pain]', 'conditions: [hip-pain, hip-pain]'],
  ['an author of a claim', stories, 'approvedBy: founder', 'approvedBy: foundr'],
  ['a claim', figures, 'claim: rating', 'claim: ratings'],
  ['where a claim is shown', stories, 'shown: [testimonials]', 'shown: [about]'],
  [
    'a publication twice',
    knee,
    'title: Topical NSAIDs for chronic musculoskeletal pain',
    'title: Osteoarthritis in over 16s',
  ],
  ['the year of a publication', knee, 'year: 2022', 'year: 20222'],
  ['the address of a publication', knee, 'ng226', 'ng226.'],
  ['a promise', block, 'We listen, then', 'We offer the best care, then'],
  ['a page without the safety block that it needs', knee, 'does: You rest.', 'does: You take painkillers.'],
  ['a sign on another level', knee, '- A hot knee with fever', '- A severe headache'],
  ['a list without signs', block, 'callSigns: [A red knee]', 'callSigns: []'],
  ['a mark in the details', knee, 'does: Numbs nerves.', 'does: Numbs **nerves**.'],
  ['words that count', knee, '  - A twist or a fall', many],
  ['a sample', stories, 'review: 2027-11-01', 'review: 2027-11-01\nsample: true'],
  ['a consent', heel, 'published:', 'consentOn: 2026-09-01\npublished:'],
  ['a review that is due', knee, 'next: 2027-11-01', 'next: 2028-11-01'],
  ['a figure that is due', stories, 'review: 2027-11-01', 'review: 2028-11-01'],
  ['a page not yet reviewed', knee, '  by: founder', '  by: founder\n  sample: true'],
];

test.each(cases)('%s is still looked at under another name', (_what, file, find, put) => {
  const changes = changed(file, [find, put]);
  const mistakes = found(changes, false);
  expect(mistakes).not.toEqual(found({}, false));
  expect(found(changes, true)).toEqual(mistakes);
});

test('what is no mistake is none under another name', () => {
  expect(found({}, true)).toEqual(found({}, false));
});

test('a sentence on two pages is a mistake, but not in the words for a picture', () => {
  const sentence = 'The right knee of a patient, bent, as it is seen from the front side.';
  const put = (file: string, find: string) => changed(file, [find, sentence]);
  const twice = { ...put(knee, 'You rest.'), ...put(block, 'We listen, then examine the knee.') };
  const alike = {
    ...put(knee, 'Bent knee seen from the front.'),
    ...put(hip, 'Bent knee seen from the front.'),
  };
  expect(found(twice, true).join()).toContain('This sentence stands also in');
  expect(found(alike, true)).toEqual(found({}, false));
});

test('the public address is found under another name', () => {
  const practice = { 'src/content/practice/practice.yaml': 'website: https://www.clinic.in\n' };
  const isSample = (words: string) => words.startsWith('The public address');
  expect(found({}, true).filter(isSample)).toHaveLength(1);
  expect(found(practice, true).filter(isSample)).toHaveLength(0);
});

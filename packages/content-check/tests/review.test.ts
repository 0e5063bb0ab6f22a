// Signatures: who signs what, and when a signature expires.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { clinicDay } from '@clinic/contract/dates.ts';
import { medicalVersion } from '@clinic/content-model/medical.ts';
import { fieldsOf } from '@clinic/content-model/plain.ts';
import { checkContent } from '../check.ts';
import { readAll, sourceIn } from '../read/files.ts';
import { selectItems, signer } from '../review.ts';
import { signable, withReview } from '../review/signable.ts';
import { bridge, changed, knee, testSites, withSite, type Changes } from './site.ts';

const file = 'src/content/blog/warm-up.mdx';
const hindi = 'src/content/hindi/knee-pain.mdx';
const others = {
  [file]: `---
title: Warming up
description: What to do before sport, so that muscles and joints are ready for it, and what to leave out.
published: 2026-01-05
author: writer
picture: { plate: run } # drawn for this page
review:
  on: 2026-01-05
  by: rao
  next: 2027-01-05
  sample: true
---

Walk first, then run.
`,
  [hindi]: `---
title: घुटने का दर्द
description: घुटने में दर्द हो तो घर पर क्या करें, कब तुरंत अस्पताल जाएँ, और हम आपके लिए क्या कर सकते हैं।
intro: घुटने का दर्द अक्सर थकान से होता है।
now: [पैर ठंडा हो]
sameDay: [घुटना सूजा हो]
visit: [कुछ हफ़्तों से दर्द हो]
---

थोड़ा चलिए।
`,
};
const text = others[file] ?? '';
const today = clinicDay(Date.now());
const items = (root: string) => signable(root, readAll(root), today);

const signed = (day: string) => {
  const source = sourceIn(file, text);
  return source && withReview(source, text, 'meera', day);
};

test('writes day, doctor and version, and keeps the rest', () =>
  expect(signed('2026-11-22')?.replace(/version: [0-9a-f]{16}$/m, 'version: …')).toBe(
    text.replace(
      /on: .*\n {2}by: .*\n {2}next: .*\n {2}sample: true/,
      'on: 2026-11-22\n  by: meera\n  next: 2027-11-22\n  version: …',
    ),
  ));

test('sets the next review after 29 February to 28 February', () =>
  expect(signed('2028-02-29')).toContain('next: 2029-02-28'));

const drawing = 'src/assets/exercises/bridge.svg';
const plate = 'src/assets/plates/knee-pain.json';
const [changedSince, changedSigned] = [`changed since ${today}`, 'changed since it was signed'];

test.each<[what: string, name: string, file: string, before: string, after: string, waits?: string]>([
  ['its text', 'pages warm-up', file, 'Walk first', 'Stretch first', changedSince],
  ['its title', 'pages warm-up', file, 'Warming up', 'Warming up well', changedSince],
  ['a source', 'pages warm-up', file, '---\n\nWalk', 'references: [a]\n---\n\nWalk', changedSince],
  ['its picture', 'pages warm-up', file, 'plate: run', 'plate: walk'],
  ['its author', 'pages warm-up', file, 'author: writer', 'author: other'],
  ['its day', 'pages warm-up', file, 'published: 2026-01-05', 'published: 2026-02-05'],
  ['its doctor', 'pages warm-up', file, 'by: founder', 'by: meera'],
  ['an empty line at its end', 'pages warm-up', file, 'then run.\n', 'then run.\n\n'],
  ['a cause', 'pages knee-pain', knee, 'Wear of the joint', 'Wear of the cartilage', changedSince],
  ['the mark of a sample', 'pages knee-pain', knee, '  by:', '  sample: true\n  by:', 'not yet reviewed'],
  ['its order', 'pages knee-pain', knee, 'order: 1', 'order: 7'],
  ['what makes it a draft', 'pages knee-pain', knee, 'order: 1', 'draft: true'],
  ['what does not fit its schema', 'pages knee-pain', knee, 'region: knee', 'region: elbows'],
  ['another alt', 'plates knee-pain', plate, 'A knee.', 'Two knees.', changedSigned],
  ['another picture', 'plates knee-pain', 'src/assets/plates/knee-pain.webp', '', 'a picture', changedSigned],
  ['a word', 'exercises bridge', bridge, 'It hurts.', 'It hurts a lot.', changedSigned],
  ['another drawing', 'exercises bridge', drawing, '<svg/>', '<svg> </svg>', changedSigned],
  ['its words', 'translations hindi/knee-pain', hindi, 'थोड़ा', 'थोड़ा-थोड़ा', 'changed since it was reviewed'],
  ['the title of the English page', 'translations hindi/knee-pain', knee, 'Knee Pain', 'Knees'],
  ['the order of the English page', 'translations hindi/knee-pain', knee, 'order: 1\n', 'order: 2\n'],
  [
    'a sign of the English page',
    'translations hindi/knee-pain',
    knee,
    'A hot knee with fever',
    'A hot, red knee with fever',
    'the English text has changed',
  ],
])('after a change of %s, compares the signature of %s', (_what, name, changedFile, before, after, waits) =>
  withSite(others, (root) => {
    const find = () => items(root).find((one) => `${one.kind} ${one.name}` === name);
    const item = find();
    const rewrite = (of: string, change: (text: string) => string) => {
      const place = path.join(root, of);
      writeFileSync(place, change(readFileSync(place, 'utf8')));
    };
    expect(item?.waits).toBeDefined();
    rewrite(item?.file ?? '', (old) => item?.sign(old, 'founder', today) ?? '');
    expect(find()?.waits).toBeUndefined();
    rewrite(changedFile, (old) => {
      expect(old).toContain(before);
      return old.replace(before, after);
    });
    expect(find()?.waits?.text).toBe(waits);
  }),
);

test('computes the same version for Windows line ends', () => {
  const version = (words: string) => medicalVersion(fieldsOf('blog'), {}, words);
  expect(version('Walk first.\r\n\r\nThen run.\r\n')).toBe(version('Walk first.\n\nThen run.\n'));
});

test('selects waiting or named items, and none after they are signed', () =>
  withSite({}, (root) => {
    const named = (...words: string[]) => selectItems(items(root), words).map(({ name }) => name);
    expect(named()).toEqual([...named('pages'), ...named('plates')]);
    expect(named('plates')).toContain('knee-pain');
    expect(named('hip-pain')).toEqual(['hip-pain']);
    expect(() => named('hip-pian')).toThrow('There is nothing called "hip-pian". Did you mean hip-pain?');
    for (const item of selectItems(items(root), ['pages', 'plates', 'exercises'])) {
      const place = path.join(root, item.file);
      const by = item.kind === 'exercises' ? 'A. Patil, MPT' : 'founder';
      writeFileSync(place, item.sign(readFileSync(place, 'utf8'), by, today));
    }
    expect(named('pages', 'plates', 'exercises')).toEqual([]);
    expect(checkContent(root).problems).toEqual([]);
  }));

test('requires a doctor of the team for pages, and a name for exercises and translations', () =>
  withSite(others, (root) => {
    const [pages = [], exercises = [], short = []] = ['pages', 'exercises', 'translations'].map((kind) =>
      items(root).filter((item) => item.kind === kind),
    );
    expect(signer(pages, ['founder'], undefined)).toBe('founder');
    expect(() => signer(pages, ['founder', 'other'], undefined)).toThrow('--by=founder or --by=other');
    expect(() => signer(pages, ['founder'], 'A. Patil, MPT')).toThrow('which doctor');
    expect(signer(exercises, ['founder'], 'A. Patil, MPT')).toBe('A. Patil, MPT');
    expect(signer(short, ['founder'], 'S. Kale')).toBe('S. Kale');
    expect(() => signer(short, ['founder'], undefined)).toThrow('Say who has checked them: --by="Name');
  }));

const page = others[hindi] ?? '';
const linking = (to: string): Changes => ({ [hindi]: page.replace('थोड़ा चलिए।', `[घुटना](${to})`) });
testSites({
  'a page in short': [{ [hindi]: page }],
  'a page in short without an English page of its name': [
    { [hindi.replace('pain', 'pian')]: page },
    'knee-pian.mdx:1 There is no English page called "knee-pian". → Did you mean knee-pain?',
  ],
  'a page in short with a former name of its English page': [
    {
      ...changed(knee, ['title: Knee Pain', 'title: Knee Pain\nformerly: [sore-knee]']),
      [hindi.replace('knee-pain', 'sore-knee')]: page.replace(
        'थोड़ा चलिए।',
        '[घुटना](/hi/pain-conditions/knee-pain)',
      ),
    },
  ],
  'a link to a page in short': [linking('/hi/pain-conditions/knee-pain')],
  'a link to a missing page in short': [
    linking('/mr/pain-conditions/knee-pain'),
    'a page that does not exist',
  ],
});

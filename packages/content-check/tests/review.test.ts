// One act of a doctor: who has read a page, when, and what it said.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { clinicDay } from '#lib/dates.ts';
import { medicalVersion } from '#schemas/medical.ts';
import { fieldsOf, shapeOf } from '#schemas/plain.ts';
import { checkContent } from '../check.ts';
import { readAll, sourceIn } from '../read/files.ts';
import type { Source } from '../read/source.ts';
import { chosen, signer } from '../review.ts';
import { signable, withReview } from '../review/signable.ts';
import { changed, knee, withSite } from './site.ts';

const file = 'src/content/blog/warm-up.mdx';
const text = `---
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
`;

const sourceOf = (words: string): Source => {
  const source = sourceIn(file, words);
  if (!source) throw new Error('no page');
  return source;
};
const versionOf = (words: string) => {
  const { raw, body } = sourceOf(words);
  return medicalVersion(fieldsOf('blog'), shapeOf('blog').parse(raw), body);
};

test('the day, the doctor and the version are written, and the rest stays', () => {
  const after = withReview(sourceOf(text), text, 'meera', '2026-11-22');
  expect(after).toBe(
    text.replace(
      /on: .*\n {2}by: .*\n {2}next: .*\n {2}sample: true/,
      `on: 2026-11-22\n  by: meera\n  next: 2027-11-22\n  version: ${versionOf(text)}`,
    ),
  );
  expect(shapeOf('blog').safeParse(sourceOf(after).raw).success).toBe(true);
});

test('a review on 29 February is due on 28 February', () => {
  expect(withReview(sourceOf(text), text, 'meera', '2028-02-29')).toContain('next: 2029-02-28');
});

test.each([
  ['its text', 'Walk first', 'Stretch first'],
  ['its title', 'title: Warming up', 'title: Warming up well'],
  ['a source', '---\n\nWalk', 'references: [a]\n---\n\nWalk'],
])('the version changes with %s', (_what, before, after) => {
  expect(text).toContain(before);
  expect(versionOf(text.replace(before, after))).not.toBe(versionOf(text));
});

test.each([
  ['its picture', 'plate: run', 'plate: walk'],
  ['its author', 'author: writer', 'author: other'],
  ['its day', 'published: 2026-01-05', 'published: 2026-02-05'],
  ['the review', 'by: rao', 'by: meera'],
  ['an empty line at its end', 'then run.\n', 'then run.\n\n'],
])('the version does not change with %s', (_what, before, after) => {
  expect(text).toContain(before);
  expect(versionOf(text.replace(before, after))).toBe(versionOf(text));
});

test('the version does not change with the ends of lines that Windows writes', () => {
  const version = (words: string) => medicalVersion(fieldsOf('blog'), {}, words);
  expect(version('Walk first.\r\n\r\nThen run.\r\n')).toBe(version('Walk first.\n\nThen run.\n'));
});

describe('what is gone through', () => {
  const today = clinicDay(Date.now());
  const items = (root: string) => signable(root, readAll(root), today);
  const named = (root: string, ...words: string[]) => chosen(items(root), words).map(({ name }) => name);

  test('is what waits, or what is named', () =>
    withSite({}, (root) => {
      expect(named(root)).toEqual([...named(root, 'pages'), ...named(root, 'plates')]);
      expect(named(root, 'plates')).toContain('knee-pain');
      expect(named(root, 'hip-pain')).toEqual(['hip-pain']);
      expect(() => named(root, 'hip-pian')).toThrow(
        'There is nothing called "hip-pian". Did you mean hip-pain?',
      );
    }));

  test('waits no more once it is signed, and no mistake comes of it', () =>
    withSite({}, (root) => {
      const before = checkContent(root).mistakes;
      for (const item of chosen(items(root), ['pages', 'plates', 'exercises'])) {
        const file = path.join(root, item.file);
        const by = item.kind === 'exercises' ? 'A. Patil, MPT' : 'founder';
        writeFileSync(file, item.sign(readFileSync(file, 'utf8'), by, today));
      }
      expect(named(root, 'pages', 'plates', 'exercises')).toEqual([]);
      expect(checkContent(root).mistakes).toEqual(before);
    }));

  test('is signed by a doctor of the team, exercises by a physiotherapist', () =>
    withSite({}, (root) => {
      const pages = items(root).filter(({ kind }) => kind === 'pages');
      const exercises = items(root).filter(({ kind }) => kind === 'exercises');
      expect(signer(pages, ['founder'], undefined)).toBe('founder');
      expect(() => signer(pages, ['founder', 'other'], undefined)).toThrow('--by=founder or --by=other');
      expect(() => signer(pages, ['founder'], 'A. Patil, MPT')).toThrow('which doctor');
      expect(signer(exercises, ['founder'], 'A. Patil, MPT')).toBe('A. Patil, MPT');
    }));
});

describe('a page in short', () => {
  const hindi = 'src/content/hindi/knee-pain.mdx';
  const page = `---
title: घुटने का दर्द
description: घुटने में दर्द हो तो घर पर क्या करें, कब तुरंत अस्पताल जाएँ, और हम आपके लिए क्या कर सकते हैं।
intro: घुटने का दर्द अक्सर थकान से होता है।
now: [पैर ठंडा हो]
sameDay: [घुटना सूजा हो]
---

थोड़ा चलिए।
`;
  const waits = (root: string) =>
    signable(root, readAll(root), '2026-11-22').find(({ file: name }) => name === hindi)?.waits;
  const sign = (root: string) => {
    const item = signable(root, readAll(root), '2026-11-22').find(({ file: name }) => name === hindi);
    const place = path.join(root, hindi);
    writeFileSync(place, item?.sign(readFileSync(place, 'utf8'), 'S. Kale', '2026-11-22') ?? '');
  };
  const change = (root: string, name: string, before: string, after: string) => {
    const text = readFileSync(path.join(root, name), 'utf8');
    expect(text).toContain(before);
    writeFileSync(path.join(root, name), text.replace(before, after));
  };

  test('waits until it is signed, and again when it or the medical parts of the English page change', () =>
    withSite({ [hindi]: page }, (root) => {
      // It has no English page that was seen yet.
      expect(waits(root)).toBe('the English page has changed');
      sign(root);
      expect(waits(root)).toBeUndefined();
      expect(checkContent(root).mistakes).toEqual([]);
      change(root, hindi, 'थोड़ा चलिए', 'थोड़ा-थोड़ा चलिए');
      expect(waits(root)).toBe('changed since it was reviewed');
      sign(root);
      change(root, 'src/content/conditions/knee-pain.mdx', 'order: 1\n', 'order: 2\n');
      expect(waits(root)).toBeUndefined();
      change(root, 'src/content/conditions/knee-pain.mdx', 'title: Knee Pain', 'title: Knee Pains');
      expect(waits(root)).toBe('the English page has changed');
    }));

  test('is signed by whoever reads its language', () =>
    withSite({ [hindi]: page }, (root) => {
      const items = chosen(signable(root, readAll(root), '2026-11-22'), ['translations']);
      expect(signer(items, ['founder'], 'S. Kale')).toBe('S. Kale');
    }));

  test('has the name of an English page', () =>
    withSite({ [hindi.replace('pain', 'pian')]: page }, (root) =>
      expect(checkContent(root).mistakes).toEqual([
        {
          file: 'src/content/hindi/knee-pian.mdx',
          line: 1,
          says: 'There is no English page called "knee-pian".',
          mend: 'Did you mean knee-pain?',
        },
      ]),
    ));

  test('has the name that its English page had before', () =>
    withSite(
      {
        ...changed(knee, ['title: Knee Pain', 'title: Knee Pain\nformerly: [sore-knee]']),
        [hindi.replace('knee-pain', 'sore-knee')]: page,
      },
      (root) => expect(checkContent(root).mistakes).toEqual([]),
    ));

  test('can be linked to', () => {
    const links = (to: string) =>
      withSite({ [hindi]: page.replace('थोड़ा चलिए।', `[घुटना](${to})`) }, (root) =>
        checkContent(root).mistakes.map(({ says }) => says),
      );
    expect(links('/hi/pain-conditions/knee-pain')).toEqual([]);
    expect(links('/mr/pain-conditions/knee-pain')).toHaveLength(1);
  });
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  changed,
  knee,
  lineOf,
  list,
  mistakesIn,
  pictureOfWidth,
  plateWords,
  spoil,
  spoilt,
} from '../site.ts';

spoilt('plate: knee-pain', {
  'plate: kne-pain': 'There is no plate called "kne-pain". → Did you mean knee-pain? Or knee-block?',
});
spoilt('./knee.webp', {
  '../../assets/plates/knee-pain.webp':
    'A plate is named, not given by its path. → Write plate: knee-pain instead, without alt.',
  './kne.webp': 'There is no picture at ./kne.webp. → Did you mean ./knee.webp?',
  './Knee.webp': 'There is no picture at ./Knee.webp. → Did you mean ./knee.webp?',
  'https://example.com/a.jpg':
    'The picture lies on another website. → Put it in the folder of this page and give its name: ./picture.jpg.',
});
spoilt('Keep moving.', {
  '![](../../assets/plates/knee-pain.webp)':
    'This picture has no words for people who cannot see it. → Write ![what the picture shows](its path).',
  '![Image of a knee](./knee.webp)':
    'The words for this picture begin with "Image of". → Begin with what is seen: "Bent knee …".',
  '![Knee Pain](./knee.webp)':
    'The words for this picture only repeat the title. → Say what is seen, where, and from which side.',
  '![Knee](./kne.webp)': 'There is no picture at ./kne.webp. → Did you mean ./knee.webp?',
});
spoilt('alt: Bent knee seen', {
  'alt: A photo of a bent knee seen':
    'The words for this picture begin with "A photo of". → Begin with what is seen: "Bent knee …".',
});
spoilt('alt: Bent knee seen from the front.', {
  'alt: Knee pain.':
    'The words for this picture only repeat the title. → Say what is seen, where, and from which side.',
  'alt: IMG_2034.jpg':
    '"IMG_2034.jpg" is the name of a file, not what the picture shows. → Say what is seen, where, and from which side.',
});

describe("a picture of one's own", () => {
  const withPicture = (picture: string) =>
    mistakesIn({
      'src/content/conditions/own.webp': picture,
      ...changed(knee, ['./knee.webp', './own.webp']),
    });
  test.each([
    [
      'too small',
      pictureOfWidth(959),
      'The picture ./own.webp is 959 pixels wide, so it would look blurred. → Use one that is at least 960 pixels wide.',
    ],
    [
      'too large',
      'x'.repeat(5 * 1024 * 1024 + 60_000),
      'The picture ./own.webp has 5.1 MB; 5 are the most. → Save it as a JPEG, 2,400 pixels wide.',
    ],
    [
      'no picture at all',
      'Dear team, here is the picture',
      'The picture ./own.webp cannot be read. → Save it again as a JPEG, PNG or WebP.',
    ],
    [
      "an iPhone's own kind",
      readFileSync(path.join(import.meta.dirname, '../../../editor/tests/photo.heic'), 'latin1'),
      'The picture ./own.webp cannot be read. → Save it again as a JPEG, PNG or WebP.',
    ],
  ])('that is %s', (_what, picture, says) => {
    expect(withPicture(picture)).toEqual([`knee-pain.mdx:${lineOf('./knee.webp')} ${says}`]);
  });
  test('is right from 960 pixels on', () => expect(withPicture(pictureOfWidth(960))).toEqual([]));
  test('may be a drawing of lines, which has no pixels', () => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"/>';
    const found = mistakesIn({
      'src/content/conditions/own.svg': drawing,
      ...changed(knee, ['./knee.webp', './own.svg']),
    });
    expect(found).toEqual([]);
  });
});

describe('the list of the plates that doctors have signed', () => {
  test.each([
    [
      'a plate without an entry',
      '  - knee-pain\n',
      '  - knee-block\n',
      'The plate "knee-pain" does not stand in the list of reviews. → Add a line "- knee-pain" under notYetReviewed',
    ],
    [
      'an entry without a plate',
      '- knee-pain',
      '- knee-pain\n  - knee-pane',
      'There is no plate called "knee-pane". → Did you mean knee-pain?',
    ],
    [
      'a plate in both lists',
      '- knee-pain',
      '- knee-pain\n  - knee-block',
      '"knee-block" stands here twice.',
    ],
    ["a signature that is no doctor's", 'by: founder', 'by: manager', '"manager" is not a doctor'],
  ])('%s', (_kind, find, put, says) => {
    expect(spoil(find, put, list).join('\n')).toContain(says);
  });

  test('a signature for another state of the plate is no mistake: the plate is unsigned again', () => {
    expect(spoil('version: 4be1f0', 'version: 5ce1f0', list)).toEqual([]);
  });

  const words = 'src/assets/plates/knee-pain.json';
  const { alt: _alt, ...withoutAlt } = plateWords;
  const { labels: _labels, ...withoutLabels } = plateWords;
  test.each([
    ['words that cannot be read', '{', 'The file knee-pain.json cannot be read.'],
    ['no words for those who cannot see it', JSON.stringify(withoutAlt), '"alt" is missing or wrong.'],
    ['no labels', JSON.stringify(withoutLabels), '"labels" is missing or wrong.'],
    [
      'a label that has changed since it was drawn',
      JSON.stringify({ ...plateWords, labels: [{ words: 'Kneecap', x: 1, y: 2, side: 'left' }] }),
      'The picture or its labels are not those of knee-pain.json.',
    ],
  ])('a plate with %s', (_what, json, says) => {
    const found = mistakesIn({ [words]: json });
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(`${says} → Ask a developer to run "npm run plates -w packages/studio".`);
  });

  test('a plate without an entry that no page shows', () => {
    const found = mistakesIn({
      'src/assets/plates/new.webp': '',
      'src/assets/plates/new.json': JSON.stringify(plateWords),
    });
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(`reviews.yaml:1 The plate "new" does not stand in the list of reviews.`);
  });

  test('a plate without a file of words', () => {
    const found = mistakesIn({
      'src/assets/plates/bare.webp': '',
      ...changed(list, ['- knee-pain', '- knee-pain\n  - bare']),
    });
    expect(found).toHaveLength(1);
    expect(found[0]).toContain('There is no file bare.json beside the picture. → Ask a developer');
  });
});

// Titles, descriptions, addresses and former addresses are unique.
import {
  block,
  changed,
  contact,
  hip,
  knee,
  problemsIn,
  testSites,
  testEdits,
  testEditsIn,
} from '../site.ts';
import { expect, test } from 'vitest';

const formerly = (file: string, title: string, names: string) =>
  changed(file, [`title: ${title}`, `title: ${title}\nformerly: [${names}]`]);

testSites({
  'former names that no page has': [formerly(knee, 'Knee Pain', 'sore-knee, bad-knee')],
  'a former name that another page has': [
    formerly(knee, 'Knee Pain', 'hip-pain'),
    /^hip-pain.mdx:1 \/pain-conditions\/hip-pain leads to .*knee-pain.mdx, which had this name/,
    `knee-pain.mdx:3 The former address /pain-conditions/hip-pain is that of ${hip}. → Remove "hip-pain" from the former file names.`,
  ],
  'a former name that is the present one': [
    formerly(knee, 'Knee Pain', 'knee-pain'),
    `/pain-conditions/knee-pain is that of ${knee}`,
  ],
  'a former name of two pages': [
    { ...formerly(knee, 'Knee Pain', 'leg'), ...formerly(hip, 'Hip Pain', 'leg') },
    `/pain-conditions/leg would lead to ${knee}, too`,
    `/pain-conditions/leg would lead to ${hip}, too`,
  ],
  'a former name that is a page of the site': [
    { ...formerly(knee, 'Knee Pain', 'all'), 'src/pages/pain-conditions/all.astro': '' },
    'is that of a page of the site',
  ],
  'a path as a former name': [
    formerly(knee, 'Knee Pain', '../about'),
    '"Former name" is made of small letters, digits and single hyphens',
  ],
  'a link to a former address': [
    {
      ...formerly(knee, 'Knee Pain', 'sore-knee'),
      ...changed(hip, [/$/, '\nMore on [knees](/pain-conditions/sore-knee).\n']),
    },
    'The page that was at /pain-conditions/sore-knee has another address. → Write /pain-conditions/knee-pain.',
  ],
});

test('reports a description that another page has', () => {
  const found = problemsIn(changed(hip, ['description: Hip pain', 'description: Knee pain']));
  expect(found).toContainEqual(expect.stringContaining(`${hip} has this description too`));
});

test('accepts the title of a draft on another page', () => {
  const found = problemsIn(changed(hip, ['title: Hip Pain', 'title: Knee Pain\ndraft: true']));
  expect(found.join()).not.toContain(`${knee} has this title`);
});

const alike =
  'too, so readers cannot tell the two pages apart. → Say it in other words on one of the two pages.';
testEdits({
  'title: Knee Pain → title: hip pain': `${hip} has this title ${alike}`,
  'Knee pain has many causes, and most of them settle without an operation. → Knees hurt.':
    '"Description" is shorter than 70 characters. → One or two sentences of 70 to 160 characters. Shown under the title and in search results.',
});
testEditsIn(contact, { 'heading: Contact → heading: Knee Block': `${block} has this title ${alike}` });

// What only one page can have: its title, its description, its address, and those from before.
import { block, changed, contact, hip, knee, mistakesIn, says, spoilt, spoiltIn } from '../site.ts';
import { expect, test } from 'vitest';

const formerly = (file: string, title: string, names: string) =>
  changed(file, [`title: ${title}`, `title: ${title}\nformerly: [${names}]`]);

says({
  'names that no page has any more lead to the page': [formerly(knee, 'Knee Pain', 'sore-knee, bad-knee')],
  'an address leads nowhere else while a page is there': [
    formerly(knee, 'Knee Pain', 'hip-pain'),
    /^hip-pain.mdx:1 \/pain-conditions\/hip-pain leads to .*knee-pain.mdx, which had this name/,
    `knee-pain.mdx:3 The former address /pain-conditions/hip-pain is that of ${hip}. → Remove "hip-pain" from the former file names.`,
  ],
  'a page does not lead to itself': [
    formerly(knee, 'Knee Pain', 'knee-pain'),
    `/pain-conditions/knee-pain is that of ${knee}`,
  ],
  'an address leads to one page': [
    { ...formerly(knee, 'Knee Pain', 'leg'), ...formerly(hip, 'Hip Pain', 'leg') },
    `/pain-conditions/leg would lead to ${knee}, too`,
    `/pain-conditions/leg would lead to ${hip}, too`,
  ],
  'a page of the site itself keeps its address': [
    { ...formerly(knee, 'Knee Pain', 'all'), 'src/pages/pain-conditions/all.astro': '' },
    'is that of a page of the site',
  ],
  'a way is no name': [
    formerly(knee, 'Knee Pain', '../about'),
    '"Former name" is made of small letters, digits and single hyphens',
  ],
  'a link to an address from before is told where the page is now': [
    {
      ...formerly(knee, 'Knee Pain', 'sore-knee'),
      ...changed(hip, [/$/, '\nMore on [knees](/pain-conditions/sore-knee).\n']),
    },
    'The page that was at /pain-conditions/sore-knee has another address. → Write /pain-conditions/knee-pain.',
  ],
});

test('a description that another page has', () => {
  const found = mistakesIn(changed(hip, ['description: Hip pain', 'description: Knee pain']));
  expect(found).toContainEqual(expect.stringContaining(`${hip} has this description too`));
});

test('the title of a draft is not taken', () => {
  const found = mistakesIn(changed(hip, ['title: Hip Pain', 'title: Knee Pain\ndraft: true']));
  expect(found.join()).not.toContain(`${knee} has this title`);
});

const alike = 'too, so nobody can tell the two pages apart. → Say it in other words on one of the two pages.';
spoilt({
  'title: Knee Pain → title: hip pain': `${hip} has this title ${alike}`,
  'Knee pain has many causes, and most of them settle without an operation. → Knees hurt.':
    '"Description" is shorter than 70 characters. → One or two sentences of 70 to 160 characters. Shown under the title and in search results.',
});
spoiltIn(contact, { 'heading: Contact → heading: Knee Block': `${block} has this title ${alike}` });

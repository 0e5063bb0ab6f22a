import { expect, test } from 'vitest';
import { changed, hip, knee, mistakesIn } from '../site.ts';

const formerly = (file: string, title: string, names: string) =>
  changed(file, [`title: ${title}`, `title: ${title}\nformerly: [${names}]`]);

test('names that no page has any more lead to the page', () => {
  expect(mistakesIn(formerly(knee, 'Knee Pain', 'sore-knee, bad-knee'))).toEqual([]);
});

test('an address leads nowhere else while a page is there', () => {
  expect(mistakesIn(formerly(knee, 'Knee Pain', 'hip-pain'))).toEqual([
    expect.stringMatching(/^hip-pain.mdx:1 \/pain-conditions\/hip-pain leads to .*knee-pain.mdx/),
    `knee-pain.mdx:3 The former address /pain-conditions/hip-pain is that of ${hip}. → Remove "hip-pain" from the former file names.`,
  ]);
});

test('a page does not lead to itself', () => {
  expect(mistakesIn(formerly(knee, 'Knee Pain', 'knee-pain'))).toEqual([
    expect.stringContaining(`/pain-conditions/knee-pain is that of ${knee}`),
  ]);
});

test('an address leads to one page', () => {
  const both = { ...formerly(knee, 'Knee Pain', 'leg'), ...formerly(hip, 'Hip Pain', 'leg') };
  expect(mistakesIn(both)).toEqual([
    expect.stringContaining(`/pain-conditions/leg would lead to ${knee}, too`),
    expect.stringContaining(`/pain-conditions/leg would lead to ${hip}, too`),
  ]);
});

test('a page of the site itself keeps its address, and a way is no name', () => {
  const taken = { ...formerly(knee, 'Knee Pain', 'all'), 'src/pages/pain-conditions/all.astro': '' };
  expect(mistakesIn(taken)).toEqual([expect.stringContaining('is that of a page of the site')]);
  expect(mistakesIn(formerly(knee, 'Knee Pain', '../about'))).toEqual([
    expect.stringContaining('"Former name" is made of small letters, digits and single hyphens'),
  ]);
});

test('a link to an address from before is told where the page is now', () => {
  const found = mistakesIn({
    ...changed(knee, ['title: Knee Pain', 'title: Knee Pain\nformerly: [sore-knee]']),
    ...changed(hip, [/$/, '\nMore on [knees](/pain-conditions/sore-knee).\n']),
  });
  expect(found).toEqual([
    expect.stringContaining(
      'The page that was at /pain-conditions/sore-knee has another address. → Write /pain-conditions/knee-pain.',
    ),
  ]);
});

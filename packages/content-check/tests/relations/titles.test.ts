import { expect, test } from 'vitest';
import { block, hip, knee, spoil, spoilt } from '../site.ts';

test('a title that another page has', () => {
  expect(spoil('title: Knee Pain', 'title: hip pain')).toEqual([
    `knee-pain.mdx:2 ${hip} has this title too, so nobody can tell the two pages apart. → Say it in other words on one of the two pages.`,
  ]);
});

test('a heading of a screen that is the title of a page', () => {
  const found = spoil('heading: Contact', 'heading: Knee Block', 'src/content/screens/contact.yaml');
  expect(found).toEqual([expect.stringContaining(`${block} has this title too`)]);
});

test('a description that another page has', () => {
  const found = spoil('description: Hip pain', 'description: Knee pain', hip);
  expect(found).toContainEqual(expect.stringContaining(`${hip} has this description too`));
});

test('the title of a draft is not taken', () => {
  const found = spoil('title: Hip Pain', 'title: Knee Pain\ndraft: true', hip);
  expect(found.join()).not.toContain(`${knee} has this title`);
});

spoilt('Knee pain has many causes, and most of them settle without an operation.', {
  'Knees hurt.':
    '"Description" is shorter than 70 characters. → One or two sentences of 70 to 160 characters. Shown under the title and in search results.',
});

// What the templates of new pages say by way of example never reaches a reader.
import { expect, test } from 'vitest';
import { changed, knee, mistakesIn, spoilt } from '../../site.ts';

spoilt('benefit: Many knees settle.', {
  'benefit: ✎ Say for how many it settles.':
    '"Say for how many it settles." is still the example of the template. → Write your own words in its place, or take it out. As long as the page is a draft, it may stay.',
});

test('a draft may keep its examples', () =>
  expect(
    mistakesIn(
      changed(
        knee,
        ['benefit: Many knees settle.', 'benefit: ✎ Say it.'],
        ['order: 1', 'draft: true\norder: 1'],
      ),
    ).filter((said) => said.includes('example')),
  ).toEqual([]));

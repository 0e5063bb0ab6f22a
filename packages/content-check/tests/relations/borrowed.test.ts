import { describe, expect, test } from 'vitest';
import { changed, knee, mistakesIn, stories } from '../site.ts';

const about =
  'about: treatment\ntrials:\n  text: In careful trials salt water did as well.\n  page: knee-block';
const reported = changed(stories, ['9 of 10', '94%'], ['about: practice', about]);
const onStories = (...places: [string, string][]) => mistakesIn(changed(stories, ...places)).join('\n');

describe('a figure about a treatment that the clinic reports itself', () => {
  test('stands on no other page', () => {
    expect(
      mistakesIn({ ...reported, ...changed(knee, ['Yes.', 'It helps 94% of people.']) }).join('\n'),
    ).toContain(
      '"94%" is what the clinic reports of its own patients (src/content/claims/stories.yaml). → Leave it out here',
    );
  });

  test('but may be that of a publication', () => {
    const found = mistakesIn({
      ...reported,
      ...changed(knee, ['Yes.', 'It helps 94% of people [nice-2022].']),
    });
    expect(found.join('\n')).not.toContain('reports of its own patients');
  });

  test('never stands without what careful trials say', () => {
    expect(onStories(['about: practice', 'about: treatment'])).toContain(
      '"trials" is missing. → Add a line "trials: …". What careful trials say: Always shown next to',
    );
  });

  test('is shown with the news only', () => {
    expect(onStories(['about: practice', about])).toContain(
      'A figure about a treatment is shown on the news page only. → Write shown: [news].',
    );
  });
});

test('an operation says so beside the badge that says otherwise', () => {
  const block = 'src/content/services/knee-block.mdx';
  expect(mistakesIn(changed(block, [/procedureType: \w+/, 'procedureType: surgical'])).join('\n')).toContain(
    '"operation" is missing. → Add a line "operation: …". Said beside "Non-Surgical Treatments"',
  );
});

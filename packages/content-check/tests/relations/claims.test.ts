// Every figure of the clinic has a file, which says truthfully where it is shown.
import { expect, test } from 'vitest';
import { block, changed, figures, knee, lineOf, mistakesIn, says, spoiltIn, stories } from '../site.ts';

spoiltIn(stories, {
  'shown: [testimonials] → shown: [about]':
    '"stories" is shown on testimonials, but its file does not say so. → Add testimonials to "shown".',
});
says({
  'a claim that is not there': [
    changed(figures, ['claim: rating', 'claim: ratings']),
    '"rating" is not shown on testimonials. → Remove testimonials from "shown".',
    `testimonials.yaml:${lineOf('claim: rating', figures)} There is no file called "ratings" in src/content/claims. → Did you mean rating?`,
  ],
  'a claim that is a draft where a page shows it': [
    changed(stories, ['about: practice', 'about: practice\ndraft: true']),
    `testimonials.yaml:${lineOf('claim: stories', figures)} "stories" is still a draft. → Finish it and take its "draft" away, or do not name it yet.`,
  ],
});

const about =
  'about: treatment\ntrials:\n  text: In careful trials salt water did as well.\n  page: knee-block';
const reported = changed(stories, ['9 of 10', '94%'], ['about: practice', about]);

test.each<[what: string, says: string, changes: Record<string, string>]>([
  [
    'stands on no other page',
    '"94%" is what the clinic reports of its own patients (src/content/claims/stories.yaml). → Leave it out here',
    { ...reported, ...changed(knee, ['Yes.', 'It helps 94% of people.']) },
  ],
  [
    'never stands without what careful trials say',
    '"trials" is missing. → Add a line "trials: …". What careful trials say: Always shown next to',
    changed(stories, ['about: practice', 'about: treatment']),
  ],
  [
    'is shown with the news only',
    'A figure about a treatment is shown on the news page only. → Write shown: [news].',
    changed(stories, ['about: practice', about]),
  ],
])('a figure about a treatment that the clinic reports itself %s', (_what, words, changes) =>
  expect(mistakesIn(changes).join('\n')).toContain(words),
);

test('but it may be that of a publication', () => {
  const sourced = changed(knee, ['Yes.', 'It helps 94% of people [nice-2022].']);
  expect(mistakesIn({ ...reported, ...sourced }).join('\n')).not.toContain('reports of its own patients');
});

test('an operation says so beside the badge that says otherwise', () => {
  const operation = changed(block, [/procedureType: \w+/, 'procedureType: surgical']);
  expect(mistakesIn(operation).join('\n')).toContain(
    '"operation" is missing. → Add a line "operation: …". Said beside "Non-Surgical Treatments"',
  );
});

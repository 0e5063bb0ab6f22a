import { expect, test } from 'vitest';
import {
  adviceIn,
  block,
  changed,
  figures,
  knee,
  lineOf,
  problemsIn,
  testSites,
  testEditsIn,
  stories,
  type Changes,
} from '../site.ts';

testEditsIn(stories, {
  'shown: [testimonials] → shown: [about]':
    '"stories" is shown on testimonials, but its file does not say so. → Add testimonials to "shown".',
});
testSites({
  'a missing claim': [
    changed(figures, ['claim: rating', 'claim: ratings']),
    `testimonials.yaml:${lineOf('claim: rating', figures)} There is no file called "ratings" in src/content/claims. → Did you mean rating?`,
  ],
  'a claim that is a draft where a page shows it': [
    changed(stories, ['about: practice', 'about: practice\ndraft: true']),
    `testimonials.yaml:${lineOf('claim: stories', figures)} "stories" is still a draft. → Finish it and take its "draft" away, or do not name it yet.`,
  ],
});

const unused = (page: string) =>
  `stories.yaml:${lineOf('shown:', stories)} "stories" is not shown on ${page}. → Remove ${page} from "shown". A figure that no page shows can be deleted.`;
const onNews = changed(stories, ['shown: [testimonials]', 'shown: [testimonials, news]']);
const ownNews = {
  'src/content/news/award.yaml': 'title: An award\noverview: { outcomes: [] }\ndraft: true\n',
};

test.each<[what: string, changes: Changes, advice: string[]]>([
  ['of a screen', changed(figures, ['claim: stories', 'claim: rating']), [unused('testimonials')]],
  ['of news that was deleted', onNews, [unused('news')]],
  ['of news that was replaced', { ...onNews, ...ownNews }, [unused('news')]],
])('a figure %s that no page shows is advice', (_what, changes, advice) => {
  expect(adviceIn(changes)).toEqual(advice);
  expect(problemsIn(changes).filter((problem) => problem.includes('stories.yaml'))).toEqual([]);
});

const about =
  'about: treatment\ntrials:\n  text: In careful trials salt water did as well.\n  page: knee-block';
const reported = changed(stories, ['9 of 10', '94%'], ['about: practice', about]);

test.each<[what: string, message: string, changes: Record<string, string>]>([
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
])('a treatment figure of the clinic itself %s', (_what, words, changes) =>
  expect(problemsIn(changes).join('\n')).toContain(words),
);

test('accepts the same figure with a publication', () => {
  const sourced = changed(knee, ['Yes.', 'It helps 94% of people [nice-2022].']);
  expect(problemsIn({ ...reported, ...sourced }).join('\n')).not.toContain('reports of its own patients');
});

test('requires an operation to say so beside the badge', () => {
  const operation = changed(block, [/procedureType: \w+/, 'procedureType: surgical']);
  expect(problemsIn(operation).join('\n')).toContain(
    '"operation" is missing. → Add a line "operation: …". Said beside "Non-Surgical Treatments"',
  );
});

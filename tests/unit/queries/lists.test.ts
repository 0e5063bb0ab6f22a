import { beforeEach, expect, test, vi } from 'vitest';
import { postPages, posts } from '#queries/articles.ts';
import { person, team } from '#queries/people.ts';
import { practice, screen } from '#queries/practice.ts';
import { asBuilt, setContent } from './collections.ts';

vi.mock('astro:content', async () => (await import('./collections.ts')).astroContent());

beforeEach(() => {
  asBuilt();
  setContent({
    blog: {
      old: { draft: false, published: new Date('2026-01-01') },
      new: { draft: false, published: new Date('2026-03-01') },
      later: { draft: true, published: new Date('2026-04-01') },
    },
    team: { second: { order: 2 }, first: { order: 1 } },
  });
});

test('articles are sorted newest first, without drafts', async () => {
  expect((await posts()).map(({ id }) => id)).toEqual(['new', 'old']);
});

test('an empty list of articles has one page', async () => {
  setContent({});
  expect(await postPages()).toEqual([{ number: 1, last: 1, before: 0, posts: [], total: 0 }]);
});

test('the team is sorted by order, and an unknown reviewer throws with the name', async () => {
  expect((await team()).map(({ id }) => id)).toEqual(['first', 'second']);
  expect((await person({ collection: 'team', id: 'second' })).id).toBe('second');
  await expect(person({ collection: 'team', id: 'third' })).rejects.toThrow(
    'No one in src/content/team is called "third".',
  );
});

test('missing facts and texts throw with the file name', async () => {
  await expect(practice()).rejects.toThrow('src/content/practice/practice.yaml is missing');
  await expect(screen('home')).rejects.toThrow('No file in src/content/screens has "screen: home".');
});

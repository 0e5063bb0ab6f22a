import { beforeEach, expect, test, vi } from 'vitest';
import { postPages, posts, postTitles } from '#queries/articles.ts';
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

test('articles come newest first, without drafts', async () => {
  expect((await posts()).map(({ id }) => id)).toEqual(['new', 'old']);
});

test('no articles are one page too', async () => {
  setContent({});
  expect(await postPages()).toEqual([{ number: 1, last: 1, before: 0, posts: [], total: 0 }]);
});

test('the search has the day of each article, and another title has another version', async () => {
  const titled = async (title: string) => {
    setContent({ blog: { one: { draft: false, title, published: new Date('2026-01-15') } } });
    return postTitles();
  };
  const { json, version } = await titled('Knees');
  expect(json).toContain('15 January 2026');
  expect((await titled('Knees')).version).toBe(version);
  expect((await titled('Hips')).version).not.toBe(version);
});

test('the team comes in its order, and a reviewer who is not in it is missed by name', async () => {
  expect((await team()).map(({ id }) => id)).toEqual(['first', 'second']);
  expect((await person({ collection: 'team', id: 'second' })).id).toBe('second');
  await expect(person({ collection: 'team', id: 'third' })).rejects.toThrow(
    'No one in src/content/team is called "third".',
  );
});

test('missing facts and words are missed by file', async () => {
  await expect(practice()).rejects.toThrow('src/content/practice/practice.yaml is missing');
  await expect(screen('home')).rejects.toThrow('No file in src/content/screens has "screen: home".');
});

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

const manyPosts = (count: number, title = 'Post') => ({
  blog: Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `post-${String(index).padStart(2, '0')}`,
      { draft: false, title: `${title} ${index}`, published: new Date(Date.UTC(2026, 0, 1 + (index >> 1))) },
    ]),
  ),
});

test('a few articles are one page, and none are one page too', async () => {
  expect(await postPages()).toEqual([expect.objectContaining({ number: 1, last: 1, before: 0, total: 2 })]);
  setContent({});
  expect(await postPages()).toEqual([
    { number: 1, last: 1, before: 0, posts: [], total: 0, titles: undefined },
  ]);
});

test('the titles for the search are those of all pages, and another title has another version', async () => {
  setContent(manyPosts(30));
  const { json, version } = await postTitles();
  const titles = JSON.parse(json) as unknown[];
  expect(titles).toHaveLength(30);
  expect(titles[0]).toEqual({
    title: 'Post 28',
    href: '/for-patients/blogs/post-28',
    day: '15 January 2026',
  });
  expect((await postTitles()).version).toBe(version);
  setContent(manyPosts(30, 'Article'));
  expect((await postTitles()).version).not.toBe(version);
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

import { beforeEach, expect, test, vi } from 'vitest';
import { library, postPages, posts, postTitles } from '#queries/articles.ts';
import { menuItems } from '#lib/menu.ts';
import { menuLists } from '#queries/navigation.ts';
import { person, team } from '#queries/people.ts';
import { practice, screen } from '#queries/practice.ts';
import { byRegion } from '#queries/regions.ts';
import { conditions } from '#queries/care.ts';
import { asBuilt, condition, service, setContent } from './collections.ts';

vi.mock('astro:content', async () => (await import('./collections.ts')).astroContent());

beforeEach(() => {
  asBuilt();
  setContent({
    conditions: {
      'foot-pain': condition('Foot Pain', { order: 1, region: 'foot' }),
      migraine: condition('Migraine', { order: 2, region: 'head', inOverview: false }),
      'ankle-pain': condition('Ankle Pain', { order: 3, region: 'foot' }),
    },
    services: {
      'nerve-block': service('Nerve Block', { order: 1 }),
      unlisted: service('Unlisted'),
    },
    blog: {
      old: { draft: false, published: new Date('2026-01-01') },
      new: { draft: false, published: new Date('2026-03-01') },
      later: { draft: true, published: new Date('2026-04-01') },
    },
    team: { second: { order: 2 }, first: { order: 1 } },
    screens: { care: { screen: 'care', regions: { head: 'Head and face', foot: 'Foot and ankle' } } },
  });
});

test('the article list has all conditions, then all listed services, each with its badge', async () => {
  const list = await library();
  expect(list.map(({ title, category, badge, href }) => [title, category, badge, href])).toEqual([
    ['Foot Pain', 'pain', 'Pain Condition', '/pain-conditions/foot-pain'],
    ['Migraine', 'pain', 'Pain Condition', '/pain-conditions/migraine'],
    ['Ankle Pain', 'pain', 'Pain Condition', '/pain-conditions/ankle-pain'],
    ['Nerve Block', 'service', 'Treatment Service', '/services/nerve-block'],
  ]);
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

test('many articles stand on pages, each on one, in their order', async () => {
  setContent(manyPosts(30));
  const pages = await postPages();
  expect(
    pages.map(({ number, last, before, posts: { length }, total }) => [number, last, before, length, total]),
  ).toEqual([
    [1, 3, 0, 12, 30],
    [2, 3, 12, 12, 30],
    [3, 3, 24, 6, 30],
  ]);
  const listed = pages.flatMap((page) => page.posts.map(({ id }) => id));
  expect(listed).toEqual((await posts()).map(({ id }) => id));
  expect(listed.slice(0, 4)).toEqual(['post-28', 'post-29', 'post-26', 'post-27']);
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

test('regions go from head to foot, and empty ones are left out', async () => {
  const regions = await byRegion(await conditions());
  expect(regions.map(({ region, entries }) => [region, entries.map(({ id }) => id)])).toEqual([
    ['head', ['migraine']],
    ['foot', ['foot-pain', 'ankle-pain']],
  ]);
});

test('the menu lists what is listed, by region', async () => {
  expect(menuItems.map(({ text }) => text)).toEqual([
    'Home',
    'About',
    'Pain Conditions',
    'Services',
    'For Patients',
  ]);
  const lists = await menuLists();
  const links = (name: keyof typeof lists) =>
    lists[name].groups.flatMap((group) => group.links.map(({ href }) => href));
  expect(links('conditions')).toEqual([
    '/pain-conditions/migraine',
    '/pain-conditions/foot-pain',
    '/pain-conditions/ankle-pain',
  ]);
  expect(links('services')).toEqual(['/services/nerve-block']);
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

import { createHash } from 'node:crypto';
import { getCollection } from 'astro:content';
import type { CollectionEntry } from 'astro:content';
import { inPages } from '#lib/pagination.ts';
import { blogPath, blogTitlesPath } from '#lib/routes.ts';
import { longDay } from '#lib/text.ts';
import { listedCare, pathOf, type Care } from './care.ts';
import { marked, published } from './published.ts';
import { listOf, withNumbers } from './sources.ts';

export type Post = CollectionEntry<'blog'>;
export type NewsStory = CollectionEntry<'news'>;

interface Dated {
  id: string;
  data: { published: Date };
}

/** Those of one day by their name, so that none changes its page from build to build. */
const newestFirst = (a: Dated, b: Dated) =>
  b.data.published.getTime() - a.data.published.getTime() || a.id.localeCompare(b.id);

export const posts = async () => (await getCollection('blog', published)).map(marked).sort(newestFirst);

/** The care pages and articles that an article links to or that link to it. */
export const relatedToPost = async (post: Post): Promise<(Care | Post)[]> => {
  const links = (from: Care | Post, to: Care | Post) => from.body?.includes(`](${pathOf(to)})`);
  const all = [...(await listedCare()), ...(await posts())];
  return all.filter((other) => links(post, other) || links(other, post));
};

export const newestPosts = async (count: number) => (await posts()).slice(0, count);

/** The titles of all posts as one file; browsers may keep it for ever, since other titles have another version. */
export const postTitles = async () => {
  const titles = (await posts()).map(({ id, data }) => ({
    title: data.title,
    href: blogPath(id),
    day: longDay(data.published),
  }));
  const json = JSON.stringify(titles);
  return { json, version: createHash('sha256').update(json).digest('hex').slice(0, 12) };
};

/** The list of posts, page by page. */
export const postPages = async () => {
  const all = await posts();
  const pages = inPages(all);
  const [{ length: full } = []] = pages;
  // Where the titles of all posts are, if some stand on other pages.
  const titles = pages.length > 1 ? blogTitlesPath((await postTitles()).version) : undefined;
  return pages.map((some, index) => ({
    number: index + 1,
    last: pages.length,
    /** How many posts stand on the pages before. */
    before: index * full,
    posts: some,
    total: all.length,
    titles,
  }));
};
export type PostPage = Awaited<ReturnType<typeof postPages>>[number];

export const newsStories = async () => (await getCollection('news', published)).map(marked).sort(newestFirst);

/** All stories of the page of news: its references are numbered from the first story to the last. A doctor read `written`. */
export const newsWithSources = async () => {
  const stories = [];
  let before = 0;
  for (const story of await newsStories()) {
    const references = await listOf([story], before);
    before += references.length;
    stories.push({
      written: story,
      story: { ...story, data: withNumbers(story.data, references) },
      references,
    });
  }
  return stories;
};

/** The specification's article list: all conditions, then all listed services. */
export const library = async () =>
  (await listedCare()).map((entry) => ({
    title: entry.data.title,
    excerpt: entry.data.excerpt,
    href: pathOf(entry),
    ...(entry.collection === 'conditions'
      ? { category: 'pain', badge: 'Pain Condition' }
      : { category: 'service', badge: 'Treatment Service' }),
  }));

import { getCollection, type CollectionEntry } from 'astro:content';
import { inPages } from '@clinic/contract/pagination.ts';
import { listedCare, pathOf, type Care } from './care.ts';
import { markIfUnpublished, published } from './published.ts';
import { referencesFor, withSourceNumbers } from './sources.ts';

export type Post = CollectionEntry<'blog'>;
export type NewsStory = CollectionEntry<'news'>;

interface Dated {
  id: string;
  data: { published: Date };
}

/** Entries of the same day are sorted by name, so that the order is the same in every build. */
const newestFirst = (a: Dated, b: Dated) =>
  b.data.published.getTime() - a.data.published.getTime() || a.id.localeCompare(b.id);

export const posts = async () =>
  (await getCollection('blog', published)).map(markIfUnpublished).sort(newestFirst);

/** Returns the pages and articles that link to this article or that it links to. */
export const relatedToPost = async (post: Post): Promise<(Care | Post)[]> => {
  const links = (from: Care | Post, to: Care | Post) => from.body?.includes(`](${pathOf(to)})`);
  const all = [...(await listedCare()), ...(await posts())];
  return all.filter((other) => links(post, other) || links(other, post));
};

export const newestPosts = async (count: number) => (await posts()).slice(0, count);

export const postPages = async () => {
  const all = await posts();
  const pages = inPages(all);
  const [{ length: full } = []] = pages;
  return pages.map((some, index) => ({
    number: index + 1,
    last: pages.length,
    /** Number of posts on the pages before this one. */
    before: index * full,
    posts: some,
    total: all.length,
  }));
};
export type PostPage = Awaited<ReturnType<typeof postPages>>[number];

export const newsStories = async () =>
  (await getCollection('news', published)).map(markIfUnpublished).sort(newestFirst);

/** All stories of the news page. References are numbered across stories; `written` is the version that a doctor reviewed. */
export const newsWithSources = async () => {
  const stories = [];
  let before = 0;
  for (const story of await newsStories()) {
    const references = await referencesFor([story], before);
    before += references.length;
    stories.push({
      written: story,
      story: { ...story, data: withSourceNumbers(story.data, references) },
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

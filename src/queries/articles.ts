import { getCollection } from 'astro:content';
import type { CollectionEntry } from 'astro:content';
import { conditions, listedServices, pathOf } from './care.ts';
import { published } from './published.ts';

export type Post = CollectionEntry<'blog'>;
export type NewsStory = CollectionEntry<'news'>;

const newestFirst = (a: { data: { published: Date } }, b: { data: { published: Date } }) =>
  b.data.published.getTime() - a.data.published.getTime();

export const posts = async () => (await getCollection('blog', published)).sort(newestFirst);

export const newestPosts = async (count: number) => (await posts()).slice(0, count);

export const newsStories = async () => (await getCollection('news', published)).sort(newestFirst);

export interface LibraryArticle {
  title: string;
  excerpt: string;
  href: string;
  category: 'pain' | 'service';
  badge: string;
}

/** The specification's article list: all conditions, then all listed services. */
export const library = async (): Promise<LibraryArticle[]> => {
  const pain = await conditions();
  const service = await listedServices();
  return [
    ...pain.map((entry) => ({ entry, category: 'pain' as const, badge: 'Pain Condition' })),
    ...service.map((entry) => ({ entry, category: 'service' as const, badge: 'Treatment Service' })),
  ].map(({ entry, category, badge }) => ({
    title: entry.data.title,
    excerpt: entry.data.excerpt,
    href: pathOf(entry),
    category,
    badge,
  }));
};

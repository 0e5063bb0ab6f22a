// Advice that is written once and shown on every page that names it.
import { getEntry } from 'astro:content';
import type { CollectionEntry } from 'astro:content';
import type { Post } from './articles.ts';
import type { Care } from './care.ts';

export type SafetyBlock = CollectionEntry<'safety'>;

export const safetyBlocks = ({ data }: Care | Post): Promise<SafetyBlock[]> =>
  Promise.all(
    data.safety.map(async (name) => {
      const block = await getEntry(name);
      if (!block) throw new Error(`No file in src/content/safety is called "${name.id}".`);
      return block;
    }),
  );

/** What a page rests on: its own publications, then those of its blocks, each once. */
export const referencesOf = async (page: Care | Post) => {
  const all = [page, ...(await safetyBlocks(page))].flatMap(({ data }) => data.references);
  return all.filter(({ url }, index) => all.findIndex((other) => other.url === url) === index);
};

import { getCollection } from 'astro:content';
import type { CollectionEntry } from 'astro:content';

export type Notice = CollectionEntry<'notices'>;

/** Privacy, disclaimer, accessibility, in the order of the footer. */
export const notices = async () =>
  (await getCollection('notices')).sort((a, b) => a.data.order - b.data.order);

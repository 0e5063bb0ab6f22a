import { getCollection, getEntry } from 'astro:content';
import type { CollectionEntry } from 'astro:content';
import { marked, published } from './published.ts';

export type Member = CollectionEntry<'team'>;
export type Testimonial = CollectionEntry<'testimonials'>;

export const team = async () =>
  (await getCollection('team', published)).sort((a, b) => a.data.order - b.data.order);

export const testimonials = async () =>
  (await getCollection('testimonials', published)).map(marked).sort((a, b) => a.data.order - b.data.order);

/** The person whom a page names as its author or reviewer. */
export const person = async (named: Pick<Member, 'collection' | 'id'>): Promise<Member> => {
  const member = await getEntry(named);
  if (!member) throw new Error(`No one in src/content/team is called "${named.id}".`);
  return member;
};

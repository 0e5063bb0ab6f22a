import { getCollection, getEntry, type CollectionEntry } from 'astro:content';
import { unfilledMark } from '@clinic/content-model/fields.ts';
import { markIfUnpublished, published } from './published.ts';

export type Member = CollectionEntry<'team'>;
export type Testimonial = CollectionEntry<'testimonials'>;

export const team = async () =>
  (await getCollection('team', published)).sort((a, b) => a.data.order - b.data.order);

export const membersWithPage = async () =>
  (await team()).flatMap(({ data: { page, ...data }, ...member }) =>
    page ? { ...member, data: { ...data, page } } : [],
  );

export const testimonials = async () =>
  (await getCollection('testimonials', published))
    .map(markIfUnpublished)
    .sort((a, b) => a.data.order - b.data.order);

/** Returns the author or reviewer that a page names. */
export const person = async (named: Pick<Member, 'collection' | 'id'>): Promise<Member> => {
  // Drafts, which only previews show, may have no author yet: the first of the team stands in, without a link.
  if (named.id === unfilledMark) {
    const [first] = await team();
    return { ...first!, id: unfilledMark, data: { ...first!.data, page: undefined } };
  }
  const member = await getEntry(named);
  if (!member) throw new Error(`No one in src/content/team is called "${named.id}".`);
  return member;
};

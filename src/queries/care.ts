// Conditions and services: what is published, in which order, and what is listed where.
import { getCollection } from 'astro:content';
import type { CollectionEntry } from 'astro:content';
import { blogPath, conditionPath, servicePath } from '#lib/routes.ts';
import type { Post } from './articles.ts';
import { pictureOf } from './plates.ts';
import { marked, published } from './published.ts';

export type Condition = CollectionEntry<'conditions'>;
export type Service = CollectionEntry<'services'>;
export type Care = Condition | Service;
export type Option = Condition['data']['options'][number];
export type Procedure = NonNullable<Service['data']['procedure']>;

const paths = { conditions: conditionPath, services: servicePath, blog: blogPath };

export const pathOf = ({ collection, id }: Pick<Care | Post, 'collection' | 'id'>) => paths[collection](id);

const byOrder = (a: Care, b: Care) =>
  (a.data.order ?? Infinity) - (b.data.order ?? Infinity) || a.id.localeCompare(b.id);

export const conditions = async () =>
  (await getCollection('conditions', published)).map(marked).sort(byOrder);

/** Every service that has an address, also those that no list shows. */
export const services = async () => (await getCollection('services', published)).map(marked).sort(byOrder);

export const listedServices = async () => (await services()).filter(({ data }) => data.order !== undefined);

/** What lists show: all conditions, then the services that have a place in them. */
export const listedCare = async (): Promise<Care[]> => [...(await conditions()), ...(await listedServices())];

/** Whatever has an address. */
export const allCare = async (): Promise<Care[]> => [...(await conditions()), ...(await services())];

export const homeConditions = async () =>
  (await conditions())
    .filter(({ data }) => data.homeOrder !== undefined)
    .sort((a, b) => (a.data.homeOrder ?? 0) - (b.data.homeOrder ?? 0));

export const overviewConditions = async () => (await conditions()).filter(({ data }) => data.inOverview);

/** The choices of the select in the condition forms. */
export const problemOptions = async () => [...(await conditions()).map(({ data }) => data.title), 'Other'];

/** The choices of the select in the procedure form: the current title first, then all the others. */
export const procedureOptions = async (current: string) => {
  const titles = (await services()).map(({ data }) => data.title).sort((a, b) => a.localeCompare(b));
  return [...new Set([current, ...titles])];
};

/** The pages a reader may want next, named in the record; unpublished ones are left out. */
export const relatedTo = async (care: Care): Promise<Care[]> => {
  const { related } = care.data;
  const all = await allCare();
  const find = ({ collection, id }: Pick<Care, 'collection' | 'id'>) =>
    all.find((other) => other.collection === collection && other.id === id);
  return [...related.conditions, ...related.services].map(find).filter((other) => other !== undefined);
};

export const picturesOf = (care: Care) => care.data.images.map(pictureOf);

export const cardPicture = (care: Care | Post) => {
  if (care.collection === 'blog') return pictureOf(care.data.picture);
  const picture = care.data.card.picture ?? care.data.images[0];
  if (!picture) throw new Error(`${care.id} has no picture.`);
  return pictureOf(picture);
};

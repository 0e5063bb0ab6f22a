// Conditions and services: published entries, their order, and the lists they appear in.
import { getCollection, type CollectionEntry } from 'astro:content';
import { blogPath, conditionPath, servicePath } from '@clinic/content-model/routes.ts';
import type { Post } from './articles.ts';
import { pictureOf } from './plates.ts';
import { markIfUnpublished, published } from './published.ts';

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
  (await getCollection('conditions', published)).map(markIfUnpublished).sort(byOrder);

/** All services with a page, including those that no list shows. */
export const services = async () =>
  (await getCollection('services', published)).map(markIfUnpublished).sort(byOrder);

export const listedServices = async () => (await services()).filter(({ data }) => data.order !== undefined);

/** The entries of the lists: all conditions, then the services with an order. */
export const listedCare = async (): Promise<Care[]> => [...(await conditions()), ...(await listedServices())];

/** All conditions and services with a page. */
export const allCare = async (): Promise<Care[]> => [...(await conditions()), ...(await services())];

export const homeConditions = async () =>
  (await conditions())
    .filter(({ data }) => data.homeOrder !== undefined)
    .sort((a, b) => (a.data.homeOrder ?? 0) - (b.data.homeOrder ?? 0));

export const overviewConditions = async () => (await conditions()).filter(({ data }) => data.inOverview);

/** The options of the select in the condition forms. */
export const problemOptions = async () => [...(await conditions()).map(({ data }) => data.title), 'Other'];

/** The options of the select in the procedure form: the current title first, then all others. */
export const procedureOptions = async (current: string) => {
  const titles = (await services()).map(({ data }) => data.title).sort((a, b) => a.localeCompare(b));
  return [...new Set([current, ...titles])];
};

/** The related pages named in the entry, without unpublished ones. */
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

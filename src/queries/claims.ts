// A figure that the clinic reports about itself is shown only if it has a file in src/content/claims.
import { getEntry, type CollectionEntry } from 'astro:content';
import { conditions, listedServices } from './care.ts';

export type Claim = CollectionEntry<'claims'>['data'];
type ClaimName = Pick<CollectionEntry<'claims'>, 'collection' | 'id'>;

export const claim = async (name: ClaimName): Promise<Claim> => {
  const entry = await getEntry(name);
  if (!entry) throw new Error(`No file in src/content/claims is called "${name.id}", so it cannot be shown.`);
  return entry.data;
};

const counted = {
  conditions: async () => (await conditions()).length,
  services: async () => (await listedServices()).length,
};

export type Figure = CollectionEntry<'news'>['data']['procedures']['daycare'][number];

/** Returns the value, the label and the source of a figure. */
export const shownFigure = async ({ claim: name, counts, value = '', source, label }: Figure) => {
  const number = counts ? `${await counted[counts]()} ` : '';
  if (!name) return { value: number + value, label, source, entry: undefined };
  const entry = await claim(name);
  return { value: entry.figure, label, source: entry.source, entry };
};

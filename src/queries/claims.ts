// A figure that the clinic reports about itself is shown only if it has a file in src/content/claims.
import { getEntry } from 'astro:content';
import type { CollectionEntry } from 'astro:content';
import { conditions, listedServices } from './care.ts';

export type Claim = CollectionEntry<'claims'>['data'];

export const claim = async (id: string): Promise<Claim> => {
  const entry = await getEntry('claims', id);
  if (!entry) throw new Error(`No file in src/content/claims is called "${id}", so it cannot be shown.`);
  return entry.data;
};

const counted = {
  conditions: async () => (await conditions()).length,
  services: async () => (await listedServices()).length,
};

export interface Figure {
  claim?: string | undefined;
  counts?: keyof typeof counted | undefined;
  value?: string | undefined;
  source?: string | undefined;
  label: string;
}

/** What is shown for a figure: its value, its words, and where it comes from. */
export const shownFigure = async ({ claim: id, counts, value = '', source, label }: Figure) => {
  const number = counts ? `${await counted[counts]()} ` : '';
  if (!id) return { value: number + value, label, source, entry: undefined };
  const entry = await claim(id);
  return { value: entry.figure, label, source: entry.source, entry };
};

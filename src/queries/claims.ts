// The claims ledger: a figure that the clinic reports about itself is shown only if it stands there.
import { getEntry } from 'astro:content';
import type { CollectionEntry } from 'astro:content';
import { conditions, listedServices } from './care.ts';

export type Claim = CollectionEntry<'claims'>['data']['claims'][number];

export const claim = async (id: string): Promise<Claim> => {
  const ledger = await getEntry('claims', 'claims');
  const found = ledger?.data.claims.find((candidate) => candidate.id === id);
  if (!found)
    throw new Error(`src/content/claims/claims.yaml has no claim called "${id}", so it cannot be shown.`);
  return found;
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

// The publications that a page cites, and their numbers in its text.
import { getEntry, type CollectionEntry } from 'astro:content';
import { numbered } from '@clinic/content-model/sources.ts';

type Publication = CollectionEntry<'publications'>;

export interface Reference extends Omit<Publication['data'], 'unseen'> {
  id: string;
  /** Its number in the list and in the text. */
  number: number;
}

interface Citing {
  data: { references: Pick<Publication, 'collection' | 'id'>[] };
}

/** Returns the publications of these entries, each once, numbered from `before` + 1. */
export async function referencesFor(all: Citing[], before = 0): Promise<Reference[]> {
  const ids = new Set(all.flatMap(({ data }) => data.references.map(({ id }) => id)));
  return Promise.all(
    [...ids].map(async (id, index) => {
      const publication = await getEntry('publications', id);
      if (!publication) throw new Error(`No file in src/content/publications is called "${id}".`);
      return { ...publication.data, id, number: before + index + 1 };
    }),
  );
}

/** Replaces the key of each source in a text by its number. */
export const withSourceNumbers = <T>(data: T, list: Reference[]): T =>
  numbered(data, new Map(list.map(({ id, number }) => [id, number])));

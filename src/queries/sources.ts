// The publications that a page rests on, and the numbers by which its text names them.
import { getEntry, type CollectionEntry } from 'astro:content';
import { numbered } from '#lib/sources.ts';

type Publication = CollectionEntry<'publications'>;

export interface Reference extends Omit<Publication['data'], 'unseen'> {
  id: string;
  /** As it stands in the list, and in the text. */
  number: number;
}

interface Citing {
  data: { references: Pick<Publication, 'collection' | 'id'>[] };
}

/** The publications of these, each once and with its number; `before` others stand before them on the page. */
export async function listOf(all: Citing[], before = 0): Promise<Reference[]> {
  const ids = new Set(all.flatMap(({ data }) => data.references.map(({ id }) => id)));
  return Promise.all(
    [...ids].map(async (id, index) => {
      const publication = await getEntry('publications', id);
      if (!publication) throw new Error(`No file in src/content/publications is called "${id}".`);
      return { ...publication.data, id, number: before + index + 1 };
    }),
  );
}

/** What is written, with the number of each source in the place of its key. */
export const withNumbers = <T>(data: T, list: Reference[]): T =>
  numbered(data, new Map(list.map(({ id, number }) => [id, number])));

import { getCollection } from 'astro:content';
import { published } from './published.ts';

export const glossary = async () =>
  (await getCollection('glossary', published)).sort((a, b) => a.data.term.localeCompare(b.data.term));

/** Returns the term that an article marks with <Term id="…">. */
export const term = async (id: string) => {
  const entry = (await glossary()).find((candidate) => candidate.id === id);
  if (!entry) throw new Error(`No file in src/content/glossary explains "${id}".`);
  return entry.data;
};

// Small collections that replace src/content in the tests of src/queries.
import { vi } from 'vitest';

export interface Entry {
  id: string;
  collection: string;
  data: Record<string, unknown>;
}

const collections: Record<string, Entry[]> = {};

/** Sets the entries that getCollection and getEntry return. */
export function setContent(content: Record<string, Record<string, Record<string, unknown>>>) {
  for (const name of Object.keys(collections)) delete collections[name];
  for (const [collection, entries] of Object.entries(content))
    collections[collection] = Object.entries(entries).map(([id, data]) => ({ id, collection, data }));
}

export const astroContent = () => ({
  getCollection: (name: string, keep: (entry: Entry) => boolean = () => true) =>
    Promise.resolve((collections[name] ?? []).filter(keep)),
  getEntry: (...named: [string, string] | [Pick<Entry, 'collection' | 'id'>]) => {
    const [collection, id] = named.length === 2 ? named : [named[0].collection, named[0].id];
    return Promise.resolve((collections[collection] ?? []).find((entry) => entry.id === id));
  },
});

/** Production omits drafts; the preview (DEV) shows them. */
export const asBuilt = () => vi.stubEnv('DEV', false);

const care = {
  draft: false,
  related: { conditions: [], services: [] },
  images: [],
  card: {},
};

export const condition = (title: string, more: Record<string, unknown> = {}) => ({
  ...care,
  title,
  ...more,
});
export const service: typeof condition = (title, more) => condition(title, more);

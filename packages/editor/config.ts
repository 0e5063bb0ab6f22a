import { config } from '@keystatic/core';
import { mergingFetch } from './github/merging-fetch.ts';
import { branchPrefix, repository } from './github/repository.ts';
import { tellSaved, tellingFetch } from './save/saved.ts';
import { followMove } from './save/saving.ts';
import { collections, groups, singletons } from './collections.ts';

// The server reads this file too, and saves nothing by it.
if ('window' in globalThis) {
  followMove();
  const send = window.fetch.bind(window);
  window.fetch = repository ? mergingFetch(send, tellSaved) : tellingFetch(send);
}

const { practice: _practice, search: _search, ...screens } = singletons;

export default config({
  storage: repository ? { kind: 'github', repo: repository, branchPrefix } : { kind: 'local' },
  ui: {
    brand: { name: 'Editor' },
    navigation: {
      ...Object.fromEntries(Object.entries(groups).map(([heading, kinds]) => [heading, [...kinds]])),
      Practice: ['practice', 'search'],
      'Words of the screens': Object.keys(screens),
    },
  },
  collections,
  singletons,
});

import { config } from '@keystatic/core';
import { mergingFetch } from './github/merging-fetch.ts';
import { branchPrefix, repository } from './github/repository.ts';
import { collections, groups, singletons } from './collections.ts';

// Only the browser writes to GitHub; the server reads this file too.
if (repository && 'window' in globalThis) window.fetch = mergingFetch(window.fetch.bind(window));

const { practice: _practice, ...screens } = singletons;

export default config({
  storage: repository ? { kind: 'github', repo: repository, branchPrefix } : { kind: 'local' },
  ui: {
    brand: { name: 'Writing desk' },
    navigation: {
      ...Object.fromEntries(Object.entries(groups).map(([heading, kinds]) => [heading, [...kinds]])),
      Practice: ['practice'],
      'Words of the screens': Object.keys(screens),
    },
  },
  collections,
  singletons,
});

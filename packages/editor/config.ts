import { config } from '@keystatic/core';
import { stayAfterOwn, tellingFetch } from './save/saved.ts';
import { collections, groups, singletons } from './collections.ts';

// The server reads this file too, and saves nothing by it.
if ('window' in globalThis) {
  window.fetch = tellingFetch(window.fetch.bind(window));
  // Vite waits for the answer, which its types do not say.
  import.meta.hot?.on('vite:beforeFullReload', stayAfterOwn as (reload: object) => void);
}

const { practice: _practice, search: _search, ...screens } = singletons;

export default config({
  storage: { kind: 'local' },
  ui: {
    brand: { name: 'Editor' },
    navigation: {
      ...Object.fromEntries(
        Object.entries(groups).map(([heading, labels]) => [heading, Object.keys(labels)]),
      ),
      Practice: ['practice', 'search'],
      'Words of the screens': Object.keys(screens),
    },
  },
  collections,
  singletons,
});

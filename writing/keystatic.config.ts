import { config } from '@keystatic/core';
import { collections, groups, singletons } from './collections.ts';

const { practice: _practice, ...screens } = singletons;

export default config({
  storage: { kind: 'local' },
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

import type { Language } from '@clinic/content-model/languages.ts';
import { regions, type Region } from '@clinic/content-model/regions.ts';
import { screen } from './practice.ts';

/** Entries grouped by body region from head to foot; empty regions are left out. */
export const byRegion = async <T extends { data: { region: Region } }>(entries: T[], language?: Language) => {
  const names = (await screen(language ?? 'care')).regions;
  return regions
    .map((region) => ({
      region,
      name: names[region],
      entries: entries.filter(({ data }) => data.region === region),
    }))
    .filter((group) => group.entries.length > 0);
};

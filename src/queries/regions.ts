import { regions, type Region } from '#schemas/regions.ts';
import { screen } from './practice.ts';

/** Entries grouped by body region from head to foot; empty regions are left out. */
export const byRegion = async <T extends { data: { region: Region } }>(entries: T[]) => {
  const names = (await screen('care')).regions;
  return regions
    .map((region) => ({
      region,
      name: names[region],
      entries: entries.filter(({ data }) => data.region === region),
    }))
    .filter((group) => group.entries.length > 0);
};

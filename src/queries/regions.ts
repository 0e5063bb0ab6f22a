import { regions, type Region } from '#schemas/care.ts';
import type { Care } from './care.ts';

const names: Record<Region, string> = {
  head: 'Head and face',
  neck: 'Neck',
  shoulder: 'Shoulder',
  arm: 'Elbow, hand and wrist',
  back: 'Back',
  abdomen: 'Chest, abdomen and pelvis',
  hip: 'Hip',
  knee: 'Knee',
  foot: 'Foot and ankle',
  nerves: 'Whole body and nerves',
};

export interface RegionGroup<T extends Care> {
  region: Region;
  name: string;
  entries: T[];
}

/** Entries grouped by body region from head to foot; empty regions are left out. */
export const byRegion = <T extends Care>(entries: T[]): RegionGroup<T>[] =>
  regions
    .map((region) => ({
      region,
      name: names[region],
      entries: entries.filter(({ data }) => data.region === region),
    }))
    .filter((group) => group.entries.length > 0);

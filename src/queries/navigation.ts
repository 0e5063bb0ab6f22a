import { crumbOf, type Crumb } from '#lib/crumbs.ts';
import type { MenuList } from '#lib/menu.ts';
import { conditions, listedServices, pathOf, type Care } from './care.ts';
import { byRegion } from './regions.ts';

export interface NavList {
  /** the words of the link to the overview */
  all: string;
  groups: { name?: string; links: Crumb[] }[];
}

const grouped = async (entries: Care[]): Promise<NavList['groups']> =>
  (await byRegion(entries)).map(({ name, entries: members }) => ({
    name,
    links: members.map((entry) => ({ text: entry.data.title, path: pathOf(entry) })),
  }));

/** What stands in the lists of the menu. */
export const menuLists = async (): Promise<Record<MenuList, NavList>> => ({
  conditions: { all: 'All pain conditions', groups: await grouped(await conditions()) },
  services: { all: 'All services', groups: await grouped(await listedServices()) },
  patients: {
    all: 'All for patients',
    groups: [{ links: (['testimonials', 'news', 'blogs', 'contact'] as const).map(crumbOf) }],
  },
});

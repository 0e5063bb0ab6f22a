import { crumbOf, type Crumb } from '#lib/crumbs.ts';
import { otherPath, shortPath, type Language } from '@clinic/content-model/languages.ts';
import type { MenuItem, MenuList } from '#lib/menu.ts';
import { routes } from '@clinic/content-model/routes.ts';
import { conditions, listedServices, pathOf, type Care } from './care.ts';
import { exerciseScreen } from './exercises.ts';
import { addressesIn } from './in-short.ts';
import { messages } from './messages.ts';
import { byRegion } from './regions.ts';

export interface NavList {
  /** Text of the link to the overview. */
  all: string;
  groups: { name?: string; links: Crumb[] }[];
}

const grouped = async (entries: Care[]): Promise<NavList['groups']> =>
  (await byRegion(entries)).map(({ name, entries: members }) => ({
    name,
    links: members.map((entry) => ({ text: entry.data.title, path: pathOf(entry) })),
  }));

export const menuLists = async (): Promise<Record<MenuList, NavList>> => ({
  conditions: { all: 'All pain conditions', groups: await grouped(await conditions()) },
  services: { all: 'All services', groups: await grouped(await listedServices()) },
  patients: {
    all: 'All for patients',
    groups: [{ links: (['testimonials', 'news', 'blogs', 'contact'] as const).map(crumbOf) }],
  },
});

/** Returns the menu of a language, without submenus: only pages that the language has. */
export async function menuIn(language: Language): Promise<MenuItem[]> {
  const labels = await messages(language);
  const addresses = await addressesIn(language);
  return [
    { text: labels.home, href: routes.home },
    { text: labels.conditions, href: routes.conditions },
    { text: labels.services, href: routes.services },
    { text: (await exerciseScreen(language)).heading, href: routes.exercises },
    { text: labels.firstVisit, href: otherPath('first-visit') },
    { text: labels.prices, href: otherPath('prices') },
    { text: labels.contact, href: routes.contact },
  ]
    .map(({ text, href }) => ({ text, href: shortPath(language, href) }))
    .filter(({ href }) => addresses.has(href));
}

import type { MenuList } from '#lib/menu.ts';
import { routes } from '#lib/routes.ts';
import { conditions, listedServices, pathOf, type Care } from './care.ts';
import { byRegion } from './regions.ts';

export interface NavList {
  /** the words of the link to the overview */
  all: string;
  groups: { name?: string; links: { text: string; href: string }[] }[];
}

const grouped = async (entries: Care[]): Promise<NavList['groups']> =>
  (await byRegion(entries)).map(({ name, entries: members }) => ({
    name,
    links: members.map((entry) => ({ text: entry.data.title, href: pathOf(entry) })),
  }));

/** What stands in the lists of the menu. */
export const menuLists = async (): Promise<Record<MenuList, NavList>> => ({
  conditions: { all: 'All pain conditions', groups: await grouped(await conditions()) },
  services: { all: 'All services', groups: await grouped(await listedServices()) },
  patients: {
    all: 'All for patients',
    groups: [
      {
        links: [
          { text: 'Testimonials', href: routes.testimonials },
          { text: 'News & Events', href: routes.news },
          { text: 'Blogs', href: routes.blogs },
          { text: 'Contacts', href: routes.contact },
        ],
      },
    ],
  },
});

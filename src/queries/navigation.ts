import { routes } from '#lib/routes.ts';
import { conditions, listedServices, pathOf, type Care } from './care.ts';
import { byRegion } from './regions.ts';

export interface NavLink {
  text: string;
  href: string;
}
export interface NavGroup {
  name?: string;
  links: NavLink[];
}
export type NavItem =
  { text: string; href: string; all: string; groups: NavGroup[] } | (NavLink & { groups?: undefined });

const grouped = async (entries: Care[]): Promise<NavGroup[]> =>
  (await byRegion(entries)).map(({ name, entries: members }) => ({
    name,
    links: members.map((entry) => ({ text: entry.data.title, href: pathOf(entry) })),
  }));

export const navigation = async (): Promise<NavItem[]> => [
  { text: 'Home', href: routes.home },
  { text: 'About', href: routes.about },
  {
    text: 'Pain Conditions',
    href: routes.conditions,
    all: 'All pain conditions',
    groups: await grouped(await conditions()),
  },
  {
    text: 'Services',
    href: routes.services,
    all: 'All services',
    groups: await grouped(await listedServices()),
  },
  {
    text: 'For Patients',
    href: routes.patients,
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
];

// Breadcrumbs from the home page to a page.
import { routes } from '@clinic/content-model/routes.ts';

export interface Crumb {
  text: string;
  path: string;
}

const names = {
  home: 'Home',
  about: 'About',
  conditions: 'Pain conditions',
  services: 'Services',
  patients: 'For patients',
  overview: 'Treatments',
  contact: 'Contacts',
  testimonials: 'Testimonials',
  news: 'News & Events',
  blogs: 'Blogs',
  glossary: 'Glossary',
  exercises: 'Home exercises',
  search: 'Search',
} satisfies Partial<Record<keyof typeof routes, string>>;

export type Place = keyof typeof names;

export const crumbOf = (place: Place): Crumb => ({ text: names[place], path: routes[place] });

/** Accepts names of `routes`, and crumbs for all other pages. */
export const crumbsTo = (...places: (Place | Crumb)[]): Crumb[] =>
  [crumbOf('home')].concat(places.map((place) => (typeof place === 'string' ? crumbOf(place) : place)));

// The way to a page, from the home page on.
import { routes } from './routes.ts';

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

/** Places are called by their name in `routes`; a page among many brings its own title and path. */
export const crumbsTo = (...places: (Place | Crumb)[]): Crumb[] =>
  [crumbOf('home')].concat(places.map((place) => (typeof place === 'string' ? crumbOf(place) : place)));

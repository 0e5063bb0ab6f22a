// Every address of the site, in one place.
export const routes = {
  home: '/',
  about: '/about',
  conditions: '/pain-conditions',
  services: '/services',
  patients: '/for-patients',
  overview: '/service_and_pain',
  contact: '/for-patients/contacts',
  testimonials: '/for-patients/testimonials',
  news: '/for-patients/news-events',
  blogs: '/for-patients/blogs',
  glossary: '/for-patients/glossary',
  exercises: '/for-patients/home-exercises',
  search: '/search',
  /** The notice that every form names. */
  privacy: '/privacy',
  feed: '/rss.xml',
  /** What the search fetches when somebody reaches for it. */
  searchData: '/search.json',
  /** What the service worker shows where there is no line and nothing is kept. */
  offline: '/offline',
} as const;

export const conditionPath = (slug: string) => `${routes.conditions}/${slug}`;
export const servicePath = (slug: string) => `${routes.services}/${slug}`;
/** The exercises of one condition, to print. */
export const exerciseSheetPath = (condition: string) => `${routes.exercises}/${condition}`;
export const noticePath = (slug: string) => `/${slug}`;
export const blogPath = (slug: string) => `${routes.blogs}/${slug}`;
/** A page of the list of articles; `page/` keeps it apart from an article that is called `2`. */
export const blogListPath = (page: number) => (page === 1 ? routes.blogs : `${routes.blogs}/page/${page}`);
/** The titles of all articles, for the search. */
export const blogTitlesPath = (version: string) => `${routes.blogs}/titles/${version}.json`;

/** All stories of the news share one page: each has its own places there, whichever others come or go. */
export const newsPlace = (story: string, part: string) => `${story}-${part}`;

/** The public address of a page: no .html, no trailing slash. */
export const publicPath = (pathname: string) => {
  const path = pathname
    .replace(/\.html$/, '')
    .replace(/\/index$/, '')
    .replace(/\/+$/, '');
  return path || '/';
};

/** The picture that a shared link shows; made at build by src/pages/social/[...page].jpg.ts. */
export const socialPath = (path: string) => `/social/${path === '/' ? 'home' : path.slice(1)}.jpg`;

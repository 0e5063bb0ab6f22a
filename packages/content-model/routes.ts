// The paths of the site.
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
  /** The notice that every form links to. */
  privacy: '/privacy',
  feed: '/rss.xml',
  /** The data of the search, fetched on its first use. */
  searchData: '/search.json',
  /** The page that the service worker shows offline, when a page is not cached. */
  offline: '/offline',
} as const;

export const conditionPath = (slug: string) => `${routes.conditions}/${slug}`;
export const servicePath = (slug: string) => `${routes.services}/${slug}`;
/** The printable exercises of one condition. */
export const exerciseSheetPath = (condition: string) => `${routes.exercises}/${condition}`;
/** The page of a person of the team, for those who have one. */
export const memberPath = (id: string) => `${routes.about}/${id}`;
export const noticePath = (slug: string) => `/${slug}`;
export const blogPath = (slug: string) => `${routes.blogs}/${slug}`;
/** A page of the list of articles; `page/` avoids a conflict with an article called `2`. */
export const blogListPath = (page: number) => (page === 1 ? routes.blogs : `${routes.blogs}/page/${page}`);

/** An id on the news page, which all stories share. It does not depend on the other stories. */
export const newsPlace = (story: string, part: string) => `${story}-${part}`;

/** The social picture of a page, rendered by src/pages/social/[...page].jpg.ts. */
export const socialPath = (path: string) => `/social/${path === '/' ? 'home' : path.slice(1)}.jpg`;

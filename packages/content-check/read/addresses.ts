import { blogPath, conditionPath, newsPlace, noticePath, routes, servicePath } from '#lib/routes.ts';
import type { Kind } from '#schemas/kinds.ts';

/** The address of the page that a file becomes, for the kinds that become pages. */
export const addressOf: Partial<Record<Kind, (id: string) => string>> = {
  conditions: conditionPath,
  services: servicePath,
  blog: blogPath,
  notices: noticePath,
};

/** The kinds whose files share a page, and the places that each file has there. */
export const placesOf: Partial<Record<Kind, { page: string; places: (id: string) => string[] }>> = {
  exercises: { page: routes.exercises, places: (id) => [id] },
  news: { page: routes.news, places: (id) => ['overview', 'procedures'].map((part) => newsPlace(id, part)) },
};

import {
  blogPath,
  conditionPath,
  memberPath,
  newsPlace,
  noticePath,
  routes,
  servicePath,
} from '@clinic/content-model/routes.ts';
import type { Kind } from '@clinic/content-model/kinds.ts';

/** Paths of pages, by kind; other kinds have no page, nor have members of the team without `page`. */
export const addressOf: Partial<Record<Kind, (id: string) => string>> = {
  conditions: conditionPath,
  services: servicePath,
  blog: blogPath,
  notices: noticePath,
  team: memberPath,
};

/** Kinds whose files share a page, with the anchors of each file. */
export const anchorsOf: Partial<Record<Kind, { page: string; places: (id: string) => string[] }>> = {
  exercises: { page: routes.exercises, places: (id) => [id] },
  news: { page: routes.news, places: (id) => ['overview', 'procedures'].map((part) => newsPlace(id, part)) },
};

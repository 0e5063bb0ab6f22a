// Which page of the site shows which entry of the editor.
import { languageOf, otherPath, otherSubjects, shortPath } from '#lib/languages.ts';
import { blogPath, conditionPath, noticePath, routes, servicePath } from '#lib/routes.ts';
import type { Kind } from '#schemas/kinds.ts';
import { formOf } from './forms.ts';

/** The page of an entry; `{slug}` stands for the name of its file. */
export const pageOf: Partial<Record<Kind, string>> = {
  conditions: conditionPath('{slug}'),
  services: servicePath('{slug}'),
  blog: blogPath('{slug}'),
  notices: noticePath('{slug}'),
  news: routes.news,
  testimonials: routes.testimonials,
  team: routes.home,
  glossary: `${routes.glossary}#{slug}`,
  exercises: `${routes.exercises}#{slug}`,
  // Each has the address of its English page: from the first one, all can be reached.
  hindi: shortPath('hindi', routes.home),
  marathi: shortPath('marathi', routes.home),
};

const { news, privacy: _privacy, feed: _feed, searchData: _data, offline: _offline, ...screens } = routes;

/** By the name of the screen. */
export const screenPages: Record<string, string> = {
  ...screens,
  'news-events': news,
  hindi: shortPath('hindi', routes.home),
  marathi: shortPath('marathi', routes.home),
};

/** Where in the editor a page of the site is written. */
export function formFor(path: string): string | undefined {
  const [, code, ...rest] = path.split('/');
  const language = languageOf(code);
  if (language) {
    const other = Object.keys(otherSubjects).find((id) => shortPath(language, otherPath(id)) === path);
    return formOf(language, other ?? rest.at(-1) ?? '');
  }
  const screen = Object.entries(screenPages).find(([, page]) => page === path)?.[0];
  if (screen) return formOf('screens', screen);
  const slug = path.slice(path.lastIndexOf('/') + 1);
  const kind = Object.entries(pageOf).find(([, page]) => page.replace('{slug}', slug) === path)?.[0];
  return kind && formOf(kind, slug);
}

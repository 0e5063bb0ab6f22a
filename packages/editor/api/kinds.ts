// The kinds of content as writers know them, with the titles and pages of their entries.
import { formats, type Kind } from '@clinic/content-model/kinds.ts';
import { languageKinds, shortPath } from '@clinic/content-model/languages.ts';
import { fieldsOf, type Field } from '@clinic/content-model/plain.ts';
import { routes } from '@clinic/content-model/routes.ts';
import { addressOf } from '@clinic/content-check/read/addresses.ts';
import type { Source } from '@clinic/content-check/read/source.ts';
import { valueAt, variantFor } from '@clinic/content-check/read/walk.ts';
import { addressInShort, isInShort } from '@clinic/content-check/relations/in-short.ts';
import { refuse } from './refuse.ts';
import type { KindInfo } from './types.ts';

/** In the order of the menu. */
const groups: Record<string, Partial<Record<Kind, string>>> = {
  Articles: { conditions: 'Conditions', services: 'Services', blog: 'Blog articles', news: 'News' },
  People: { testimonials: 'Testimonials', team: 'Team' },
  'In short': { hindi: 'Hindi', marathi: 'Marathi' },
  Words: {
    safety: 'Safety blocks',
    exercises: 'Home exercises',
    publications: 'Studies and guidelines',
    glossary: 'Glossary',
    claims: 'Claims',
    notices: 'Notices',
  },
  'The site': { practice: 'The practice', screens: 'Screens', search: 'Words of the search' },
};

export const kindInfos: KindInfo[] = Object.entries(groups).flatMap(([group, labels]) =>
  // The keys are kinds only, which TypeScript cannot infer.
  (Object.entries(labels) as [Kind, string][]).map(([kind, label]) => ({
    kind,
    label,
    group,
    isOpen: group !== 'The site',
    hasText: formats[kind] === 'mdx',
  })),
);

export const kindNamed = (name: string): Kind =>
  kindInfos.find(({ kind }) => kind === name)?.kind ?? refuse(404, 'There is no such kind of page.');

export const openKind = (name: string): Kind =>
  kindInfos.find(({ kind, isOpen }) => kind === name && isOpen)?.kind ??
  refuse(400, 'Pages of this kind can be changed, but not added, renamed or deleted.');

const { news, privacy: _privacy, feed: _feed, searchData: _data, offline: _offline, ...others } = routes;

/** Paths by the name of the screen. */
export const screenPages: Record<string, string> = {
  ...others,
  'news-events': news,
  ...Object.fromEntries(languageKinds.map((language) => [language, shortPath(language, routes.home)])),
};

/** Kinds whose entries share a page. */
const sharedPages: Partial<Record<Kind, string>> = {
  news,
  testimonials: routes.testimonials,
  team: routes.home,
  practice: routes.home,
  search: routes.search,
};

/** Returns the path of the page that shows an entry. `all` is only needed for a page in short. */
export function pageOf({ kind, id }: Pick<Source, 'kind' | 'id'>, all: Source[] = []): string | undefined {
  const language = languageKinds.find((one) => one === kind);
  const short = all.filter(isInShort).find((one) => one.kind === kind && one.id === id);
  if (language) return short ? addressInShort(short, all) : shortPath(language, routes.home);
  if (kind === 'screens') return screenPages[id];
  if (kind === 'glossary' || kind === 'exercises') return `${routes[kind]}#${id}`;
  return sharedPages[kind] ?? addressOf[kind]?.(id);
}

export const inWords = (name: string) =>
  `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`;

/** Returns the field that names an entry: its title, else its first text field. */
export const nameOf = ({ properties = {} }: Field) =>
  Object.entries(properties).find(([, field]) => field.unique === 'title' || field.type === 'string')?.[0] ??
  '';

export function titleOf({ kind, id, raw }: Source): string {
  if (kind === 'screens') return inWords(id);
  if (kind === 'practice' || kind === 'search' || kind === 'plates') return groups['The site']?.[kind] ?? id;
  const given = valueAt(raw, [nameOf(variantFor(fieldsOf(kind), raw))]);
  const title = typeof given === 'string' && given.trim() ? given.trim() : inWords(id);
  // Several claims have the same figure.
  const says = kind === 'claims' ? valueAt(raw, ['says']) : '';
  return says ? `${title}: ${String(says)}` : title;
}

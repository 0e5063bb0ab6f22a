import type { Kind } from '#schemas/kinds.ts';

/** What writers call the kinds that have a template. */
export const words = {
  condition: 'conditions',
  service: 'services',
  article: 'blog',
  news: 'news',
  testimonial: 'testimonials',
  person: 'team',
  claim: 'claims',
  block: 'safety',
  exercise: 'exercises',
  term: 'glossary',
  notice: 'notices',
  hindi: 'hindi',
  marathi: 'marathi',
} as const satisfies Record<string, Kind>;

export type Word = keyof typeof words;

export const hasTemplate = (kind: Kind): boolean => Object.values<Kind>(words).includes(kind);

export const wordFor = (kind: Kind): string =>
  Object.entries<Kind>(words).find(([, known]) => known === kind)?.[0] ?? '';

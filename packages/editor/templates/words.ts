import type { Kind } from '#schemas/kinds.ts';

/** What writers call the kinds that have a template. */
export const words: Record<string, Kind> = {
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
};

export const hasTemplate = (kind: Kind): boolean => Object.values(words).includes(kind);

export function kindCalled(word: string): Kind {
  const kind = words[word];
  if (!kind) throw new Error(`Say what to begin: ${Object.keys(words).join(', ')}.`);
  return kind;
}

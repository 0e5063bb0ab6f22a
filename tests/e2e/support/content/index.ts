// The content of the practice. Tests derive their expectations from it and hard-code no page or fact. Content that a practice
// need not have is covered by the site of ../servers/fixture-site.ts, so that no test is skipped.
import { readContent } from './read.ts';

export type { Claim, Condition, Service, Testimonial } from './read.ts';

export const {
  practice,
  claims,
  conditions,
  homeConditions,
  overviewConditions,
  services,
  listedServices,
  secondReadings,
  posts,
  newsStories,
  notices,
  inShort,
  glossary,
  exercises,
  team,
  memberPages,
  testimonials,
  blocksOf,
  moreOf,
  screen,
} = readContent(process.cwd());

/** Returns the phone numbers of a text, which are between braces. */
export const callable = (text: string) => [...text.matchAll(/\{(\d+)\}/g)].map(([, number = '']) => number);

/** Returns the first match; the content check guarantees that there is one. */
export function first<T>(all: T[], has: (one: T) => boolean = () => true): T {
  const found = all.find(has);
  if (found === undefined) throw new Error('The content has no page of the kind that this test looks at.');
  return found;
}

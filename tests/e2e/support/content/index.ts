// What the practice has: the tests expect what its writers wrote, and never a page or a fact by heart. What a practice
// need not have is proved on the small site of ../servers/fixture-site.ts, so that no test has nothing to look at.
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
  testimonials,
  blocksOf,
  screen,
} = readContent(process.cwd());

/** The numbers in a text that a tap calls: the practice writes them between braces. */
export const callable = (text: string) => [...text.matchAll(/\{(\d+)\}/g)].map(([, number = '']) => number);

/** For what the content check guarantees. */
export function first<T>(all: T[], has: (one: T) => boolean = () => true): T {
  const found = all.find(has);
  if (found === undefined) throw new Error('The content has no page of the kind that this test looks at.');
  return found;
}

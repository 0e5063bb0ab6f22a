import { distance } from 'fastest-levenshtein';

/** The word that was probably meant, or undefined when none is near enough. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const [best] = nearestFew(word, [...candidates], 1);
  const limit = Math.max(2, Math.floor(word.length / 4));
  return best !== undefined && between(word, best) <= limit ? best : undefined;
}

/** The words that are nearest, near or not: the nearest first. */
export const nearestFew = (word: string, candidates: string[], count: number): string[] =>
  candidates.toSorted((a, b) => between(word, a) - between(word, b)).slice(0, count);

/** How many letters must be added, removed or changed to make one word of the other. */
const between = (a: string, b: string) => distance(a.toLowerCase(), b.toLowerCase());

/** "Did you mean …?", or other advice. */
export function didYouMean(word: string, candidates: Iterable<string>, otherwise: string): string {
  const guess = nearest(word, candidates);
  return guess ? `Did you mean ${guess}?` : otherwise;
}

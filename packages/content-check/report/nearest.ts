/** Returns the word that was probably meant; undefined when none is close enough. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const [best] = nearestOf(word, [...candidates], 1);
  const limit = Math.max(2, Math.floor(word.length / 4));
  return best !== undefined && distanceOf(word, best) <= limit ? best : undefined;
}

/** Returns the closest words, the closest first. */
export const nearestOf = (word: string, candidates: string[], count: number): string[] =>
  candidates.toSorted((a, b) => distanceOf(word, a) - distanceOf(word, b)).slice(0, count);

/** Returns the Levenshtein distance: how many letters are added, removed or changed between the words. */
function distanceOf(a: string, b: string): number {
  const other = b.toLowerCase();
  let row = [...Array(other.length + 1).keys()];
  for (const letter of a.toLowerCase()) {
    const next = [row[0]! + 1];
    for (let i = 0; i < other.length; i += 1)
      next.push(Math.min(next[i]! + 1, row[i + 1]! + 1, row[i]! + Number(letter !== other[i])));
    row = next;
  }
  return row.at(-1)!;
}

export function didYouMean(word: string, candidates: Iterable<string>, otherwise: string): string {
  const guess = nearest(word, candidates);
  return guess ? `Did you mean ${guess}?` : otherwise;
}

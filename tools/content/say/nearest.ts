/** The word that was probably meant, or undefined when none is near enough. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const limit = Math.max(2, Math.floor(word.length / 4));
  let best: string | undefined;
  let bestDistance = limit + 1;
  for (const candidate of candidates) {
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase());
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance];
  }
  return best;
}

/** The words that are nearest, near or not: the nearest first. */
export const nearestFew = (word: string, candidates: string[], count: number): string[] =>
  candidates
    .map((candidate) => ({ candidate, distance: editDistance(word.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, count)
    .map(({ candidate }) => candidate);

/** How many letters must be added, removed or changed to make one word of the other. */
function editDistance(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const change = at(above, column - 1) + (a[row - 1] === b[column - 1] ? 0 : 1);
      current.push(Math.min(change, at(above, column) + 1, at(current, column - 1) + 1));
    }
    above = current;
  }
  return at(above, b.length);
}

const at = (numbers: number[], index: number) => numbers[index] ?? Infinity;

/** "Did you mean …?", or other advice. */
export function didYouMean(word: string, candidates: Iterable<string>, otherwise: string): string {
  const guess = nearest(word, candidates);
  return guess ? `Did you mean ${guess}?` : otherwise;
}

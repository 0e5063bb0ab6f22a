// Citations in a text: the key of a publication in brackets, as in "6 in 10 had less pain [nice-2022]." Pages show the
// number of the reference instead.

const mark = / ?\[([a-z0-9-]+)\]/g;

/** Returns the text without citations. */
export const withoutSources = (text: string): string => (text.includes('[') ? text.replace(mark, '') : text);

export const sourcesIn = (text: string): string[] =>
  text.includes('[') ? [...text.matchAll(mark)].map(([, key = '']) => key) : [];

/** Applies a function to every string in the data. */
export function mapTexts<T>(value: T, change: (text: string) => string): T {
  if (typeof value === 'string') return change(value) as T;
  if (Array.isArray(value)) return value.map((item: unknown) => mapTexts(item, change)) as T;
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  const before: [string, unknown][] = Object.entries(value);
  const after = before.map(([name, inner]) => [name, mapTexts(inner, change)] as const);
  // Astro tracks its pictures by the object.
  return after.every(([, inner], index) => inner === before[index]?.[1])
    ? value
    : (Object.fromEntries(after) as T);
}

/** Replaces the key of each source by its number. */
export const numbered = <T>(value: T, numbers: Map<string, number>): T =>
  mapTexts(value, (text) =>
    text.replace(mark, (whole, key: string) => {
      const number = numbers.get(key);
      return number === undefined ? whole : ` [${number}]`;
    }),
  );

/** A piece of a text. The last word before a citation and the marks after it stay on the same line. */
export interface Cited {
  text: string;
  sources: string[];
  marks: string;
}

const place = /(\S*?)((?: ?\[[a-z0-9-]+\])+)([.,;:!?)]*)/g;

export function citedPieces(text: string): Cited[] {
  const pieces: Cited[] = [];
  let begin = 0;
  for (const { 0: whole, 1: word = '', 2: named = '', 3: marks = '', index } of text.matchAll(place)) {
    pieces.push({ text: text.slice(begin, index), sources: [], marks: '' });
    pieces.push({ text: word, sources: sourcesIn(named), marks });
    begin = index + whole.length;
  }
  return [...pieces, { text: text.slice(begin), sources: [], marks: '' }].filter(
    (piece) => piece.text !== '' || piece.sources.length > 0,
  );
}

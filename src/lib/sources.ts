// Where a text names its sources: the key of a publication in brackets, after the words that rest on it, as in
// "6 in 10 had less pain [nice-2022]." Pages show its number in their list instead.

const mark = / ?\[([a-z0-9-]+)\]/g;

/** The words alone, as they are read, counted and compared. */
export const withoutSources = (text: string): string => (text.includes('[') ? text.replace(mark, '') : text);

export const sourcesIn = (text: string): string[] =>
  text.includes('[') ? [...text.matchAll(mark)].map(([, key = '']) => key) : [];

/** The same data with every text in it changed; its type stays. */
export function mapTexts<T>(value: T, change: (text: string) => string): T {
  if (typeof value === 'string') return change(value) as T;
  if (Array.isArray(value)) return value.map((item: unknown) => mapTexts(item, change)) as T;
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, mapTexts<unknown>(inner, change)]),
  ) as T;
}

/** With the number of each source in the place of its key. */
export const numbered = <T>(value: T, numbers: Map<string, number>): T =>
  mapTexts(value, (text) =>
    text.replace(mark, (whole, key: string) => {
      const number = numbers.get(key);
      return number === undefined ? whole : ` [${number}]`;
    }),
  );

/** A piece of a text. The last word before a number, and the marks behind it, stay on its line. */
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

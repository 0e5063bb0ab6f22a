// The publications that a page rests on, and the numbers by which its text names them.
import { numbered, sourcesIn } from '#lib/sources.ts';

interface Publication {
  key: string;
  title: string;
  publisher: string;
  year: number;
  url: string;
}

export interface Reference extends Publication {
  /** As it stands in the list, and in the text. */
  number: number;
  /** Whether the text names it. */
  cited: boolean;
}

interface Citing {
  data: { references: Publication[] };
  body?: string | undefined;
}

const keysIn = ({ data, body = '' }: Citing) => sourcesIn(JSON.stringify(data) + body);

/** The publications of these, each once and with its number; `before` others stand before them on the page. */
export function listOf(all: Citing[], before = 0): Reference[] {
  const named = all.flatMap((one) => {
    const keys = keysIn(one);
    return one.data.references.filter(({ key }) => keys.includes(key));
  });
  const list = all.flatMap(({ data }) => data.references);
  return list
    .filter(({ url }, index) => list.findIndex((other) => other.url === url) === index)
    .map((reference, index) => ({
      ...reference,
      number: before + index + 1,
      cited: named.some(({ url }) => url === reference.url),
    }));
}

/** What is written, with the number of each source in the place of its key. */
export const withNumbers = <T extends { references: Publication[] }>(data: T, list: Reference[]): T =>
  numbered(
    data,
    new Map(
      data.references.map(({ key, url }) => [key, list.find((other) => other.url === url)?.number ?? 0]),
    ),
  );

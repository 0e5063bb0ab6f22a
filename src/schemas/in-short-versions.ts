// What of the English content a page in short goes back to. When that changes in its medical parts, the page has to be looked
// at again.
import { digest } from './digest.ts';
import type { Kind } from './kinds.ts';
import { medicalVersion } from './medical.ts';
import { fieldsOf } from './plain.ts';

interface English {
  collection: Kind;
  id: string;
  data: object & { formerly?: string[] | undefined };
  body?: string | undefined;
}

/** The safety blocks and notices behind the pages that are about no condition and no procedure. */
const sourcesOf: Record<string, [Kind, string][]> = {
  painkillers: [['safety', 'painkillers']],
  'after-an-injection': [
    ['safety', 'after'],
    ['safety', 'after-spine'],
    ['safety', 'after-joint'],
    ['safety', 'after-head'],
    ['safety', 'after-neck'],
  ],
  privacy: [['notices', 'privacy']],
};

/** By its name, or by one that it had before: a page that gets another name keeps its pages in short. */
export const isCalled = (name: string, { id, data }: Pick<English, 'id' | 'data'>) =>
  id === name || Boolean(data.formerly?.includes(name));

/** Nothing where there is no English page that says anything medical. */
export function englishVersion(id: string, all: English[]): string | undefined {
  const named = sourcesOf[id] ?? [
    ['conditions', id],
    ['services', id],
  ];
  const found = named.flatMap(
    ([kind, name]) => all.find((page) => page.collection === kind && isCalled(name, page)) ?? [],
  );
  const [first, ...more] = found.map(({ collection, data, body = '' }) =>
    medicalVersion(fieldsOf(collection), data, body),
  );
  return more.length === 0 ? first : digest([first, ...more].join());
}

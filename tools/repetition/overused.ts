// Phrases that stand on too many pages. What is the same everywhere on purpose does not count: shared safety blocks,
// warning signs, titles, names of treatments and terms, and a whole text that stands elsewhere word for word, such as a
// heading or "The day itself".
import path from 'node:path';
import type { Kind } from '#schemas/kinds.ts';
import type { Role } from '#schemas/roles.ts';
import { readAll } from '../content/read/files.ts';
import { isMarked, valuesWith, type Source } from '../content/read/source.ts';
import { articleText } from '../content/text/page-text.ts';
import type { Passage } from '../content/text/passage.ts';
import { patternOf } from '../content/text/words/phrases.ts';
import { readProse } from '../content/text/prose.ts';
import { phrasesIn } from './phrases.ts';

export interface Overused {
  phrase: string;
  pages: number;
  times: number;
  /** Files with lines. */
  places: string[];
}

const kinds: Kind[] = ['conditions', 'services', 'blog'];
const names: Role[] = ['title', 'name'];

/** Who reads ten pages notices what stands on more than one of them. */
const noticed = (pages: number) => Math.max(4, Math.ceil(pages / 10));

export function overusedIn(root: string): Overused[] {
  const sources = readAll(root);
  const pages = sources.filter((source) => kinds.includes(source.kind) && !isMarked(source, 'draft'));
  const found = usesIn(root, pages, withoutNames(sources));
  const often = [...found].filter(([, uses]) => filesOf(uses).size >= noticed(pages.length));
  return tellingOf(
    often.map(([phrase, uses]) => ({
      phrase,
      pages: filesOf(uses).size,
      times: uses.length,
      places: uses.map(({ file, text }) => `${path.basename(file, '.mdx')}:${text.line}`),
    })),
  );
}

interface Use {
  file: string;
  text: Passage;
}

const filesOf = (uses: Use[]) => new Set(uses.map(({ file }) => file));

function usesIn(root: string, pages: Source[], bare: (text: string) => string): Map<string, Use[]> {
  const all = pages.flatMap((page) => ownTexts(root, page).map((text): Use => ({ file: page.file, text })));
  const alike = Map.groupBy(all, ({ text }) => text.text);
  const found = new Map<string, Use[]>();
  for (const [text, uses] of alike) {
    const [use] = uses;
    if (!use || filesOf(uses).size > 1) continue;
    for (const phrase of phrasesIn(bare(text))) found.set(phrase, [...(found.get(phrase) ?? []), use]);
  }
  return found;
}

/** Sister pages must agree on their warning signs. */
const ownTexts = (root: string, page: Source): Passage[] =>
  articleText(page, readProse(root, page, silently)).filter(({ field }) => field?.level === undefined);

/** What is wrong is said by the content check. */
const silently = () => undefined;

/** A name ends the phrase before it. */
function withoutNames(sources: Source[]): (text: string) => string {
  const all = sources
    .flatMap((source) => names.flatMap((role) => valuesWith(source, role)))
    .map(({ value }) => String(value).trim())
    .filter((name) => name !== '');
  if (all.length === 0) return (text) => text;
  const { words } = patternOf(all, []);
  return (text) => text.replace(words, '.');
}

/** Of phrases inside each other only one: the longest that is used nearly as often. The most used come first. */
function tellingOf(phrases: Overused[]): Overused[] {
  const holds = (long: Overused, short: Overused) =>
    long !== short && ` ${long.phrase} `.includes(` ${short.phrase} `);
  const full = phrases.filter(
    (short) => !phrases.some((long) => holds(long, short) && long.times >= 0.7 * short.times),
  );
  return full
    .filter((long) => !full.some((short) => holds(long, short)))
    .sort((a, b) => b.pages - a.pages || b.times - a.times || a.phrase.localeCompare(b.phrase));
}

export const overusedTable = (phrases: Overused[]): string =>
  [
    'Pages  Times  Phrase, and where it stands',
    ...phrases.flatMap(({ phrase, pages, times, places }) => [
      `${String(pages).padStart(5)}${String(times).padStart(7)}  ${phrase}`,
      `${' '.repeat(14)}${places.join(', ')}`,
    ]),
  ].join('\n');

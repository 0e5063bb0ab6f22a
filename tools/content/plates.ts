// The plates that content names, and the list in which doctors sign them.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { eachText, valueAt } from './fields.ts';
import type { Say } from './mistake.ts';
import { nearestFew } from './nearest.ts';
import type { Source } from './source.ts';

const folder = 'src/assets/plates';

export interface Plate {
  name: string;
  /** What it was made from. */
  source: string | undefined;
  /** What its own words lack, if anything. */
  lacks: string | undefined;
}

export function readPlates(root: string): Plate[] {
  const home = path.join(root, folder);
  const files = existsSync(home) ? readdirSync(home) : [];
  return files
    .filter((file) => file.endsWith('.webp'))
    .map((file) => readPlate(home, file.replace(/\.webp$/, '')));
}

function readPlate(home: string, name: string): Plate {
  const file = path.join(home, `${name}.json`);
  if (!existsSync(file)) return { name, source: undefined, lacks: 'words' };
  const words: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const [alt, labels, source] = ['alt', 'labels', 'source'].map((key) => valueAt(words, [key]));
  const lacks = !alt ? 'words for those who cannot see it' : Array.isArray(labels) ? undefined : 'labels';
  return { name, source: typeof source === 'string' ? source : undefined, lacks };
}

export interface Review {
  name: string;
  line: number;
  source: Source;
  /** What the plate was made from when a doctor signed it. */
  signed: string | undefined;
}

export const reviewsIn = (sources: Source[]): Review[] =>
  sources
    .filter(({ kind }) => kind === 'plates')
    .flatMap((source) => {
      const listed = (list: string, rest: string[]) => {
        const entries = valueAt(source.data, [list]);
        return (Array.isArray(entries) ? entries : []).map((_entry, index) => ({
          name: String(valueAt(entries, [index, ...rest])),
          line: source.lineOf([list, index, ...rest]),
          source,
          signed: list === 'signed' ? String(valueAt(entries, [index, 'source'])) : undefined,
        }));
      };
      return [...listed('notYetReviewed', []), ...listed('signed', ['plate'])];
    });

export function sayPlateMistakes(sources: Source[], plates: Plate[], sayIn: (source: Source) => Say): void {
  const reviews = reviewsIn(sources);
  const readable = sources.every(({ kind, data }) => kind !== 'plates' || data !== undefined);
  for (const { name, line, source } of namedIn(sources)) {
    const say = sayIn(source);
    if (sayNoPlate(name, line, plates, say) || !readable) continue;
    if (reviews.some((review) => review.name === name)) continue;
    const mend = `Add a line "- ${name}" under notYetReviewed in src/content/plates/reviews.yaml.`;
    say(line, `The plate "${name}" does not stand in the list of reviews.`, mend);
  }
  reviews.forEach(({ name, line, source }, index) => {
    const say = sayIn(source);
    if (sayNoPlate(name, line, plates, say)) return;
    if (reviews.findIndex((review) => review.name === name) < index)
      say(
        line,
        `"${name}" stands here twice.`,
        'Keep one of the two: a signed plate is no longer unreviewed.',
      );
    const { lacks } = plates.find((plate) => plate.name === name) ?? {};
    if (lacks)
      say(
        line,
        `The plate "${name}" has no ${lacks}.`,
        `Ask a developer to run "npm run plates -- ${name}".`,
      );
  });
}

function sayNoPlate(name: string, line: number, plates: Plate[], say: Say): boolean {
  const names = plates.map((plate) => plate.name);
  if (names.includes(name)) return false;
  const [first, ...others] = nearestFew(name, names, 3);
  const mend = first ? [`Did you mean ${first}?`, ...others.map((other) => `Or ${other}?`)].join(' ') : '';
  say(line, `There is no plate called "${name}".`, mend || `There is none in ${folder}.`);
  return true;
}

function namedIn(sources: Source[]) {
  const named: { name: string; line: number; source: Source }[] = [];
  for (const source of sources.filter(({ kind }) => kind !== 'plates'))
    eachText(source.data, (name, place) => {
      if (place.at(-1) === 'plate') named.push({ name, line: source.lineOf(place), source });
    });
  return named;
}

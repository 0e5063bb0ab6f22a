// The plates that content names, and the list in which doctors sign them.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { plateVersion } from '#schemas/plate-version.ts';
import { readPlateFacts } from '#schemas/plates.ts';
import { eachText, valueAt } from './fields.ts';
import type { Say } from './mistake.ts';
import { nearestFew } from './nearest.ts';
import type { Source } from './source.ts';

const folder = 'src/assets/plates';

export interface Plate {
  name: string;
  /** What a signature must name, from the picture as it is now. */
  version: string | undefined;
  /** Why what is written of it does not do, if so. */
  fault: string | undefined;
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
  const faulty = (fault: string) => ({ name, version: undefined, fault });
  if (!existsSync(file)) return faulty(`There is no file ${name}.json beside the picture`);
  const { data, error } = readPlateFacts(readFileSync(file, 'utf8'));
  const field = error?.issues[0]?.path.join(' ');
  if (field) return faulty(`In ${name}.json, "${field}" is missing or wrong`);
  if (!data) return faulty(`The file ${name}.json cannot be read`);
  const version = plateVersion(readFileSync(path.join(home, `${name}.webp`)), data);
  const isOld = version !== data.version;
  return {
    name,
    version,
    fault: isOld ? `The picture or its labels are not those of ${name}.json` : undefined,
  };
}

export interface Review {
  name: string;
  line: number;
  source: Source;
  /** The version that a doctor signed. */
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
          signed: list === 'signed' ? String(valueAt(entries, [index, 'version'])) : undefined,
        }));
      };
      return [...listed('notYetReviewed', []), ...listed('signed', ['plate'])];
    });

export function sayPlateMistakes(sources: Source[], plates: Plate[], sayIn: (source: Source) => Say): void {
  const reviews = reviewsIn(sources);
  const lists = sources.filter(({ kind }) => kind === 'plates');
  const readable = lists.every(({ data }) => data !== undefined);
  const sayUnlisted = (name: string, line: number, say: Say) => {
    if (!readable || reviews.some((review) => review.name === name)) return;
    const mend = `Add a line "- ${name}" under notYetReviewed in src/content/plates/reviews.yaml.`;
    say(line, `The plate "${name}" does not stand in the list of reviews.`, mend);
  };
  const named = namedIn(sources);
  for (const { name, line, source } of named) {
    const say = sayIn(source);
    if (!sayNoPlate(name, line, plates, say)) sayUnlisted(name, line, say);
  }
  for (const { name } of plates) {
    if (named.some((one) => one.name === name)) continue;
    for (const list of lists) sayUnlisted(name, 1, sayIn(list));
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
    const { fault } = plates.find((plate) => plate.name === name) ?? {};
    if (fault) say(line, `${fault}.`, 'Ask a developer to run "npm run plates".');
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

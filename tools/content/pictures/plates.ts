// The plates that content names, and the list in which doctors sign them.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { plateVersion } from '#schemas/plate-version.ts';
import { readPlateFacts } from '#schemas/plates.ts';
import type { Line, Say } from '../say/mistake.ts';
import { nearestFew } from '../say/nearest.ts';
import { valuesWith, type Source } from '../read/source.ts';
import type { Path, Value } from '../read/values.ts';

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
  line: () => number;
  source: Source;
  /** The version that a doctor signed. */
  signed: string | undefined;
}

export const reviewsIn = (sources: Source[]): Review[] =>
  sources.flatMap((source) =>
    valuesWith(source, 'listed plate').map(({ value, path: place }) => ({
      name: String(value),
      line: () => source.lineOf(place),
      source,
      signed: signedIn(source, place.slice(0, -1)),
    })),
  );

/** What stands in the same entry as the plate, if it is an entry of its own. */
function signedIn(source: Source, entry: Path): string | undefined {
  const isHere = ({ path: place }: Value) =>
    place.length === entry.length + 1 && entry.every((key, i) => place[i] === key);
  const signed = valuesWith(source, 'signed version').find(isHere);
  return signed && String(signed.value);
}

export function sayPlateMistakes(sources: Source[], plates: Plate[], sayIn: (source: Source) => Say): void {
  const reviews = reviewsIn(sources);
  const lists = sources.filter(({ kind }) => kind === 'plates');
  const readable = lists.every(({ data }) => data !== undefined);
  const sayUnlisted = (name: string, line: Line, say: Say) => {
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
    if (fault) say(line, `${fault}.`, 'Ask a developer to run "npm run tool plates".');
  });
}

function sayNoPlate(name: string, line: Line, plates: Plate[], say: Say): boolean {
  if (plates.some((plate) => plate.name === name)) return false;
  const names = plates.map((plate) => plate.name);
  const [first, ...others] = nearestFew(name, names, 3);
  const mend = first ? [`Did you mean ${first}?`, ...others.map((other) => `Or ${other}?`)].join(' ') : '';
  say(line, `There is no plate called "${name}".`, mend || `There is none in ${folder}.`);
  return true;
}

const namedIn = (sources: Source[]) =>
  sources.flatMap((source) =>
    valuesWith(source, 'plate').map(({ value, path: place }) => ({
      name: String(value),
      line: () => source.lineOf(place),
      source,
    })),
  );

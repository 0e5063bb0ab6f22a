// Plates that content refers to, and the list in which doctors sign them.
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { plateVersion } from '@clinic/content-model/plate-version.ts';
import { readPlateFacts, type PlateFacts } from '@clinic/content-model/plates.ts';
import { nearestOf } from '../report/nearest.ts';
import { untilChanged, type FileCache } from '../read/memoize.ts';
import { ofKind, type Source } from '../read/source.ts';
import type { Path, Report, ReportIn } from '../report/report.ts';

export const platesFolder = 'src/assets/plates';

export interface Plate {
  name: string;
  /** The hash that a signature must have. */
  version: string | undefined;
  facts: PlateFacts | undefined;
  /** Why its facts are invalid. */
  fault: string | undefined;
}

export function readPlates(root: string): Plate[] {
  const home = path.join(root, platesFolder);
  return globSync('*.webp', { cwd: home }).map((file) => {
    const name = path.basename(file, '.webp');
    const files = ['webp', 'json'].map((ending) => path.join(home, `${name}.${ending}`));
    return untilChanged(known, files, () => readPlate(home, name));
  });
}

/** The editor checks at each pause of the writer: a picture is hashed again only when its files change. */
const known: FileCache<Plate> = new Map();

function readPlate(home: string, name: string): Plate {
  const file = path.join(home, `${name}.json`);
  const faulty = (fault: string) => ({ name, version: undefined, facts: undefined, fault });
  if (!existsSync(file)) return faulty(`There is no file ${name}.json beside the picture`);
  const { data, error } = readPlateFacts(readFileSync(file, 'utf8'));
  const field = error?.issues[0]?.path.join(' ');
  if (field) return faulty(`In ${name}.json, "${field}" is missing or wrong`);
  if (!data) return faulty(`The file ${name}.json cannot be read`);
  const version = plateVersion(readFileSync(path.join(home, `${name}.webp`)), data);
  const fault = `The picture or its labels are not those of ${name}.json`;
  return { name, version, facts: data, fault: version === data.version ? undefined : fault };
}

export interface Review {
  name: string;
  source: Source;
  at: Path;
  signed: string | undefined;
}

export const reviewsIn = (sources: Source[]): Review[] =>
  ofKind(sources, 'plates').flatMap((source) => [
    ...(source.data.notYetReviewed ?? []).map((name, index): Review => {
      return { name, source, at: source.at('notYetReviewed', index), signed: undefined };
    }),
    ...(source.data.signed ?? []).map(({ plate: name, version: signed }, index): Review => {
      return { name, source, at: source.at('signed', index, 'plate'), signed };
    }),
  ]);

export function checkPlates(sources: Source[], reportIn: ReportIn, root: string): void {
  const plates = readPlates(root);
  const reviews = reviewsIn(sources);
  const lists = ofKind(sources, 'plates');
  const readable = lists.every(({ data }) => data.notYetReviewed && data.signed);
  const checkListed = (name: string, at: number | Path, report: Report) => {
    if (!readable || reviews.some((review) => review.name === name)) return;
    const fix = `Add a line "- ${name}" under notYetReviewed in src/content/plates/reviews.yaml.`;
    report(at, `The plate "${name}" is not in the list of reviews.`, fix);
  };
  const named = sources.flatMap((source) =>
    source.values
      .filter(({ field }) => field.input === 'plate')
      .map(({ value, path: at }) => ({ name: String(value), at, source })),
  );
  for (const { name, at, source } of named) {
    const report = reportIn(source);
    if (!reportUnknownPlate(name, at, plates, report)) checkListed(name, at, report);
  }
  for (const { name } of plates)
    if (!named.some((one) => one.name === name))
      for (const list of lists) checkListed(name, 1, reportIn(list));
  reviews.forEach(({ name, at, source }, index) => {
    const report = reportIn(source);
    if (reportUnknownPlate(name, at, plates, report)) return;
    if (reviews.findIndex((review) => review.name === name) < index)
      report(
        at,
        `"${name}" is listed here twice.`,
        'Keep one of the two: a signed plate is no longer unreviewed.',
      );
    const { fault } = plates.find((plate) => plate.name === name) ?? {};
    if (fault) report(at, `${fault}.`, 'Ask a developer to run "npm run plates -w packages/studio".');
  });
}

function reportUnknownPlate(name: string, at: Path, plates: Plate[], report: Report): boolean {
  if (plates.some((plate) => plate.name === name)) return false;
  const names = plates.map((plate) => plate.name);
  const [first, ...others] = nearestOf(name, names, 3);
  const fix = first ? [`Did you mean ${first}?`, ...others.map((other) => `Or ${other}?`)].join(' ') : '';
  report(at, `There is no plate called "${name}".`, fix || `There is none in ${platesFolder}.`);
  return true;
}

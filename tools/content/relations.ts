// What one file says about another: pages that must exist, numbers that must not be there twice.
import { eachText, valueAt, type Path } from './fields.ts';
import type { Kind } from './kinds.ts';
import type { Say } from './mistake.ts';
import { didYouMean } from './nearest.ts';
import type { Source } from './source.ts';

/** The fields that hold the file name of something else. */
const references: Record<string, Kind> = {
  'related.conditions': 'conditions',
  'related.services': 'services',
  'options.service': 'services',
  secondReadingOf: 'services',
  'review.by': 'team',
  'signed.by': 'team',
  approvedBy: 'team',
  author: 'team',
};

/** Those of them that only a doctor can stand in. */
const doctors = ['review.by', 'signed.by'];

/** The fields that give a place in a list, and what shares that list. */
const places: Path[] = [['order'], ['homeOrder']];

export function sayBrokenReferences(source: Source, all: Source[], say: Say): void {
  const seen = new Set<string>();
  eachText(source.data, (id, path) => {
    const field = path.filter((key) => typeof key === 'string').join('.');
    const to = references[field];
    if (!to) return;
    const line = source.lineOf(path);
    sayReference({ id, to, field, line }, source, all, say);
    if (field.startsWith('related.') && seen.has(`${field} ${id}`)) {
      say(line, `"${id}" is in this list twice.`, 'Remove one of the two.');
    }
    seen.add(`${field} ${id}`);
  });
}

interface Reference {
  id: string;
  to: Kind;
  field: string;
  line: number;
}

function sayReference({ id, to, field, line }: Reference, source: Source, all: Source[], say: Say) {
  const ids = all.filter(({ kind }) => kind === to).map((other) => other.id);
  if (!ids.includes(id)) {
    const mend = didYouMean(id, ids, 'Choose one that exists.');
    say(line, `There is no file called "${id}" in src/content/${to}.`, mend);
  } else if (to === source.kind && id === source.id) {
    say(line, 'This page names itself.', 'Name another page, or remove the line.');
  } else if (doctors.includes(field) && isNoDoctor(id, all)) {
    say(line, `"${id}" is not a doctor, so cannot be the reviewer.`, 'Name a doctor of the team.');
  }
}

/** A file that cannot be read is one mistake, not also one on every page that names it. */
const isNoDoctor = (id: string, all: Source[]) =>
  all.some(
    (source) => source.kind === 'team' && source.id === id && valueAt(source.data, ['doctor']) === false,
  );

/** Called with each file and those of its kind that were read before it. */
export function sayRepeated(source: Source, earlier: Source[], say: Say): void {
  const same = earlier.find(({ id }) => id === source.id);
  if (same) say(1, `This page has the same web address as ${same.file}.`, 'Rename one of the two files.');
  for (const path of places) {
    const value = valueAt(source.data, path);
    const taken = value !== undefined && earlier.find((other) => valueAt(other.data, path) === value);
    if (!taken) continue;
    say(
      source.lineOf(path),
      `${path.at(-1)} ${value} is already taken by ${taken.file}.`,
      'Give one of the two another number.',
    );
  }
}

export function sayDatesOutOfOrder(source: Source, say: Say): void {
  const later = (first: Path, second: Path, says: string) => {
    const [a, b] = [valueAt(source.data, first), valueAt(source.data, second)];
    if (typeof a === 'string' && typeof b === 'string' && b < a)
      say(source.lineOf(second), says, 'Correct one of the two days.');
  };
  later(['review', 'on'], ['review', 'next'], 'The next review is before the last one.');
  later(['published'], ['updated'], 'It was updated before it was published.');
}

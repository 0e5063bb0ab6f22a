// What one file says about another: pages that must exist, numbers that must not be there twice.
import { valueAt, type Path } from './fields.ts';
import type { Kind } from './kinds.ts';
import type { Say } from './mistake.ts';
import { didYouMean } from './nearest.ts';
import type { Source } from './source.ts';

/** The fields that hold the file name of something else. */
const references: { path: Path; to: Kind }[] = [
  { path: ['related', 'conditions'], to: 'conditions' },
  { path: ['related', 'services'], to: 'services' },
  { path: ['secondReadingOf'], to: 'services' },
  { path: ['review', 'by'], to: 'team' },
  { path: ['author'], to: 'team' },
];

/** The fields that give a place in a list, and what shares that list. */
const places: Path[] = [['order'], ['homeOrder']];

export function sayBrokenReferences(source: Source, all: Source[], say: Say): void {
  for (const { path, to } of references) {
    const value = valueAt(source.data, path);
    if (Array.isArray(value)) {
      value.forEach((id, index) => sayReference(source, [...path, index], id, to, all, say));
      sayRepeats(source, path, value, say);
    } else if (value !== undefined) sayReference(source, path, value, to, all, say);
  }
}

function sayReference(source: Source, path: Path, id: unknown, to: Kind, all: Source[], say: Say) {
  if (typeof id !== 'string') return; // the shape says so already
  const line = source.lineOf(path);
  const ids = all.filter(({ kind }) => kind === to).map((other) => other.id);
  if (!ids.includes(id)) {
    say(
      line,
      `There is no file called "${id}" in src/content/${to}.`,
      didYouMean(id, ids, 'Choose one that exists.'),
    );
  } else if (to === source.kind && id === source.id) {
    say(line, 'This page names itself.', 'Name another page, or remove the line.');
  } else if (to === 'team' && path.at(-1) === 'by' && !isDoctor(id, all)) {
    say(line, `"${id}" is not a doctor, so cannot be the reviewer.`, 'Name a doctor of the team.');
  }
}

const isDoctor = (id: string, all: Source[]) =>
  all.some(
    (source) => source.kind === 'team' && source.id === id && valueAt(source.data, ['doctor']) === true,
  );

function sayRepeats(source: Source, path: Path, values: unknown[], say: Say) {
  values.forEach((value, index) => {
    if (values.indexOf(value) === index) return;
    say(source.lineOf([...path, index]), `"${value}" is in this list twice.`, 'Remove one of the two.');
  });
}

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

// What the schema of a kind finds in the details of a file, each in a writer's words.
import { isDay } from '#lib/dates.ts';
import { says as saysOf } from '#schemas/says.ts';
import { kinds } from '#schemas/kinds.ts';
import { fitted, type Field } from '#schemas/plain.ts';
import { didYouMean, nearest } from '../report/nearest.ts';
import { endingOf, folderOf } from '../read/files.ts';
import type { Source } from '../read/source.ts';
import { fieldAt, fixedWord, valueAt, variantsOf, type Path } from '../read/walk.ts';
import type { Say } from '../report/report.ts';
import { entryInQuotes } from './yaml-words.ts';

type Issue = Source['issues'][number];
/** YAML has no symbols. */
const pathOf = ({ path }: Issue) => path.filter((key) => typeof key !== 'symbol');

export function sayShapeMistakes(source: Source, say: Say): void {
  const misnamed = source.issues.filter((issue) => issue.code === 'unrecognized_keys');
  const home = misnamed.length > 0 ? homeOf(source) : undefined;
  if (home) return say(1, `These details are those of a file in ${home}.`, 'Move the file there.');
  const guessed = misnamed.flatMap((issue) => sayUnknown(pathOf(issue), issue.keys, source, say));
  for (const issue of source.issues)
    // A misspelt name is one mistake, not also a missing field.
    if (issue.code !== 'unrecognized_keys' && !guessed.includes(issue.path.join('.')))
      sayIssue(issue, source, say);
}

/** The folder in which a file would be right as it is. */
function homeOf({ kind, raw }: Source): string | undefined {
  const alike = kinds.filter((other) => endingOf(other) === endingOf(kind));
  const home = alike.find((other) => fitted(other, raw).issues.length === 0);
  return home && folderOf(home);
}

/** Gives the fields that were probably meant. */
function sayUnknown(path: Path, keys: string[], { shape, raw }: Source, say: Say): string[] {
  const known = Object.keys(fieldAt(shape, path, raw)?.properties ?? {});
  const free = known.filter((name) => valueAt(raw, [...path, name]) === undefined);
  return keys.map((key) => {
    const mend = didYouMean(key, free, `Remove the line. The names here are: ${known.join(', ')}.`);
    say([...path, key], `There is no field called "${key}".`, mend);
    return [...path, nearest(key, free)].join('.');
  });
}

function sayIssue(issue: Issue, source: Source, say: Say) {
  const { message } = issue;
  const path = pathOf(issue);
  // What a rule between several fields says on mending it.
  const mend: unknown = issue.code === 'custom' && issue.params?.mend;
  const field = fieldAt(source.shape, path, source.raw) ?? {};
  const value = valueAt(source.raw, path);
  if (value === undefined && path.length > 0) return sayMissing(path, field, source, say);
  const names = namesOf(source);
  if (path.length === 1 && names.some(({ name }) => name === path[0]))
    return sayUnknownVariant(String(path[0]), String(value), names, say);
  if (value === null) return say(path, `"${titleOf(field, path)}" is empty.`, adviceOf(field));
  if (typeof mend === 'string') return say(path, `${message}.`, mend);
  const special = wrongKind(value, field, () => source.lines[source.lineOf(path) - 1] ?? '');
  say(path, ...(special ?? [`${message}.`, adviceOf(field)]));
}

function sayMissing(path: Path, field: Field, { shape, raw }: Source, say: Say) {
  const name = String(path.at(-1));
  const around = path.slice(0, -1);
  const where = around.length ? ` in ${around.map(part).join(', ')}` : '';
  // Where in a form: the labels of the groups and lists around.
  const labels = around.map((key, depth) => {
    const way = around.slice(0, depth + 1);
    return typeof key === 'number' ? part(key) : titleOf(fieldAt(shape, way, raw) ?? {}, way);
  });
  const inForm = labels.length > 0 ? ` (${labels.join(', ')})` : '';
  say(
    around.length ? around : 1,
    `"${name}" is missing${where}.`,
    `Add a line "${name}: …". ${titleOf(field, path)}: ${adviceOf(field)}`,
    `${saysOf.empty(titleOf(field, path))}${inForm}. ${field.inForm ?? adviceOf(field)}`,
  );
}

const part = (key: string | number) => (typeof key === 'number' ? `entry ${key + 1}` : key);

/** The field that tells of which of several shapes the file is, with each of its words. */
const namesOf = ({ shape }: Source) => variantsOf(shape).flatMap((variant) => fixedWord(variant) ?? []);

function sayUnknownVariant(name: string, value: string, names: { word: unknown }[], say: Say) {
  const words = names.map(({ word }) => String(word));
  const mend = didYouMean(value, words, `The ${name}s are: ${words.join(', ')}.`);
  say([name], `There is no ${name} called "${value}".`, mend);
}

/** Values of another kind than the field's, which YAML makes out of innocent text. */
function wrongKind(value: unknown, field: Field, line: () => string): [string, string] | undefined {
  if (field.format === 'date') return wrongDay(value, field);
  if (field.enum) {
    const mend = didYouMean(String(value), field.enum, `Choose one of: ${field.enum.join(', ')}.`);
    return [`"${String(value)}" is not one of the choices for ${field.title}.`, mend];
  }
  if (field.type !== 'string' || typeof value === 'string') return undefined;
  if (typeof value === 'object')
    return ['The text has a colon in it, so it is read as two things.', entryInQuotes(line())];
  return [
    `${String(value)} is read as a number or a yes/no, not as text.`,
    `Put it between quotation marks: "${String(value)}".`,
  ];
}

function wrongDay(value: unknown, { title, description = '' }: Field): [string, string] {
  const meant = dayMeant(String(value));
  if (meant && !isDay(meant))
    return [
      `There is no such day as ${String(value)}.`,
      'Write the year, the month and the day as in 2026-01-31.',
    ];
  return [`"${title}" must be a day such as 2026-01-31.`, meant ? `Did you mean ${meant}?` : description];
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** What looks like a day, as 2026-01-31: from 31/1/2026 or 31 January 2026, as India writes it, or without a nought. */
function dayMeant(written: string): string | undefined {
  const parts = written.toLowerCase().split(/[\s/.,-]+/);
  const [day = '', month = '', year = ''] = parts[0]?.length === 4 ? parts.toReversed() : parts;
  const named = months.indexOf(month.slice(0, 3)) + 1;
  const meant = [year, String(named || month).padStart(2, '0'), day.padStart(2, '0')].join('-');
  return parts.length === 3 && /^\d{4}-\d\d-\d\d$/.test(meant) ? meant : undefined;
}

const titleOf = ({ title }: Field, path: Path) => title ?? String(path.at(-1));
const adviceOf = ({ description = 'Compare it with another page of this kind.' }: Field) => description;

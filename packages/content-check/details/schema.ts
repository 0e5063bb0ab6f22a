// Explains the schema errors of a file to its writer.
import { isDay } from '@clinic/contract/dates.ts';
import { says as saysOf } from '@clinic/content-model/says.ts';
import { kinds } from '@clinic/content-model/kinds.ts';
import { fitted, type Field } from '@clinic/content-model/plain.ts';
import { didYouMean, nearest } from '../report/nearest.ts';
import { endingOf, folderOf } from '../read/files.ts';
import type { Source } from '../read/source.ts';
import { fieldAt, fixedWord, valueAt, variantsOf } from '../read/walk.ts';
import type { Path, Report } from '../report/report.ts';
import { inQuotes } from './yaml.ts';

type Issue = Source['issues'][number];
/** YAML has no symbols. */
const pathOf = ({ path }: Issue) => path.filter((key) => typeof key !== 'symbol');

export function checkSchema(source: Source, report: Report): void {
  const misnamed = source.issues.filter((issue) => issue.code === 'unrecognized_keys');
  const home = misnamed.length > 0 ? homeOf(source) : undefined;
  if (home) return report(1, `These details are those of a file in ${home}.`, 'Move the file there.');
  const guessed = misnamed.flatMap((issue) => reportUnknownFields(pathOf(issue), issue.keys, source, report));
  for (const issue of source.issues)
    // A misspelt name is reported once, not also as a missing field.
    if (issue.code !== 'unrecognized_keys' && !guessed.includes(issue.path.join('.')))
      reportIssue(issue, source, report);
}

/** Returns the folder in which the file would be valid as it is. */
function homeOf({ kind, raw }: Source): string | undefined {
  const alike = kinds.filter((other) => endingOf(other) === endingOf(kind));
  const home = alike.find((other) => fitted(other, raw).issues.length === 0);
  return home && folderOf(home);
}

/** Returns the paths of the fields that were probably meant. */
function reportUnknownFields(path: Path, keys: string[], { shape, raw }: Source, report: Report): string[] {
  const known = Object.keys(fieldAt(shape, path, raw)?.properties ?? {});
  const free = known.filter((name) => valueAt(raw, [...path, name]) === undefined);
  return keys.map((key) => {
    const fix = didYouMean(key, free, `Remove the line. The names here are: ${known.join(', ')}.`);
    report([...path, key], `There is no field called "${key}".`, fix);
    return [...path, nearest(key, free)].join('.');
  });
}

function reportIssue(issue: Issue, source: Source, report: Report) {
  const { message } = issue;
  const path = pathOf(issue);
  // Rules between several fields name their fix.
  const fix: unknown = issue.code === 'custom' && issue.params?.fix;
  const field = fieldAt(source.shape, path, source.raw) ?? {};
  const value = valueAt(source.raw, path);
  if (value === undefined && path.length > 0) return reportMissing(path, field, source, report);
  const names = namesOf(source);
  if (path.length === 1 && names.some(({ name }) => name === path[0]))
    return reportUnknownVariant(String(path[0]), String(value), names, report);
  if (value === null) return report(path, `"${titleOf(field, path)}" is empty.`, adviceOf(field));
  if (typeof fix === 'string') return report(path, `${message}.`, fix);
  const special = wrongKind(value, field, () => source.lines[source.lineOf(path) - 1] ?? '');
  report(path, ...(special ?? [`${message}.`, adviceOf(field)]));
}

function reportMissing(path: Path, field: Field, { shape, raw }: Source, report: Report) {
  const name = String(path.at(-1));
  const around = path.slice(0, -1);
  const where = around.length ? ` in ${around.map(part).join(', ')}` : '';
  // Forms show labels instead of keys.
  const labels = around.map((key, depth) => {
    const ancestor = around.slice(0, depth + 1);
    return typeof key === 'number' ? part(key) : titleOf(fieldAt(shape, ancestor, raw) ?? {}, ancestor);
  });
  const inForm = labels.length > 0 ? ` (${labels.join(', ')})` : '';
  report(
    path,
    `"${name}" is missing${where}.`,
    `Add a line "${name}: …". ${titleOf(field, path)}: ${adviceOf(field)}`,
    `${saysOf.empty(titleOf(field, path))}${inForm}. ${field.inForm ?? adviceOf(field)}`,
  );
}

const part = (key: string | number) => (typeof key === 'number' ? `entry ${key + 1}` : key);

/** The discriminators of a union. */
const namesOf = ({ shape }: Source) => variantsOf(shape).flatMap((variant) => fixedWord(variant) ?? []);

function reportUnknownVariant(name: string, value: string, names: { word: unknown }[], report: Report) {
  const words = names.map(({ word }) => String(word));
  const fix = didYouMean(value, words, `The ${name}s are: ${words.join(', ')}.`);
  report([name], `There is no ${name} called "${value}".`, fix);
}

/** Explains values that YAML parses as another type than the field has. */
function wrongKind(value: unknown, field: Field, line: () => string): [string, string] | undefined {
  if (field.format === 'date') return wrongDay(value, field);
  if (field.enum) {
    const fix = didYouMean(String(value), field.enum, `Choose one of: ${field.enum.join(', ')}.`);
    return [`"${String(value)}" is not one of the choices for ${field.title}.`, fix];
  }
  if (field.type !== 'string' || typeof value === 'string') return undefined;
  if (typeof value === 'object')
    // YAML parses a list entry such as `- Note: text` as a field called Note.
    return ['The text has a colon in it, so it is read as two things.', inQuotes(line(), /^\s*(?:- )?/)];
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

/** Converts 31/1/2026, 31 January 2026 or 2026-1-31 to 2026-01-31. */
function dayMeant(written: string): string | undefined {
  const parts = written.toLowerCase().split(/[\s/.,-]+/);
  const [day = '', month = '', year = ''] = parts[0]?.length === 4 ? parts.toReversed() : parts;
  const named = months.indexOf(month.slice(0, 3)) + 1;
  const meant = [year, String(named || month).padStart(2, '0'), day.padStart(2, '0')].join('-');
  return parts.length === 3 && /^\d{4}-\d\d-\d\d$/.test(meant) ? meant : undefined;
}

const titleOf = ({ title }: Field, path: Path) => title ?? String(path.at(-1));
const adviceOf = ({ description = 'Compare it with another page of this kind.' }: Field) => description;

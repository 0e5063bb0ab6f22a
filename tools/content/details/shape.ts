// Compares the details of a file with the shape of its kind, and says each difference in a writer's words.
import { isDay } from '#lib/dates.ts';
import { says as saysOf } from '#schemas/fields.ts';
import { kinds } from '#schemas/kinds.ts';
import { shapeOf, type Field } from '#schemas/plain.ts';
import type { Say } from '../say/mistake.ts';
import { didYouMean, nearest } from '../say/nearest.ts';
import { endingOf, folderOf } from '../read/files.ts';
import type { Source } from '../read/source.ts';
import { fieldAt, fixedWord, valueAt, variantsOf, type Path } from '../read/values.ts';
import { dayMeant } from './day-meant.ts';
import { entryInQuotes } from './yaml-words.ts';

interface Issue {
  code: string;
  message: string;
  path: Path;
  keys?: string[];
  /** What a rule between several fields says on mending it. */
  params?: { mend: string };
}

export function sayShapeMistakes(source: Source, say: Say): void {
  if (source.data === undefined) return;
  const result = shapeOf(source.kind).safeParse(source.data);
  const issues = (result.error?.issues ?? []) as Issue[];
  const home = issues.some(({ code }) => code === 'unrecognized_keys') ? homeOf(source) : undefined;
  if (home) return say(1, `These details are those of a file in ${home}.`, 'Move the file there.');
  const guessed = new Set<string>();
  for (const issue of issues.filter(({ code }) => code === 'unrecognized_keys'))
    sayUnknown(issue, source, say, guessed);
  for (const issue of issues.filter(({ code }) => code !== 'unrecognized_keys')) {
    // A misspelt name is one mistake, not also a missing field.
    if (!guessed.has(issue.path.join('.'))) sayIssue(issue, source, say);
  }
}

/** The folder in which a file would be right as it is. */
function homeOf({ kind, data }: Source): string | undefined {
  const home = kinds.find(
    (other) => endingOf(other) === endingOf(kind) && shapeOf(other).safeParse(data).success,
  );
  return home && folderOf(home);
}

function sayUnknown(
  { path, keys = [] }: Issue,
  { shape, data, lineOf }: Source,
  say: Say,
  guessed: Set<string>,
) {
  const group = fieldAt(shape, path, data);
  const known = Object.keys(group?.properties ?? {});
  const present = Object.keys(valueAt(data, path) ?? {});
  for (const key of keys) {
    const free = known.filter((name) => !present.includes(name));
    const guess = nearest(key, free);
    if (guess) guessed.add([...path, guess].join('.'));
    const mend = didYouMean(key, free, `Remove the line. The names here are: ${known.join(', ')}.`);
    say(lineOf([...path, key]), `There is no field called "${key}".`, mend);
  }
}

function sayIssue(issue: Issue, source: Source, say: Say) {
  const { shape, data, lineOf } = source;
  const { path, params } = issue;
  const field = fieldAt(shape, path, data);
  const value = valueAt(data, path);
  const line = lineOf(path);
  if (value === undefined && path.length > 0) return sayMissing(path, field, source, say);
  if (isFixedWord(path, source)) return sayUnknownVariant(path, source, say);
  if (value === null) return say(line, `"${title(field, path)}" is empty.`, advice(field));
  if (params) return say(line, `${issue.message}.`, params.mend);
  const special = wrongKind(value, field, source.lines()[line - 1] ?? '');
  if (special) return say(line, ...special);
  say(line, `${issue.message}.`, advice(field));
}

function sayMissing(path: Path, field: Field | undefined, { lineOf, shape, data }: Source, say: Say) {
  const name = String(path.at(-1));
  const around = path.slice(0, -1);
  const where = around.length ? ` in ${around.map(part).join(', ')}` : '';
  const line = around.length ? lineOf(around) : 1;
  say(
    line,
    `"${name}" is missing${where}.`,
    `Add a line "${name}: …". ${title(field, path)}: ${advice(field)}`,
    `${saysOf.empty(title(field, path))}${placeInForm(around, shape, data)}. ${field?.inForm ?? advice(field)}`,
  );
}

/** Where in a form: the labels of the groups and lists around. */
function placeInForm(around: Path, shape: Field, data: unknown): string {
  const labels = around.map((key, depth) =>
    typeof key === 'number' ? part(key) : title(fieldAt(shape, around.slice(0, depth + 1), data), [key]),
  );
  return labels.length > 0 ? ` (${labels.join(', ')})` : '';
}

const part = (key: string | number) => (typeof key === 'number' ? `entry ${key + 1}` : key);

const wordsOf = (source: Source) => variantsOf(source.shape).flatMap((variant) => fixedWord(variant) ?? []);

/** Does this field tell of which of several shapes the file is? */
const isFixedWord = (path: Path, source: Source) =>
  path.length === 1 && wordsOf(source).some(({ name }) => name === path[0]);

function sayUnknownVariant(path: Path, source: Source, say: Say) {
  const name = String(path[0]);
  const value = String(valueAt(source.data, path));
  const words = wordsOf(source).map(({ word }) => String(word));
  const mend = didYouMean(value, words, `The ${name}s are: ${words.join(', ')}.`);
  say(source.lineOf(path), `There is no ${name} called "${value}".`, mend);
}

/** Values of another kind than the field's, which YAML makes out of innocent text. */
function wrongKind(value: unknown, field: Field | undefined, line: string): [string, string] | undefined {
  if (field?.format === 'date') return wrongDay(value, field);
  if (field?.enum) return wrongChoice(value, field);
  if (field?.type !== 'string') return undefined;
  if (typeof value === 'object') {
    return ['The text has a colon in it, so it is read as two things.', entryInQuotes(line)];
  }
  if (typeof value === 'string') return undefined;
  return [
    `${value} is read as a number or a yes/no, not as text.`,
    `Put it between quotation marks: "${value}".`,
  ];
}

function wrongDay(value: unknown, { title, description = '' }: Field): [string, string] {
  const meant = dayMeant(String(value));
  if (meant && !isDay(meant))
    return [`There is no such day as ${value}.`, 'Write the year, the month and the day as in 2026-01-31.'];
  const mend = meant ? `Did you mean ${meant}?` : description;
  return [`"${title}" must be a day such as 2026-01-31.`, mend];
}

function wrongChoice(value: unknown, { title, enum: choices = [] }: Field): [string, string] {
  const mend = didYouMean(String(value), choices, `Choose one of: ${choices.join(', ')}.`);
  return [`"${value}" is not one of the choices for ${title}.`, mend];
}

const title = (field: Field | undefined, path: Path) => field?.title ?? String(path.at(-1));
const advice = (field: Field | undefined) =>
  field?.description ?? 'Compare it with another page of this kind.';

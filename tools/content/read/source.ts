// One file of the content, taken apart the way the build does: details, body, and on which line each stands.
import { CORE_SCHEMA, load } from 'js-yaml';
import type { Document } from 'yaml';
import { clinicDay, isDay } from '#lib/dates.ts';
import type { Kind } from '#schemas/kinds.ts';
import type { Field } from '#schemas/plain.ts';
import type { Role } from '#schemas/roles.ts';
import { takeApart } from './front-matter.ts';
import { onceFor } from './once-for.ts';
import { offsetOf, parseSlowly } from './places.ts';
import { valuesOf, type Path, type Value } from './values.ts';

export interface Source {
  kind: Kind;
  /** From the root of the project, with forward slashes. */
  file: string;
  /** How other pages call it, and the last part of its address. */
  id: string;
  /** What its fields are. */
  shape: Field;
  /** All of it, with the ends of lines that the rest counts on. */
  whole: string;
  lines: () => string[];
  /** Whether the details stand where they must. */
  hasDetails: boolean;
  /** Read with the place of each word, which takes long: only where the quick parser leaves a doubt. */
  details: Document.Parsed | undefined;
  /** The first line of the details, counted from 1. */
  detailsLine: number;
  /** Undefined when the details cannot be read. */
  data: unknown;
  /** All that stands in the details, with what each is. */
  values: Value[];
  body: string;
  /** The first line of the body, counted from 1. */
  bodyLine: number;
  /** The line of a field. */
  lineOf: (path: Path) => number;
  /** The line of a place in the details. */
  lineAt: (offset: number) => number;
}

export function sourceOf(known: Pick<Source, 'kind' | 'file' | 'id' | 'shape'>, text: string): Source {
  const parts = takeApart(known.file, text);
  const yaml = parts.details;
  const slow = once(() => (yaml === undefined ? undefined : parseSlowly(yaml)));
  const quick = yaml === undefined ? undefined : quickData(yaml);
  const details = quick === undefined ? slow()?.parsed : undefined;
  const data = quick ?? dataOf(details);
  const lineAt = (offset: number) => (slow()?.lineAt(offset) ?? 1) + parts.detailsLine - 1;
  const lineOf = (place: Path) => {
    const found = data === undefined ? undefined : slow();
    return found ? lineAt(offsetOf(found.parsed, place)) : parts.detailsLine;
  };
  return {
    ...known,
    whole: parts.whole,
    lines: once(() => parts.whole.split('\n')),
    hasDetails: yaml !== undefined,
    details,
    detailsLine: parts.detailsLine,
    data,
    values: data === undefined ? [] : valuesOf(known.shape, data),
    body: parts.body,
    bodyLine: parts.bodyLine,
    lineOf,
    lineAt,
  };
}

export const valuesWith = ({ values }: Source, role: Role): Value[] => byRole(values).get(role) ?? [];

const byRole = onceFor((values: Value[]) => Map.groupBy(values, ({ field }) => field.role));

export const isMarked = (source: Source, role: Role): boolean =>
  valuesWith(source, role).some(({ value }) => value === true);

/** The day from which the public sees a page: '' from the first, `never` while it is a draft. */
export function opensOn(source: Source): string {
  if (isMarked(source, 'draft')) return never;
  const day = String(valuesWith(source, 'publish on')[0]?.value ?? '');
  return isDay(day) && day > clinicDay(Date.now()) ? day : '';
}

/** Later than any day. */
export const never = 'never';

/** Another name for a page: shorter, and not for search engines. */
export const secondReading = (source: Source): Value | undefined => valuesWith(source, 'second reading')[0];

/** A note on lines of its own, in line with what follows. */
const note = /^([^\S\n]*)#.*\n(?=\1\S)/gm;

/** What may be a slip though it can be read: any other note, or a name that stands for something else. */
const oddSign = /(?<=[^\S\n])#|(?<=(?:^|[:[,-])\s*)[&*!]\S/m;

/** What Astro's own parser reads, which is quick and knows no places; nothing where a closer look is needed. */
function quickData(yaml: string): unknown {
  if (oddSign.test(yaml) && oddSign.test(yaml.replace(note, ''))) return undefined;
  try {
    return load(yaml, { schema: CORE_SCHEMA }) ?? {};
  } catch {
    return undefined;
  }
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

function dataOf(details: Document.Parsed | undefined): unknown {
  if (!details || details.errors.length > 0) return undefined;
  try {
    return details.toJS() ?? {};
  } catch {
    return undefined; // a text that begins with * is taken for a reference to another
  }
}

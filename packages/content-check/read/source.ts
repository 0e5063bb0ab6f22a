// One file of the content, taken apart the way the build does: its details, its text, and on which line each stands.
import { CORE_SCHEMA, load } from 'js-yaml';
import { LineCounter, isMap, isNode, isScalar, parseDocument, type Document } from 'yaml';
import { clinicDay } from '#lib/dates.ts';
import type { Kind } from '#schemas/kinds.ts';
import { fieldsOf, fitted, type Field, type Fields } from '#schemas/plain.ts';
import { takeApart } from './front-matter.ts';
import { valuesOf, type Path, type Value } from './walk.ts';

type Item<T> = T extends readonly (infer Entry)[] ? Entry : never;
type Names<T> = T extends readonly unknown[] ? number : T extends object ? keyof T & string : never;
type In<T, Name> = T extends readonly unknown[] ? Item<T> : T extends object ? T[Name & keyof T] : never;

export class Source<out K extends Kind = Kind> {
  readonly kind: K;
  /** From the root of the project, with forward slashes. */
  readonly file: string;
  /** How other pages call it, and the last part of its address. */
  readonly id: string;
  /** All of it, with the ends of lines that the rest counts on. */
  readonly whole: string;
  /** Whether the details stand where they must. */
  readonly hasDetails: boolean;
  /** The first line of the details, counted from 1. */
  readonly detailsLine: number;
  readonly body: string;
  /** The first line of the body, counted from 1. */
  readonly bodyLine: number;
  /** What the details say as they are written; undefined when they cannot be read. */
  readonly raw: unknown;
  /** Read with the place of each word, which takes long: only where the quick parser leaves a doubt. */
  readonly doubtful: Document.Parsed | undefined;
  readonly #yaml: string;
  readonly #lines = new LineCounter();
  #slow: Document.Parsed | undefined;
  #fitted: ReturnType<typeof fitted<K>> | undefined;
  #values: Value[] | undefined;

  constructor(kind: K, file: string, id: string, text: string) {
    const parts = takeApart(file, text);
    this.kind = kind;
    this.file = file;
    this.id = id;
    this.whole = parts.whole;
    this.hasDetails = parts.details !== undefined;
    this.detailsLine = parts.detailsLine;
    this.body = parts.body;
    this.bodyLine = parts.bodyLine;
    this.#yaml = parts.details ?? '';
    const quick = this.hasDetails ? quickData(this.#yaml) : undefined;
    this.doubtful = this.hasDetails && quick === undefined ? this.#places : undefined;
    this.raw = quick ?? (this.doubtful && dataOf(this.doubtful));
  }

  /** What its fields are. */
  get shape(): Field {
    return fieldsOf(this.kind);
  }

  /** The fields that are as their schema has them. One that is not is left out, with all that is in it. */
  get data(): Fields<K> {
    return this.#fit.data;
  }

  /** What does not fit its schema. */
  get issues() {
    return this.raw === undefined ? [] : this.#fit.issues;
  }

  /** All that stands in the details, with what each is. */
  get values(): Value[] {
    return (this.#values ??= this.raw === undefined ? [] : valuesOf(this.shape, this.raw));
  }

  get lines(): string[] {
    return this.whole.split('\n');
  }

  /** The place of a field, by names that the compiler knows. */
  at<
    A extends Names<Fields<K>>,
    B extends Names<NonNullable<In<Fields<K>, A>>>,
    C extends Names<NonNullable<In<NonNullable<In<Fields<K>, A>>, B>>>,
  >(...way: [A, B?, C?]): Path {
    return way.filter((name): name is A | B | C => name !== undefined);
  }

  /** The line of a field; where it is missing, that of the nearest thing around it. */
  lineOf(path: Path): number {
    return this.raw === undefined ? this.detailsLine : this.lineAt(offsetOf(this.#places, path));
  }

  /** The line of a place in the details. */
  lineAt(offset: number): number {
    return this.#lines.linePos(offset).line + this.detailsLine - 1;
  }

  get #places(): Document.Parsed {
    return (this.#slow ??= parseDocument(this.#yaml, { lineCounter: this.#lines }));
  }

  get #fit() {
    return (this.#fitted ??= fitted(this.kind, this.raw));
  }
}

/** Whether it is a file of one of these kinds. */
export const isOf = <K extends Kind>(source: Source, ...kinds: K[]): source is Source<K> =>
  kinds.some((kind) => kind === source.kind);

export const ofKind = <K extends Kind>(sources: Source[], ...kinds: K[]): Source<K>[] =>
  sources.filter((source): source is Source<K> => isOf(source, ...kinds));

/** Two files with one address are a mistake of their own. */
export const isSamePage = (a: Source, b: Source) => a.kind === b.kind && a.id === b.id;

/** Later than any day. */
export const never = 'never';

/** The day from which the public sees a page: '' from the first, `never` while it is a draft. */
export function opensOn({ data: { draft, publishOn } }: Source): string {
  if (draft) return never;
  const day = publishOn ? dayOf(publishOn) : '';
  return day > clinicDay(Date.now()) ? day : '';
}

/** Who read a page as a doctor, and when. */
export const reviewOf = (source: Source) =>
  isOf(source, 'conditions', 'services', 'blog', 'news', 'safety') ? source.data.review : undefined;

export const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

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

function dataOf(details: Document.Parsed): unknown {
  if (details.errors.length > 0) return undefined;
  try {
    return details.toJS() ?? {};
  } catch {
    return undefined; // a text that begins with * is taken for a reference to another
  }
}

function offsetOf(details: Document.Parsed, place: Path): number {
  for (let length = place.length; length > 0; length--) {
    const node = nodeAt(details, place.slice(0, length));
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}

/** The name of a field, or an entry of a list. */
function nodeAt(details: Document.Parsed, place: Path): unknown {
  const parent = place.length > 1 ? details.getIn(place.slice(0, -1), true) : details.contents;
  if (!isMap(parent)) return details.getIn(place, true);
  return parent.items.find(({ key }) => isScalar(key) && String(key.value) === String(place.at(-1)))?.key;
}

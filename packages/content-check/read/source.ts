// A content file, parsed as the build does, with line numbers.
import { CORE_SCHEMA, load } from 'js-yaml';
import { LineCounter, isMap, isNode, isScalar, parseDocument, type Document } from 'yaml';
import type { Kind } from '@clinic/content-model/kinds.ts';
import { fieldsOf, fitted, type Field, type Fields } from '@clinic/content-model/plain.ts';
import { publicFrom } from '@clinic/contract/waiting.ts';
import type { Path } from '../report/report.ts';
import { splitFile } from './front-matter.ts';
import { valueAt, valuesOf, type Value } from './walk.ts';

type Item<T> = T extends readonly (infer Entry)[] ? Entry : never;
type Names<T> = T extends readonly unknown[] ? number : T extends object ? keyof T & string : never;
type In<T, Name> = T extends readonly unknown[] ? Item<T> : T extends object ? T[Name & keyof T] : never;

export class Source<out K extends Kind = Kind> {
  readonly kind: K;
  /** Relative to the root, with forward slashes. */
  readonly file: string;
  /** The name other files refer to; also the last part of the page's path. */
  readonly id: string;
  /** The whole file, with Unix line ends. */
  readonly whole: string;
  readonly hasDetails: boolean;
  /** Counted from 1. */
  readonly detailsLine: number;
  readonly body: string;
  /** Counted from 1. */
  readonly bodyLine: number;
  /** The parsed YAML; undefined when it cannot be parsed. */
  readonly raw: unknown;
  /** Parsed with positions, which is slow: only where js-yaml fails or may hide a typo. */
  readonly yamlDocument: Document.Parsed | undefined;
  readonly #yaml: string;
  readonly #lines = new LineCounter();
  #slow: Document.Parsed | undefined;
  #fitted: ReturnType<typeof fitted<K>> | undefined;
  #values: Value[] | undefined;

  constructor(kind: K, file: string, id: string, text: string) {
    const parts = splitFile(file, text);
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
    this.yamlDocument = this.hasDetails && quick === undefined ? this.#positions : undefined;
    this.raw = quick ?? (this.yamlDocument && dataOf(this.yamlDocument));
  }

  get shape(): Field {
    return fieldsOf(this.kind);
  }

  /** The fields that fit the schema. An invalid field is left out, with all that is in it. */
  get data(): Fields<K> {
    return this.#fit.data;
  }

  /** Schema errors. */
  get issues() {
    return this.raw === undefined ? [] : this.#fit.issues;
  }

  /** All values of the details, with their fields. */
  get values(): Value[] {
    return (this.#values ??= this.raw === undefined ? [] : valuesOf(this.shape, this.raw));
  }

  get lines(): string[] {
    return this.whole.split('\n');
  }

  /** Path of a field, checked by the compiler. */
  at<
    A extends Names<Fields<K>>,
    B extends Names<NonNullable<In<Fields<K>, A>>>,
    C extends Names<NonNullable<In<NonNullable<In<Fields<K>, A>>, B>>>,
  >(...path: [A, B?, C?]): Path {
    return path.filter((name): name is A | B | C => name !== undefined);
  }

  /** Line of a field; of its nearest parent when it is missing. The first line, when the whole file is the parent. */
  lineOf(path: Path): number {
    if (this.raw === undefined) return this.detailsLine;
    const isMissing = path.length === 1 && valueAt(this.raw, path) === undefined;
    return isMissing ? 1 : this.lineAt(findOffset(this.#positions, path));
  }

  lineAt(offset: number): number {
    return this.#lines.linePos(offset).line + this.detailsLine - 1;
  }

  get #positions(): Document.Parsed {
    return (this.#slow ??= parseDocument(this.#yaml, { lineCounter: this.#lines }));
  }

  get #fit() {
    return (this.#fitted ??= fitted(this.kind, this.raw));
  }
}

export const isOf = <K extends Kind>(source: Source, ...kinds: K[]): source is Source<K> =>
  kinds.some((kind) => kind === source.kind);

export const ofKind = <K extends Kind>(sources: Source[], ...kinds: K[]): Source<K>[] =>
  sources.filter((source): source is Source<K> => isOf(source, ...kinds));

/** Another rule reports two files with one address. */
export const isSamePage = (a: Source, b: Source) => a.kind === b.kind && a.id === b.id;

/** Returns the day from which a page is public: '' when it already is, `never` for a draft. */
export const opensOn = ({ data }: Source): string => publicFrom(data, Date.now());

export const reviewOf = (source: Source) =>
  isOf(source, 'conditions', 'services', 'blog', 'news', 'safety') ? source.data.review : undefined;

/** A comment on its own line, indented like the next line. */
const note = /^([^\S\n]*)#.*\n(?=\1\S)/gm;

/** Valid YAML that is probably a typo: any other comment, an anchor, an alias or a tag. */
const oddSign = /(?<=[^\S\n])#|(?<=(?:^|[:[,-])\s*)[&*!]\S/m;

/** js-yaml, as in Astro: fast, without positions. Undefined where the slow parser is needed. */
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
    return undefined; // an alias without an anchor: a text that begins with *
  }
}

function findOffset(details: Document.Parsed, path: Path): number {
  for (let length = path.length; length > 0; length--) {
    const node = findNode(details, path.slice(0, length));
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}

/** Returns the key of a field, or the entry of a list. */
function findNode(details: Document.Parsed, path: Path): unknown {
  const parent = path.length > 1 ? details.getIn(path.slice(0, -1), true) : details.contents;
  if (!isMap(parent)) return details.getIn(path, true);
  return parent.items.find(({ key }) => isScalar(key) && String(key.value) === String(path.at(-1)))?.key;
}

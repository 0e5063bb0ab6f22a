// Compares two versions of a page: its fields by label, and its text by paragraph.
import { isDeepStrictEqual } from 'node:util';
import { diffComm } from 'node-diff3';
import type { Source } from '@clinic/content-check/read/source.ts';
import { variantFor } from '@clinic/content-check/read/walk.ts';
import { attributeOf, childrenOf, parseText } from '@clinic/content-check/text/plain-text.ts';
import type { Kind } from '@clinic/content-model/kinds.ts';
import type { Field } from '@clinic/content-model/plain.ts';
import { isGroup } from '../api/save/details.ts';
import type { ChangedPart, Piece } from '../api/types.ts';

type TitleOf = (kind: Kind, id: string) => string;

/** An undefined version does not exist: all of the other is new or gone. */
export function changedParts(
  before: Source | undefined,
  after: Source | undefined,
  titleOf: TitleOf,
): ChangedPart[] {
  const [old, now] = [before, after].map((source) => (source ? blocksOf(source.body) : []));
  return [
    ...changedFields('', (after ?? before)?.shape ?? {}, [before?.raw, after?.raw], titleOf),
    ...pairsOf(old ?? [], now ?? []).map(([was = '', is = '']) => ({ label: '', pieces: byWord(was, is) })),
  ];
}

/** A value before and after. */
type Both = [before: unknown, after: unknown];

function changedFields(label: string, given: Field, both: Both, titleOf: TitleOf): ChangedPart[] {
  const value = both[1] ?? both[0];
  if (isDeepStrictEqual(...both)) return [];
  const field = variantFor(given, value);
  if (Array.isArray(value)) {
    const [old, now] = both.map((list) => (Array.isArray(list) ? (list as unknown[]) : []));
    return pairsOf(old ?? [], now ?? []).flatMap(([was, is, place]) =>
      changedFields(`${label}, ${place}`, field.items ?? {}, [was, is], titleOf),
    );
  }
  if (isGroup(value)) {
    const [old, now] = both.map((group) => (isGroup(group) ? group : {}));
    return Object.entries(field.properties ?? {}).flatMap(([name, own]) => {
      // Written by commands and by renaming.
      if (own.input === 'written' || name === 'formerly') return [];
      const inner = [label, own.title ?? name].filter(Boolean).join(': ');
      return changedFields(inner, own, [old?.[name], now?.[name]], titleOf);
    });
  }
  const { refersTo } = field;
  const words = (one: unknown) => {
    if (typeof one === 'boolean') return one ? 'Yes' : 'No';
    return refersTo && typeof one === 'string' ? titleOf(refersTo, one) : String(one ?? '');
  };
  return [{ label, pieces: byWord(words(both[0]), words(both[1])) }];
}

/** Returns the entries that differ, in pairs, with their place counted from 1. */
function pairsOf<T>(before: T[], after: T[]): [was: T | undefined, is: T | undefined, place: number][] {
  const [old, now] = [before, after].map((list) => list.map((entry) => JSON.stringify(entry)));
  let [i, j] = [0, 0];
  return diffComm(old ?? [], now ?? []).flatMap(({ common, buffer1 = [], buffer2 = [] }) => {
    const count = Math.max(buffer1.length, buffer2.length);
    const pairs = Array.from({ length: count }, (_, n): [T | undefined, T | undefined, number] => [
      n < buffer1.length ? before[i + n] : undefined,
      n < buffer2.length ? after[j + n] : undefined,
      j + n + 1,
    ]);
    i += (common ?? buffer1).length;
    j += (common ?? buffer2).length;
    return pairs;
  });
}

function byWord(before: string, after: string): Piece[] {
  const [old, now] = [before, after].map((text) => text.match(/\s+|\S+/g) ?? []);
  const piece = (is: Piece['is'], words: string[] = []) => ({ is, text: words.join('') });
  return diffComm<string>(old ?? [], now ?? [])
    .flatMap(({ common, buffer1, buffer2 }) => [
      piece('kept', common),
      piece('gone', buffer1),
      piece('new', buffer2),
    ])
    .filter(({ text }) => text !== '');
}

type MdastNode = ReturnType<typeof parseText>;

/** The paragraphs as readers see them, with the addresses of links. */
function blocksOf(text: string): string[] {
  try {
    return childrenOf(parseText(text)).map(wordsIn);
  } catch {
    return text.split(/\n{2,}/);
  }
}

const BETWEEN: Partial<Record<MdastNode['type'], string>> = {
  list: '\n',
  blockquote: '\n',
  table: '\n',
  tableRow: ' | ',
  mdxJsxFlowElement: '\n',
};

function wordsIn(node: MdastNode): string {
  if ('value' in node) return node.value ?? '';
  if (node.type === 'image') return `Picture: ${node.alt ?? ''}`;
  const own = ['alt', 'caption'].flatMap((name) => attributeOf(node, name) ?? []);
  const words = [...own, ...childrenOf(node).map(wordsIn)].join(BETWEEN[node.type] ?? '');
  return node.type === 'link' ? `${words} (${node.url})` : words;
}

// Puts what the form says into the details of a file. What did not change keeps its place, its quotation marks and its
// notes, so that a difference shows what the writer did and nothing else.
import { isDeepStrictEqual } from 'node:util';
import {
  isMap,
  isScalar,
  isSeq,
  parseDocument,
  type Document,
  type Node,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import type { Field } from '#schemas/plain.ts';
import { inYaml } from '@clinic/content-check/read/front-matter.ts';
import { variantFor } from '@clinic/content-check/read/walk.ts';
import { isGroup, withoutEmpty } from './without-empty.ts';

export function mergeDetails(before: string, form: string, field: Field): string {
  const details = parseDocument(before);
  const was: unknown = details.toJS() ?? {};
  const now = withoutEmpty(parseDocument(form).toJS(), field, was) ?? {};
  if (isDeepStrictEqual(was, now)) return before;
  details.contents = merged(details, details.contents, now, field) as Document.Parsed['contents'];
  return inYaml(details, before);
}

function merged(details: Document, node: unknown, value: unknown, field: Field): Node {
  if (isMap(node) && isGroup(value)) return mergeGroup(details, node, value, field);
  if (isSeq(node) && Array.isArray(value)) return mergeList(details, node, value, field);
  if (isScalar(node) && !isGroup(value)) {
    if (node.value !== value) node.value = value;
    return node;
  }
  return details.createNode(value);
}

function mergeGroup(details: Document, map: YAMLMap, value: Record<string, unknown>, field: Field): Node {
  const { properties = {} } = variantFor(field, value);
  map.items = map.items.filter(({ key }) => nameOf(key) in value);
  for (const [name, inner] of Object.entries(value))
    if (map.has(name)) map.set(name, merged(details, map.get(name, true), inner, properties[name] ?? {}));
    else insert(details, map, name, inner, Object.keys(properties));
  return map;
}

/** A new field stands where the form has it: before the first that comes after it. */
function insert(details: Document, map: YAMLMap, name: string, value: unknown, order: string[]) {
  const after = order.slice(order.indexOf(name) + 1);
  const place = map.items.findIndex(({ key }) => after.includes(nameOf(key)));
  map.items.splice(place < 0 ? map.items.length : place, 0, details.createPair(name, value));
}

/** Entries that are still there keep their own lines, also when they moved. */
function mergeList(details: Document, list: YAMLSeq, values: unknown[], field: Field): Node {
  const item = field.items ?? {};
  const left = list.items.map((node) => ({ node, was: (node as Node).toJS(details) as unknown }));
  const same = values.map((value) => take(left, ({ was }) => isDeepStrictEqual(was, value)));
  list.items = values.map((value, index) => {
    const known =
      same[index] ?? (left.length > 0 && values.length === list.items.length ? left.shift() : undefined);
    return known ? merged(details, known.node, value, item) : details.createNode(value);
  });
  return list;
}

function take<T>(from: T[], fits: (one: T) => boolean): T | undefined {
  const place = from.findIndex(fits);
  return place < 0 ? undefined : from.splice(place, 1)[0];
}

const nameOf = (key: unknown) => String(isScalar(key) ? key.value : key);

// Merges the data of a form into the front matter of a file. Unchanged fields keep their position, quotation marks and
// comments, so that a diff shows only what the writer changed.
import { isDeepStrictEqual } from 'node:util';
import {
  isMap,
  isNode,
  isScalar,
  isSeq,
  parseDocument,
  type Document,
  type Node,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import type { Field } from '@clinic/content-model/plain.ts';
import { formatYaml } from '@clinic/content-check/read/front-matter.ts';
import { variantFor } from '@clinic/content-check/read/walk.ts';
import type { Data } from '../types.ts';

/** True for a group of fields, not for a list. */
export const isGroup = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `was` is the data of the file. */
export function mergeDetails(before: string, was: unknown, now: unknown, field: Field): string {
  if (isDeepStrictEqual(was, now)) return before;
  const details: Document = parseDocument(before);
  details.contents = merged(details, details.contents, now, field);
  return formatYaml(details, before);
}

function merged(details: Document, node: unknown, value: unknown, field: Field): Node {
  if (isMap(node) && isGroup(value)) return mergeGroup(details, node, value, field);
  if (isSeq(node) && Array.isArray(value)) return mergeList(details, node, value, field);
  if (!isScalar(node) || (typeof value === 'object' && value !== null)) return details.createNode(value);
  if (node.value !== value) node.value = value;
  return node;
}

function mergeGroup(details: Document, map: YAMLMap, value: Data, field: Field): Node {
  const { properties = {} } = variantFor(field, value);
  map.items = map.items.filter(({ key }) => Object.hasOwn(value, nameOf(key)));
  for (const [name, inner] of Object.entries(value))
    if (map.has(name)) map.set(name, merged(details, map.get(name, true), inner, properties[name] ?? {}));
    else insert(details, map, name, inner, Object.keys(properties));
  return map;
}

/** Inserts a new field in the order of the schema. */
function insert(details: Document, map: YAMLMap, name: string, value: unknown, order: string[]) {
  const after = order.slice(order.indexOf(name) + 1);
  const place = map.items.findIndex(({ key }) => after.includes(nameOf(key)));
  map.items.splice(place < 0 ? map.items.length : place, 0, details.createPair(name, value));
}

/** Unchanged entries keep their lines, even when they move. */
function mergeList(details: Document, list: YAMLSeq, values: unknown[], field: Field): Node {
  const item = field.items ?? {};
  const left = list.items.map((node) => ({
    node,
    was: isNode(node) ? (node.toJS(details) as unknown) : node,
  }));
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

/** Removes empty fields and defaults that the file did not have: a form may add every field that it shows. */
export function withoutEmpty(value: unknown, field: Field, was: unknown): unknown {
  if (Array.isArray(value))
    return value.map((item: unknown, index) =>
      withoutEmpty(item, variantFor(field.items ?? {}, item), Array.isArray(was) ? was[index] : undefined),
    );
  if (!isGroup(value)) return value;
  const { properties = {}, required = [] } = variantFor(field, value);
  const kept = Object.entries(value).flatMap(([name, inner]) => {
    const own = properties[name] ?? {};
    const before = isGroup(was) ? was[name] : undefined;
    const tidy = withoutEmpty(inner, own, before);
    const isNeeded = required.includes(name) && tidy !== null && tidy !== '';
    const isUnticked = tidy === false && own.default !== true;
    const says = !isEmpty(tidy) && !isUnticked && !isDeepStrictEqual(tidy, own.default);
    return says || isNeeded || isDeepStrictEqual(tidy, before) ? [[name, tidy] as const] : [];
  });
  return Object.fromEntries(kept);
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.values(value).every(isEmpty));

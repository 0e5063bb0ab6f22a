// A walk through the details of a file: each value with what the schema says about its field.
import type { Field } from '#schemas/plain.ts';
import type { Path } from '../report/report.ts';

export type { Path };

/** A value of the details, whether a text, a list or a group. */
export interface Value {
  value: unknown;
  field: Field;
  path: Path;
}

/** A group comes before what is in it. What no field is known for is there, too. */
export function valuesOf(given: Field, value: unknown, path: Path = []): Value[] {
  const found: Value[] = [];
  const collect = (of: Field, inner: unknown, place: Path) => {
    const field = variantFor(of, inner);
    found.push({ value: inner, field, path: place });
    const { counted, mayPromise, mayRepeat } = field;
    for (const [key, part, own] of partsOf(field, inner))
      collect({ counted, mayPromise, mayRepeat, ...own }, part, [...place, key]);
  };
  collect(given, value, path);
  return found;
}

type Part = [key: string | number, value: unknown, field: Field | undefined];

function partsOf({ items, properties }: Field, value: unknown): Part[] {
  if (Array.isArray(value)) return value.map((item: unknown, index) => [index, item, items]);
  if (!isGroup(value)) return [];
  return Object.entries(value).map(([name, inner]) => [name, inner, properties?.[name]]);
}

const isGroup = (value: unknown): value is Record<string | number, unknown> =>
  typeof value === 'object' && value !== null;

/** The variants of a field that can be one of several shapes; a plain field is its own only variant. */
export const variantsOf = (field: Field): Field[] => field.oneOf ?? field.anyOf ?? [field];

/** The field that has the same word in every file of a variant, such as `screen: home`. */
export function fixedWord({ properties = {} }: Field): { name: string; word: unknown } | undefined {
  const found = Object.entries(properties).find(([, field]) => field.const !== undefined);
  return found && { name: found[0], word: found[1].const };
}

/** Of several shapes, the one whose fixed word is that of the data; else the first that says much. */
export function variantFor(field: Field, data: unknown): Field {
  const { oneOf, anyOf, ...own } = field;
  if (!oneOf && !anyOf) return field;
  const variants = variantsOf(field);
  const fits = (variant: Field) => {
    const fixed = fixedWord(variant);
    return fixed !== undefined && valueAt(data, [fixed.name]) === fixed.word;
  };
  return { ...own, ...(variants.find(fits) ?? variants.find(({ type }) => type)) };
}

export const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, key) => (isGroup(value) ? value[key] : undefined), data);

/** The field that a path in the data leads to. */
export function fieldAt(root: Field, path: Path, data: unknown): Field | undefined {
  let field: Field | undefined = variantFor(root, data);
  for (const [index, key] of path.entries()) {
    field = typeof key === 'number' ? field?.items : field?.properties?.[key];
    if (field) field = variantFor(field, valueAt(data, path.slice(0, index + 1)));
  }
  return field;
}

/** Every field of a shape, whether a file has it or not, with the names on the way to it. */
export function everyField(field: Field, way: string[] = []): { field: Field; way: string[] }[] {
  const inner = variantsOf(field).flatMap(({ properties = {}, items }) => [
    ...Object.entries(properties).flatMap(([name, one]) => everyField(one, [...way, name])),
    ...(items ? everyField(items, way) : []),
  ]);
  return [{ field, way }, ...inner];
}

// Walks the details of a file, pairing each value with its field in the schema.
import type { Field } from '@clinic/content-model/plain.ts';
import type { Path } from '../report/report.ts';

/** A text, list or group. */
export interface Value {
  value: unknown;
  field: Field;
  path: Path;
}

/** Parents come before children. Values without a field are included. */
export function valuesOf(given: Field, value: unknown, path: Path = []): Value[] {
  const found: Value[] = [];
  const collect = (of: Field, inner: unknown, path: Path) => {
    const field = variantFor(of, inner);
    found.push({ value: inner, field, path });
    const { counted, mayPromise, mayRepeat } = field;
    // Without a copy where nothing is inherited: hundreds of files have thousands of values.
    const inherited = (counted ?? mayPromise ?? mayRepeat) !== undefined && {
      counted,
      mayPromise,
      mayRepeat,
    };
    for (const [key, part, own = {}] of partsOf(field, inner))
      collect(inherited ? { ...inherited, ...own } : own, part, [...path, key]);
  };
  collect(given, value, path);
  return found;
}

type Part = [key: string | number, value: unknown, field: Field | undefined];

function partsOf({ items, properties }: Field, value: unknown): Part[] {
  if (Array.isArray(value)) return value.map((item: unknown, index) => [index, item, items]);
  if (!isContainer(value)) return [];
  return Object.entries(value).map(([name, inner]) => [name, inner, properties?.[name]]);
}

const isContainer = (value: unknown): value is Record<string | number, unknown> =>
  typeof value === 'object' && value !== null;

/** Variants of a union; a plain field is its only variant. */
export const variantsOf = (field: Field): Field[] => field.oneOf ?? field.anyOf ?? [field];

/** The discriminator of a variant, such as `screen: home`. */
export function fixedWord({ properties = {} }: Field): { name: string; word: unknown } | undefined {
  const found = Object.entries(properties).find(([, field]) => field.const !== undefined);
  return found && { name: found[0], word: found[1].const };
}

/** Returns the variant whose discriminator matches the data, else the first with a type. */
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
  path.reduce<unknown>((value, key) => (isContainer(value) ? value[key] : undefined), data);

export function fieldAt(root: Field, path: Path, data: unknown): Field | undefined {
  let field: Field | undefined = variantFor(root, data);
  for (const [index, key] of path.entries()) {
    field = typeof key === 'number' ? field?.items : field?.properties?.[key];
    if (field) field = variantFor(field, valueAt(data, path.slice(0, index + 1)));
  }
  return field;
}

/** All fields of a schema, with the names that lead to each. */
export function allFields(field: Field, way: string[] = []): { field: Field; way: string[] }[] {
  const inner = variantsOf(field).flatMap(({ properties = {}, items }) => [
    ...Object.entries(properties).flatMap(([name, one]) => allFields(one, [...way, name])),
    ...(items ? allFields(items, way) : []),
  ]);
  return [{ field, way }, ...inner];
}

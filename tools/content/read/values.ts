// The values of a file's details, each with what the schema says about its field.
import type { Field } from '#schemas/plain.ts';
import { onceFor } from './once-for.ts';

export type Path = (string | number)[];

/** A value of the details, whether a text, a list or a group. */
export interface Value {
  value: unknown;
  field: Field;
  path: Path;
  /** The group or list in which it stands. */
  around: Value | undefined;
}

/** A group comes before what is in it. What no field is known for is there, too. */
export function valuesOf(field: Field, value: unknown): Value[] {
  const found: Value[] = [];
  const collect = (given: Field, inner: unknown, path: Path, around: Value | undefined) => {
    const own = variantFor(given, inner);
    const it = { value: inner, field: own, path, around };
    found.push(it);
    if (!isGroup(inner)) return;
    const inside = insideOf(own);
    if (Array.isArray(inner))
      inner.forEach((item, index) => collect(inside(own.items), item, [...path, index], it));
    else
      for (const key of Object.keys(inner))
        collect(inside(own.properties?.[key]), inner[key], [...path, key], it);
  };
  collect(field, value, [], undefined);
  return found;
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const unknownField: Field = {};

/** Some roles go for all that is inside a group or a list. */
const insideOf = onceFor(({ counted, mayPromise, mayRepeat }: Field) => {
  const inherit = onceFor((field: Field): Field => ({ counted, mayPromise, mayRepeat, ...field }));
  return (field = unknownField) => inherit(field);
});

/** The variants of a field that can be one of several shapes; a plain field is its own only variant. */
export const variantsOf = (field: Field): Field[] => field.oneOf ?? field.anyOf ?? [field];

/** The field that has the same word in every file of a variant, such as `screen: home`. */
export const fixedWord = onceFor(({ properties = {} }: Field) => {
  const found = Object.entries(properties).find(([, field]) => field.const !== undefined);
  return found && { name: found[0], word: found[1].const };
});

/** Of several shapes, the one whose fixed word is that of the data; else the first that says much. */
export function variantFor(field: Field, data: unknown): Field {
  if (!field.oneOf && !field.anyOf) return field;
  const variants = variantsOf(field);
  const fits = (variant: Field) => {
    const fixed = fixedWord(variant);
    return fixed !== undefined && valueAt(data, [fixed.name]) === fixed.word;
  };
  return asVariant(field)(variants.find(fits) ?? variants.find(({ type }) => type) ?? unknownField);
}

const asVariant = onceFor(({ oneOf: _oneOf, anyOf: _anyOf, ...own }: Field) =>
  onceFor((variant: Field): Field => ({ ...own, ...variant })),
);

export const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, key) => (isGroup(value) ? value[key] : undefined), data);

/** Whether two values stand in the same group. */
export const isBeside = (one: Value, other: Value): boolean => one.around === other.around;

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
export const everyField = onceFor((shape: Field) => fieldsIn(shape, []));

function fieldsIn(field: Field, way: string[]): { field: Field; way: string[] }[] {
  const inner = variantsOf(field).flatMap(({ properties = {}, items }) => [
    ...Object.entries(properties).flatMap(([name, one]) => fieldsIn(one, [...way, name])),
    ...(items ? fieldsIn(items, way) : []),
  ]);
  return [{ field, way }, ...inner];
}

// What the schemas say about their fields, in a form that can be walked: labels, hints, what is required.
import { z } from '#schemas/shared.ts';
import { kinds, shapeOf, type Kind } from './kinds.ts';

export interface Field {
  title?: string;
  description?: string;
  properties?: Record<string, Field>;
  required?: string[];
  items?: Field;
  anyOf?: Field[];
  oneOf?: Field[];
  enum?: string[];
  const?: unknown;
  type?: string;
  format?: string;
  default?: unknown;
}

export type Path = (string | number)[];

const cache = new Map<Kind, Field>();

export function fieldsOf(kind: Kind): Field {
  const known = cache.get(kind) ?? describe(kind);
  cache.set(kind, known);
  return known;
}

const describe = (kind: Kind) =>
  z.toJSONSchema(shapeOf(kind), { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Field;

export const allFields = () => kinds.map((kind) => [kind, fieldsOf(kind)] as const);

/** The variants of a field that can be one of several shapes; a plain field is its own only variant. */
export const variantsOf = (field: Field): Field[] => field.oneOf ?? field.anyOf ?? [field];

/** Of several shapes, the one whose fixed words (`screen: home`) are those of the data; else the first that says much. */
function variantFor(field: Field, data: unknown): Field {
  const variants = variantsOf(field);
  const fits = ({ properties = {} }: Field) =>
    Object.entries(properties).some(
      ([key, { const: fixed }]) => fixed !== undefined && valueAt(data, [key]) === fixed,
    );
  const variant = variants.find(fits) ?? variants.find(({ type }) => type) ?? field;
  const { title = field.title, description = field.description } = variant;
  return { ...variant, title, description };
}

export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, key) => {
    return typeof value === 'object' && value !== null
      ? (value as Record<string | number, unknown>)[key]
      : undefined;
  }, data);
}

/** The field that a path in the data leads to. */
export function fieldAt(root: Field, path: Path, data: unknown): Field | undefined {
  let field: Field | undefined = variantFor(root, data);
  for (const [index, key] of path.entries()) {
    field = typeof key === 'number' ? field?.items : field?.properties?.[key];
    if (field) field = variantFor(field, valueAt(data, path.slice(0, index + 1)));
  }
  return field;
}

/** Calls back for each piece of text in the data, with the way to it. */
export function eachText(data: unknown, visit: (text: string, path: Path) => void, path: Path = []): void {
  if (typeof data === 'string') return visit(data, path);
  if (Array.isArray(data)) return data.forEach((item, index) => eachText(item, visit, [...path, index]));
  if (typeof data !== 'object' || data === null) return;
  for (const [key, value] of Object.entries(data)) eachText(value, visit, [...path, key]);
}

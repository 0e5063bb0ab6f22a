// The shapes for whoever reads content without Astro: a picture is its path there.
import { z } from 'astro/zod';
import type { Context } from './context.ts';
import type { Kind } from './kinds.ts';
import type { Meta } from './meta.ts';
import { shapes } from './index.ts';

// The cast lets the compiler see the same types here as in the build, where Astro hands over the context.
const context = {
  image: () => z.string({ error: '"Picture" must be the path of a picture' }),
  reference: (collection: Kind) => z.string().transform((id) => ({ collection, id })),
} as unknown as Context;

/** The details of a file as the build hands them to the pages. */
export type DataOf<K extends Kind> = z.output<ReturnType<(typeof shapes)[K]>>;

type Names<T> = T extends unknown ? keyof T : never;
type At<T, Name> = T extends unknown ? (Name extends keyof T ? T[Name] : never) : never;

/** The fields of a kind as far as a file has them; of several kinds, those that any of them has. */
export type Fields<K extends Kind> = { readonly [Name in Names<DataOf<K>>]?: At<DataOf<K>, Name> };

/** What a schema says about a field, in a form that can be walked: label, hint, what is required. */
export interface Field extends Meta {
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
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  default?: unknown;
}

// With these settings, and the Meta that our fields carry, this is what comes of a shape.
export const describe = (shape: z.ZodType) =>
  z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Field;

function once<T>(make: (kind: Kind) => T): (kind: Kind) => T {
  const made = new Map<Kind, T>();
  return (kind) => {
    const value = made.get(kind) ?? make(kind);
    made.set(kind, value);
    return value;
  };
}

export const shapeOf = once((kind): z.ZodType => shapes[kind](context));

export const fieldsOf = once((kind) => describe(shapeOf(kind)));

/** The details of a file that is in order. */
export const parsed = <K extends Kind>(kind: K, raw: unknown) =>
  // TypeScript does not follow from a kind to the shape of that kind: here, and below.
  shapeOf(kind).parse(raw) as DataOf<K>;

/** What is wrong in the details of a file, and the fields that are right all the same. */
export function fitted<K extends Kind>(
  kind: K,
  raw: unknown,
): { issues: z.core.$ZodIssue[]; data: Fields<K> } {
  const shape = shapeOf(kind);
  const { data = fieldsThatFit(shape, raw), error } = shape.safeParse(raw);
  return { issues: error?.issues ?? [], data: data as Fields<K> };
}

/** A rule between fields may be broken while each of them fits. */
function fieldsThatFit(shape: z.ZodType, raw: unknown): unknown {
  const given = z.record(z.string(), z.unknown()).safeParse(raw).data;
  if (!given) return {};
  const variants = shape instanceof z.ZodDiscriminatedUnion ? shape.options : [shape];
  for (const variant of variants) {
    if (!(variant instanceof z.ZodObject)) continue;
    const fields = Object.entries<z.ZodType>(variant.shape);
    const fits = fields.flatMap(([name, field]) => {
      const { success, data } = field.safeParse(given[name]);
      return success ? [[name, data] as const] : [];
    });
    const isOther = fields.some(
      ([name, field]) => field instanceof z.ZodLiteral && !field.values.has(String(given[name])),
    );
    if (!isOther) return Object.fromEntries(fits);
  }
  return {};
}

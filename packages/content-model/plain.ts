// The shapes without Astro, for the content check and the editor. A picture is its path.
import { z } from 'astro/zod';
import type { Image } from './context.ts';
import type { Kind } from './kinds.ts';
import type { Meta } from './meta.ts';
import { shapes } from './index.ts';

// The cast gives the same types as in the build, where Astro reads the picture.
const image = z.string({ error: '"Picture" must be the path of a picture' }) as unknown as Image;

/** The data of an entry, as pages get it. */
export type DataOf<K extends Kind> = z.output<ReturnType<(typeof shapes)[K]>>;

type Names<T> = T extends unknown ? keyof T : never;
type At<T, Name> = T extends unknown ? (Name extends keyof T ? T[Name] : never) : never;

/** The fields that a file of this kind may have; for several kinds, the fields of any of them. */
export type Fields<K extends Kind> = { readonly [Name in Names<DataOf<K>>]?: At<DataOf<K>, Name> };

/** A schema as JSON Schema: label, hint, required fields. */
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

// The cast is safe with these settings and our metadata.
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

export const shapeOf = once((kind): z.ZodType => shapes[kind](image));

export const fieldsOf = once((kind) => describe(shapeOf(kind)));

/** Parses the data of a valid file. */
export const parsed = <K extends Kind>(kind: K, raw: unknown) =>
  // Here and below: TypeScript does not relate a kind to its shape.
  shapeOf(kind).parse(raw) as DataOf<K>;

/** Returns the problems in the data of a file, and its valid fields. */
export function fitted<K extends Kind>(
  kind: K,
  raw: unknown,
): { issues: z.core.$ZodIssue[]; data: Fields<K> } {
  const shape = shapeOf(kind);
  const { data = fieldsThatFit(shape, raw), error } = shape.safeParse(raw);
  return { issues: error?.issues ?? [], data: data as Fields<K> };
}

/** Returns the valid fields. A rule between fields may fail while each field is valid. */
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

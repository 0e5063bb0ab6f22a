// The shapes for whoever reads content without Astro: a picture is its path there.
import { z } from 'astro/zod';
import type { Context } from './context.ts';
import type { Kind } from './kinds.ts';
import type { Roles } from './roles.ts';
import { shapes } from './index.ts';

const context = {
  image: () => z.string({ error: '"Picture" must be the path of a picture' }),
  reference: (collection: Kind) => z.string().transform((id) => ({ collection, id })),
} as unknown as Context;

/** The details of a file as the build hands them to the pages. */
export type DataOf<K extends Kind> = z.output<ReturnType<(typeof shapes)[K]>>;

/** What a schema says about a field, in a form that can be walked: label, hint, roles, what is required. */
export interface Field extends Roles {
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

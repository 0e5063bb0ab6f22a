// Reads the practice's content as its writers left it, in the shapes that the build gives it.
import { z } from 'astro/zod';
import type { Context } from '#schemas/context.ts';
import { shapes } from '#schemas/index.ts';
import type { Kind } from '#schemas/kinds.ts';
import { readKind } from '#tools/content/read/files.ts';

export interface Entry<K extends Kind> {
  /** The file's name without its ending, as addresses and other files say it. */
  id: string;
  data: z.output<ReturnType<(typeof shapes)[K]>>;
  /** What stands under the details. */
  text: string;
}

/** Only the build looks inside a picture. */
const context = {
  image: () => z.string(),
  reference: (collection: Kind) => z.string().transform((id) => ({ collection, id })),
} as unknown as Context;

export function readAll<K extends Kind>(kind: K): Entry<K>[] {
  const shape = shapes[kind](context);
  return readKind(process.cwd(), kind).map(({ id, data, body }) => ({
    id,
    data: shape.parse(data) as Entry<K>['data'],
    text: body,
  }));
}

/** For the kinds that are one file. */
export function readOne<K extends Kind>(kind: K): Entry<K>['data'] {
  const [entry] = readAll(kind);
  if (!entry) throw new Error(`There is no content of the kind ${kind}.`);
  return entry.data;
}

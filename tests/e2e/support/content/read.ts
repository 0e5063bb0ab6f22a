// Reads the practice's content as its writers left it, in the shapes that the build gives it.
import type { Kind } from '#schemas/kinds.ts';
import { entriesOf, type Entry } from '#tools/content/read/entries.ts';

export type { Entry } from '#tools/content/read/entries.ts';

export const readAll = <K extends Kind>(kind: K): Entry<K>[] => entriesOf(process.cwd(), kind);

/** For the kinds that are one file. */
export function readOne<K extends Kind>(kind: K): Entry<K>['data'] {
  const [entry] = readAll(kind);
  if (!entry) throw new Error(`There is no content of the kind ${kind}.`);
  return entry.data;
}

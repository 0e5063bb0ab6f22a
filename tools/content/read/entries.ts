import type { Kind } from '#schemas/kinds.ts';
import { shapeOf, type DataOf } from '#schemas/plain.ts';
import { readKind } from './files.ts';

export interface Entry<K extends Kind> {
  id: string;
  data: DataOf<K>;
  /** The text under the details. */
  text: string;
}

/** The files of a kind as the build hands them to the pages, for whoever trusts that they are in order. */
export const entriesOf = <K extends Kind>(root: string, kind: K): Entry<K>[] =>
  readKind(root, kind).map(({ id, data, body }) => ({
    id,
    data: shapeOf(kind).parse(data) as DataOf<K>,
    text: body,
  }));

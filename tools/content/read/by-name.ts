import type { Kind } from '#schemas/kinds.ts';
import { onceFor } from './once-for.ts';
import type { Source } from './source.ts';

/** The files of a kind by their names. Of two with one name the first counts, and the other is a mistake. */
export const byName = (all: Source[], kind: Kind): Map<string, Source> => named(all).get(kind) ?? new Map();

const named = onceFor((all: Source[]) => {
  const kinds = new Map<Kind, Map<string, Source>>();
  for (const source of all) {
    const names = kinds.get(source.kind) ?? new Map<string, Source>();
    if (!names.has(source.id)) names.set(source.id, source);
    kinds.set(source.kind, names);
  }
  return kinds;
});

// Unsaved changes, stored on this device.
import type { Draft, Entry } from '../../api/types.ts';

export interface StoredDraft extends Draft {
  title: string;
  at: string;
}

type Named = Pick<Entry, 'kind' | 'id'>;

const keyOf = ({ kind, id }: Named) => `editor:draft:${kind}/${id}`;

/** Returns undefined when the store is full, switched off or not readable. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** Returns true when the draft is stored. */
export function storeDraft(entry: Entry, draft: Draft): boolean {
  const stored: StoredDraft = { ...draft, title: entry.title, at: new Date().toISOString() };
  return attempt(() => localStorage.setItem(keyOf(entry), JSON.stringify(stored)) === undefined) ?? false;
}

export const readDraft = (entry: Named) =>
  attempt(() => JSON.parse(localStorage.getItem(keyOf(entry)) ?? 'null') as StoredDraft | null) ?? undefined;

export const removeDraft = (entry: Entry) => attempt(() => localStorage.removeItem(keyOf(entry)));

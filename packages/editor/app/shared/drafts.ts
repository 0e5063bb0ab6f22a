// Unsaved changes, stored on this device.
import type { Draft, Page } from '../../api/types.ts';

interface StoredDraft extends Draft {
  at: string;
}

const keyOf = ({ kind, id }: Page) => `editor:draft:${kind}/${id}`;

/** Returns undefined when the store is full, switched off or not readable. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** Returns true when the draft is stored. */
export function storeDraft(entry: Page, draft: Draft): boolean {
  const stored: StoredDraft = { ...draft, at: new Date().toISOString() };
  return attempt(() => localStorage.setItem(keyOf(entry), JSON.stringify(stored)) === undefined) ?? false;
}

export const readDraft = (entry: Page) =>
  attempt(() => JSON.parse(localStorage.getItem(keyOf(entry)) ?? 'null') as StoredDraft | null) ?? undefined;

export const removeDraft = (entry: Page) => attempt(() => localStorage.removeItem(keyOf(entry)));

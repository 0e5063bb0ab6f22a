// Which version of a file a form was opened with: Keystatic asks for it by its hash in Git.
import { get } from 'idb-keyval';
import { draftOf, entryOf } from '../forms.ts';
import type { Opened } from './clash.ts';
import { drafts } from './saving.ts';

/** Of this page, as long as it is not loaded anew. */
export const form = String(Math.random());
const opened = new Map<string, Opened>();

/** A draft that was left in an earlier visit was begun on the version of that day. */
export async function noteOpened(file: string, hash: string): Promise<void> {
  const place = `editor:opened:${file}`;
  const earlier = (await hasDraft(file)) ? localStorage.getItem(place) : null;
  if (!earlier) localStorage.setItem(place, hash);
  opened.set(file, { with: earlier ?? hash });
}

const hasDraft = async (file: string) => Boolean(await get(draftOf(entryOf(file)), drafts()));

export function withOpened(text: string): string {
  const update = JSON.parse(text) as Record<'additions' | 'deletions', { path: string }[]>;
  const files = [...update.additions, ...update.deletions].map(({ path }) => [path, opened.get(path)]);
  return JSON.stringify({ ...update, form, opened: Object.fromEntries(files) as unknown });
}

/** Whoever was shown the version of somebody else, and saves once more, has decided. */
export function noteSeen(seen: string | null): void {
  const [hash = '', file = ''] = seen?.split(' ').map(decodeURIComponent) ?? [];
  const known = opened.get(file);
  if (known) opened.set(file, { ...known, seen: hash });
}

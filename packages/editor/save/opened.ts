// Which version of a file a form was opened with: Keystatic asks for it by its hash in Git.
import { get } from 'idb-keyval';
import type { Opened } from './clash.ts';
import { drafts } from './saving.ts';

const opened = new Map<string, Opened>();

/** A draft that was left in an earlier visit was begun on the version of that day. */
export async function noteOpened(file: string, hash: string): Promise<void> {
  const place = `editor:opened:${file}`;
  const earlier = (await hasDraft(file)) ? localStorage.getItem(place) : null;
  if (!earlier) localStorage.setItem(place, hash);
  opened.set(file, { with: earlier ?? hash });
}

async function hasDraft(file: string): Promise<boolean> {
  const [, kind = '', id = ''] = /([^/]+)\/([^/]+)\.\w+$/.exec(file) ?? [];
  const names = [
    ['collection', kind, id],
    ['singleton', kind],
    ['singleton', `screen-${id}`],
  ];
  return (await Promise.all(names.map((name) => get<unknown>(name, drafts())))).some(Boolean);
}

export function withOpened(text: string): string {
  const update = JSON.parse(text) as Record<'additions' | 'deletions', { path: string }[]>;
  const files = [...update.additions, ...update.deletions].map(({ path }) => [path, opened.get(path)]);
  return JSON.stringify({ ...update, opened: Object.fromEntries(files) as unknown });
}

/** Whoever was shown the version of somebody else, and saves once more, has decided. */
export function noteSeen(seen: string | null): void {
  const [hash = '', file = ''] = seen?.split(' ').map(decodeURIComponent) ?? [];
  const known = opened.get(file);
  if (known) opened.set(file, { ...known, seen: hash });
}

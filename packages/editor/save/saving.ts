// What has to outlast the page that saves: the preview may load it anew at any moment once the file is written.
import { createStore, del, get, set } from 'idb-keyval';

const place = 'editor:saved';
const movedPlace = 'editor:moved';

interface LastSaved {
  file: string;
  at: number;
  /** What somebody else had changed meanwhile is in it too. */
  withOthers?: boolean;
}

/** Where Keystatic keeps what was typed and not saved. */
export const drafts = () => createStore('keystatic', 'items');

/** Gives the way to take it back, should it be refused. */
export async function noteSaving(update: string): Promise<() => Promise<void>> {
  const { additions } = JSON.parse(update) as { additions: { path: string }[] };
  const file = additions.find(({ path }) => /\.(mdx|yaml)$/.test(path))?.path;
  noteMove(file);
  if (!file) return () => Promise.resolve(sessionStorage.removeItem(movedPlace));
  const key = draftKey(location.pathname);
  const draft: unknown = await get(key, drafts());
  await del(key, drafts());
  sessionStorage.setItem(place, JSON.stringify({ file, at: Date.now() } satisfies LastSaved));
  return async () => {
    sessionStorage.removeItem(place);
    sessionStorage.removeItem(movedPlace);
    if (draft !== undefined) await set(key, draft, drafts());
  };
}

/** A form whose file gets another name, or goes, has another address: that of the new name, or the list. */
function noteMove(file?: string) {
  const from = location.pathname;
  const name = file && encodeURIComponent(file.replace(/^.*\/|\.\w+$/g, ''));
  const to = from.replace(/\/item\/[^/]+$/, name ? `/item/${name}` : '');
  sessionStorage.setItem(movedPlace, JSON.stringify({ from, to }));
}

/** The preview may load the form anew before the editor has gone on to that address. */
export function followMove() {
  const moved = JSON.parse(sessionStorage.getItem(movedPlace) ?? 'null') as {
    from: string;
    to: string;
  } | null;
  sessionStorage.removeItem(movedPlace);
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (arrival?.type === 'reload' && moved?.from === location.pathname)
    history.replaceState(null, '', moved.to);
}

export const lastSaved = (): LastSaved | undefined =>
  (JSON.parse(sessionStorage.getItem(place) ?? 'null') as LastSaved | null) ?? undefined;

export const noteOthers = () =>
  sessionStorage.setItem(place, JSON.stringify({ ...lastSaved(), withOthers: true }));

/** As Keystatic names the draft of a form. */
function draftKey(path: string): string[] {
  const [, kind = '', name = '', id] =
    /\/(collection|singleton)\/([\w-]+)(?:\/item\/([^/]+))?/.exec(path) ?? [];
  return [kind, name, ...(id ? [decodeURIComponent(id)] : [])];
}

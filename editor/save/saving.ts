// What has to outlast the page that saves: the preview may load it anew at any moment once the file is written.
import { createStore, del, get, set } from 'idb-keyval';

const place = 'editor:saved';

interface LastSaved {
  file: string;
  at: number;
}

/** Where Keystatic keeps what was typed and not saved. */
const drafts = () => createStore('keystatic', 'items');

/** Gives the way to take it back, should it be refused. */
export async function noteSaving(update: string): Promise<() => Promise<void>> {
  const { additions } = JSON.parse(update) as { additions: { path: string }[] };
  const file = additions.find(({ path }) => /\.(mdx|yaml)$/.test(path))?.path;
  if (!file) return async () => {};
  const key = draftKey(location.pathname);
  const draft: unknown = await get(key, drafts());
  await del(key, drafts());
  sessionStorage.setItem(place, JSON.stringify({ file, at: Date.now() } satisfies LastSaved));
  return async () => {
    sessionStorage.removeItem(place);
    if (draft !== undefined) await set(key, draft, drafts());
  };
}

export const lastSaved = (): LastSaved | undefined =>
  (JSON.parse(sessionStorage.getItem(place) ?? 'null') as LastSaved | null) ?? undefined;

/** As Keystatic names the draft of a form. */
function draftKey(path: string): string[] {
  const [, kind = '', name = '', id] =
    /\/(collection|singleton)\/([\w-]+)(?:\/item\/([^/]+))?/.exec(path) ?? [];
  return [kind, name, ...(id ? [decodeURIComponent(id)] : [])];
}

// What has to outlast the page that saves: the preview may load it anew at any moment once the file is written.
import { createStore, del, get, set } from 'idb-keyval';
import { draftOf, entryOf, formAt, formOf } from '../forms.ts';

const place = 'editor:saved';

interface LastSaved {
  file: string;
  at: number;
  /** What somebody else had changed meanwhile is in it too. */
  withOthers?: boolean;
}

/** Where Keystatic keeps what was typed and not saved. */
export const drafts = () => createStore('keystatic', 'items');

/** What Keystatic sends. */
export interface Update {
  additions: { path: string }[];
}

/** Gives the way to take it back, should it be refused. */
export async function noteSaving({ additions }: Update): Promise<() => Promise<void>> {
  const file = additions.find(({ path }) => /\.(mdx|yaml)$/.test(path))?.path;
  if (!file) return () => Promise.resolve();
  const { pathname } = location;
  const key = draftOf(formAt(pathname));
  const draft: unknown = await get(key, drafts());
  await del(key, drafts());
  sessionStorage.setItem(place, JSON.stringify({ file, at: Date.now() } satisfies LastSaved));
  // Under another name it has another form: loaded anew at the former address, the page would find nothing.
  const { kind, id } = entryOf(file);
  const address = formOf(kind, id);
  history.replaceState(history.state, '', address);
  return async () => {
    sessionStorage.removeItem(place);
    if (location.pathname === address) history.replaceState(history.state, '', pathname);
    if (draft !== undefined) await set(key, draft, drafts());
  };
}

export const lastSaved = (): LastSaved | undefined =>
  (JSON.parse(sessionStorage.getItem(place) ?? 'null') as LastSaved | null) ?? undefined;

export const noteOthers = () =>
  sessionStorage.setItem(place, JSON.stringify({ ...lastSaved(), withOthers: true }));

// The forms are told when something was saved, and the server which version of a file a form was opened with: Keystatic
// reads and writes with `fetch`, asks for a file by its hash in Git, and tells nobody.
import { createStore, del, get } from 'idb-keyval';
import useSWR, { mutate } from 'swr';
import { draftOf, entryOf, formAt, formOf } from '../forms.ts';
import { savePath } from './ask.ts';

const treePath = '/api/keystatic/tree';
/** Of this page, as long as it is not loaded anew. */
const form = String(Math.random());
const opened: Record<string, string> = {};
/** All texts and their versions as this page has them; nothing while it writes any itself. */
let known: string | undefined;
/** Where Keystatic keeps what was typed and not saved. */
const drafts = () => createStore('keystatic', 'items');

/** What was saved last on this page, and whether it holds what somebody else had changed meanwhile. */
export const useSaved = () => useSWR<{ file: string; at: number; withOthers: boolean }>('saved', null).data;

/** Only what somebody else has written is a reason to load a form anew. Vite waits, and then loads only that page anew. */
export async function stayAfterOwn(reload: { path?: string }) {
  const before = known;
  if (before) await fetch(treePath, { headers: { 'no-cors': '1' } }).catch(() => undefined);
  if (known === before) reload.path = '/none.html';
}

export const tellingFetch =
  (send: typeof fetch): typeof fetch =>
  async (address, init) => {
    const [, hash, file] = /^\/api\/keystatic\/blob\/(\w+)\/(.+)$/.exec(String(address)) ?? [];
    if (hash && file) await noteOpened(file, hash);
    if (init?.method === 'POST') known = undefined;
    const answer = await (address === savePath ? save(send, init) : send(address, init));
    // Somebody else has changed the file since this page was loaded.
    if (hash && answer.status === 404) location.reload();
    if (answer.ok && (address === treePath || address === savePath)) known = await textsIn(answer);
    return answer;
  };

async function save(send: typeof fetch, init?: RequestInit) {
  const update = JSON.parse(String(init?.body)) as { additions: { path: string }[] };
  const { pathname } = location;
  const file = update.additions.find(({ path }) => isText(path))?.path;
  // Should the page be loaded anew before the answer is here: under another name it has another form.
  const address = file ? formOf(entryOf(file).kind, entryOf(file).id) : pathname;
  history.replaceState(history.state, '', address);
  const answer = await send(savePath, { ...init, body: JSON.stringify({ ...update, form, opened }) });
  if (answer.ok) {
    // What was typed is in the file now: Keystatic takes it for a draft until it has read that.
    await del(draftOf(formAt(pathname)), drafts());
    const withOthers = answer.headers.has('With-Others');
    if (file) void mutate('saved', { file, at: Date.now(), withOthers }, false);
    void mutate((key) => key !== 'saved');
  } else if (location.pathname === address) history.replaceState(history.state, '', pathname);
  return answer;
}

const isText = (file: string) => /\.(mdx|yaml)$/.test(file);

/** Pictures are added while a form is open. */
async function textsIn(answer: Response): Promise<string> {
  const entries = (await answer.clone().json()) as { path: string; sha: string }[];
  return JSON.stringify(entries.filter(({ path }) => isText(path)));
}

/** A draft that was left in an earlier visit was begun on the version of that day. */
async function noteOpened(file: string, hash: string): Promise<void> {
  const place = `editor:opened:${file}`;
  const draft: unknown = await get(draftOf(entryOf(file)), drafts());
  const earlier = draft ? localStorage.getItem(place) : null;
  if (!earlier) localStorage.setItem(place, hash);
  opened[file] = earlier ?? hash;
}

// The forms are told when something was saved, and the server which version of a file a form was opened with: Keystatic
// asks for it by its hash in Git.
import { get } from 'idb-keyval';
import { draftOf, entryOf } from '../forms.ts';
import type { Reload } from '@clinic/content-check/preview/said.ts';
import { savePath } from './ask.ts';
import { drafts, noteOthers, noteSaving, type Update } from './saving.ts';

const event = 'editor:saved';
/** Of this page, as long as it is not loaded anew. */
export const form = String(Math.random());
const opened: Record<string, string> = {};

/** Gives the way to stop listening. */
export function onSaved(hear: () => void): () => void {
  window.addEventListener(event, hear);
  return () => window.removeEventListener(event, hear);
}

/** What the form has saved itself is no reason to load it anew. Astro tells of it once more when it has read it. */
export function stayAfterOwn(reload: Reload) {
  const isOwn = reload.savers.every((saver) => saver === form);
  // Of a page, Vite loads only that anew.
  if (isOwn && (reload.savers.length > 0 || reload.path === '*')) reload.path = '/none.html';
}

/**
 * The editor reads and writes with `fetch`, and tells nobody. The preview may load this page anew before the answer is
 * here: what was typed is in the file then, and no draft of it is left to be taken up again.
 */
export const tellingFetch =
  (send: typeof fetch): typeof fetch =>
  async (address, init) => {
    const [, hash, file] = /^\/api\/keystatic\/blob\/(\w+)\/(.+)$/.exec(String(address)) ?? [];
    if (hash && file) {
      await noteOpened(file, hash);
      const answer = await send(address, init);
      // Somebody else has changed it since this page was loaded.
      if (answer.status === 404) location.reload();
      return answer;
    }
    if (address !== savePath) return send(address, init);
    const update = JSON.parse(String(init?.body)) as Update;
    const takeBack = await noteSaving(update);
    const answer = await send(address, { ...init, body: JSON.stringify({ ...update, form, opened }) });
    if (answer.headers.has('With-Others')) noteOthers();
    if (answer.ok) window.dispatchEvent(new Event(event));
    else await takeBack();
    return answer;
  };

/** A draft that was left in an earlier visit was begun on the version of that day. */
async function noteOpened(file: string, hash: string): Promise<void> {
  const place = `editor:opened:${file}`;
  const draft: unknown = await get(draftOf(entryOf(file)), drafts());
  const earlier = draft ? localStorage.getItem(place) : null;
  if (!earlier) localStorage.setItem(place, hash);
  opened[file] = earlier ?? hash;
}

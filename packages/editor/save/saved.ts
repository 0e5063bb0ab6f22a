// The forms are told when something was saved.
import type { Reload } from '../mistakes/said.ts';
import { savePath } from './ask.ts';
import { form, noteOpened, noteSeen, withOpened } from './opened.ts';
import { noteOthers, noteSaving } from './saving.ts';

const event = 'editor:saved';

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
    const body = withOpened(String(init?.body));
    const takeBack = await noteSaving(body);
    const answer = await send(address, { ...init, body });
    noteSeen(answer.headers.get('Seen'));
    if (answer.headers.has('With-Others')) noteOthers();
    if (answer.ok) window.dispatchEvent(new Event(event));
    else await takeBack();
    return answer;
  };

// The forms are told when something was saved, with what could be better in it where that is known.
import type { Advice } from './advice-on.ts';
import { savePath } from './paths.ts';
import { noteSaving } from './saving.ts';

const event = 'editor:saved';

export const tellSaved = (advice?: Advice[]) =>
  window.dispatchEvent(new CustomEvent(event, { detail: advice }));

/** Gives the way to stop listening. */
export function onSaved(hear: (advice?: Advice[]) => void): () => void {
  const listen = (saved: Event) => hear((saved as CustomEvent<Advice[] | undefined>).detail);
  window.addEventListener(event, listen);
  return () => window.removeEventListener(event, listen);
}

/**
 * The editor writes with `fetch`, and tells nobody. The preview may load this page anew before the answer is here: what
 * was typed is in the file then, and no draft of it is left to be taken up again.
 */
export const tellingFetch =
  (send: typeof fetch): typeof fetch =>
  async (address, init) => {
    if (address !== savePath) return send(address, init);
    const takeBack = await noteSaving(String(init?.body));
    const answer = await send(address, init);
    if (answer.ok) tellSaved();
    else await takeBack();
    return answer;
  };

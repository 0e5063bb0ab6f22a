// The forms are told when something was saved, with what could be better in it where that is known.
import type { Advice } from './advice-on.ts';
import { savePath } from './paths.ts';

const event = 'editor:saved';

export const tellSaved = (advice?: Advice[]) =>
  window.dispatchEvent(new CustomEvent(event, { detail: advice }));

/** Gives the way to stop listening. */
export function onSaved(hear: (advice?: Advice[]) => void): () => void {
  const listen = (saved: Event) => hear((saved as CustomEvent<Advice[] | undefined>).detail);
  window.addEventListener(event, listen);
  return () => window.removeEventListener(event, listen);
}

/** The editor writes with `fetch`, and tells nobody. */
export const tellingFetch =
  (send: typeof fetch): typeof fetch =>
  async (address, init) => {
    const answer = await send(address, init);
    if (address === savePath && answer.ok) tellSaved();
    return answer;
  };

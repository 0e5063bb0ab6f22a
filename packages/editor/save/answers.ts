import useSWR from 'swr';
import type { Site } from './api.ts';
import { ask } from './ask.ts';

/** Asked once for all parts of a form, and again when something was saved, or while the preview reads its own files. */
export function useAnswer<T>(what: string, words: Record<string, string> = {}): T | undefined {
  const read = async () => {
    const { ok, said } = await ask(what, words);
    if (!ok) throw new Error(said);
    return JSON.parse(said) as T;
  };
  // On a server, a tab that is only looked at again wakes nothing.
  const rarely = { revalidateOnFocus: false, revalidateOnReconnect: false };
  return useSWR<T>([what, words], read, { ...rarely, errorRetryInterval: 2000, errorRetryCount: 5 }).data;
}

const nothing: Site = { pages: [], host: undefined, plates: [], terms: [] };

/** What the forms offer of the site: pages that a link can lead to, plates, and the words of the glossary. */
export const useSite = () => useAnswer<Site>('site') ?? nothing;

/** Where the forms send what is to be saved. Keystatic chose it. */
export const savePath = '/api/keystatic/update';

/** Where they ask for everything else. */
export const apiPath = '/api/editor';

/** Asks what save/api.ts answers. What it refuses, it says in words for the writer. */
export async function ask(what: string, words: Record<string, string> = {}, call?: RequestInit) {
  try {
    const answer = await fetch(`${apiPath}/${what}?${new URLSearchParams(words).toString()}`, call);
    return { ok: answer.ok, said: await answer.text() };
  } catch {
    return { ok: false, said: 'the editor does not answer. Is it still running?' };
  }
}

/** Asks what save/api.ts answers. What it refuses, it says in words for the writer. */
export async function ask(what: string, words: Record<string, string> = {}, call?: RequestInit) {
  try {
    const answer = await fetch(`/api/editor/${what}?${new URLSearchParams(words).toString()}`, call);
    return { ok: answer.ok, said: await answer.text() };
  } catch {
    return { ok: false, said: 'the editor does not answer. Is it still running?' };
  }
}

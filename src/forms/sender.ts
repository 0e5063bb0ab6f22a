// The one place from which a request leaves. Only the status of the answer is looked at.
import type { RequestPath } from './paths.ts';
import type { Payload } from './payloads.ts';

export type Outcome = 'accepted' | 'other' | 'failed';

const longestWait = 30_000;

/** The whole address of a path on a host, without a doubled slash. Without a host it is the site's own. */
export const addressOn = (host = '', path: string) => host.trim().replace(/\/+$/, '') + path;

/** Sends to the provider, or to the site's own desk where no other host is named. */
export const sendRequest = (path: RequestPath, payload: Payload) =>
  post(addressOn(import.meta.env.PUBLIC_API_HOST, path), payload);

export async function post(address: string, payload: unknown): Promise<Outcome> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), longestWait);
  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(payload),
      // The request still arrives when the visitor closes the tab right after the tap.
      keepalive: true,
      // A redirect that is followed turns the POST into a GET and looks like a success.
      redirect: 'error',
      credentials: 'omit',
      cache: 'no-store',
      signal: limit.signal,
    });
    void answer.body?.cancel().catch(() => undefined);
    if (answer.status === 200 || answer.status === 201) return 'accepted';
    return answer.ok ? 'other' : 'failed';
  } catch {
    return 'failed';
  } finally {
    clearTimeout(timer);
  }
}

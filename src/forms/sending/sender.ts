// The one place from which a request leaves. Of the answer only the status is looked at, and for how long to wait.
import type { RequestPath } from '../paths.ts';
import type { Payload } from '../payloads.ts';
import { waitIn } from './wait.ts';

/** Unknown: it may have arrived, and no answer says so. */
export type Outcome = 'accepted' | 'other' | 'failed' | 'unknown';

export type Answer = {
  outcome: Outcome;
  /** Milliseconds before which it is not to be sent again; undefined where there was no response. */
  wait?: number;
};

const longestWait = 30_000;

/** The whole address of a path on a host, without a doubled slash. Without a host it is the site's own. */
export const addressOn = (host = '', path: string) => host.trim().replace(/\/+$/, '') + path;

/** Sends to the provider, or to the site's own desk where no other host is named. */
export const sendRequest = (path: RequestPath, payload: Payload, openFor: number) =>
  post(
    addressOn(import.meta.env.PUBLIC_API_HOST, path),
    payload,
    // By this our own desk notices machines. Another host may not allow the header.
    import.meta.env.PUBLIC_API_HOST ? {} : { 'Form-Open-For': `${openFor}` },
  );

export async function post(address: string, payload: unknown, headers?: object): Promise<Answer> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), longestWait);
  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
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
    return { outcome: outcomeOf(answer), wait: waitIn(answer.headers, Date.now()) };
  } catch {
    // Whether the connection was lost before or after it had arrived, a browser does not say.
    return { outcome: 'unknown' };
  } finally {
    clearTimeout(timer);
  }
}

function outcomeOf({ ok, status }: Response): Outcome {
  if (status === 200 || status === 201) return 'accepted';
  if (ok) return 'other';
  // A host that broke while answering may have kept it; one that is not available (503) has not.
  return status < 500 || status === 503 ? 'failed' : 'unknown';
}

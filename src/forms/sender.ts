// Sends requests. Reads only the status and Retry-After of the response.
import type { RequestPath } from '@clinic/contract/paths.ts';
import type { Payload } from '@clinic/contract/payloads.ts';

/** Unknown: the request may have arrived, but there is no response. */
export type Outcome = 'accepted' | 'other' | 'failed' | 'unknown';

export type SendResult = {
  outcome: Outcome;
  /** Milliseconds to wait before the next attempt; undefined without a response. */
  wait?: number;
};

const TIMEOUT = 30_000;

/** The longest Retry-After that is respected. */
const LONGEST_WAIT = 10 * 60_000;

/** Returns the address of a path on a host, or on the site itself without one. */
export const addressOn = (host = '', path: string) => host.trim().replace(/\/+$/, '') + path;

/** Sends a request to PUBLIC_API_HOST, or to the desk of the site. */
export const sendRequest = (path: RequestPath, payload: Payload, openFor: number) =>
  post(
    addressOn(import.meta.env.PUBLIC_API_HOST, path),
    payload,
    // The desk detects bots with this header. Another host may not allow it (CORS).
    import.meta.env.PUBLIC_API_HOST ? {} : { 'Form-Open-For': `${openFor}` },
  );

export async function post(address: string, payload: unknown, headers?: object): Promise<SendResult> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), TIMEOUT);
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(payload),
      // Finishes the request when the visitor closes the tab.
      keepalive: true,
      // Following a redirect would turn the POST into a GET, which looks like a success.
      redirect: 'error',
      credentials: 'omit',
      cache: 'no-store',
      signal: limit.signal,
    });
    void response.body?.cancel().catch(() => undefined);
    return { outcome: outcomeOf(response), wait: waitIn(response.headers, Date.now()) };
  } catch {
    // A browser does not report whether the request arrived before the connection failed.
    return { outcome: 'unknown' };
  } finally {
    clearTimeout(timer);
  }
}

function outcomeOf({ ok, status }: Response): Outcome {
  if (status === 200 || status === 201) return 'accepted';
  if (ok) return 'other';
  // A host may have stored the request before another server error, but not before 503.
  return status < 500 || status === 503 ? 'failed' : 'unknown';
}

/** Reads Retry-After: a number of seconds, or a date by the clock of the host (RFC 9110, 10.2.3). */
export function waitIn(headers: Headers, now: number): number {
  const value = headers.get('Retry-After') ?? '';
  const hostNow = Date.parse(headers.get('Date') ?? '') || now;
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - hostNow;
  return Math.min(LONGEST_WAIT, Math.max(0, wait || 0));
}

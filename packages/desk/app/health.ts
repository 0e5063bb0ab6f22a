import { setTimeout } from 'node:timers/promises';
import { Hono } from 'hono';
import type { Database } from '../store/database.ts';
import { StoreError, type StoreErrorReason } from '../store/store.ts';

const WRITE = 'INSERT INTO health (place, at) VALUES (1, ?1) ON CONFLICT (place) DO UPDATE SET at = ?1';
/** Anyone may poll this route, so only one request in this time writes to the database. */
const CACHED_FOR_MS = 10_000;
const TIMEOUT_MS = 5_000;

const MESSAGES: Record<StoreErrorReason, string> = {
  full: 'Requests cannot be stored: there is no room left.',
  locked: 'Requests cannot be stored: another program has locked their file.',
  'read-only': 'Requests cannot be stored: their file may not be written.',
  busy: 'Requests cannot be stored: there are too many at once.',
  broken: 'Requests cannot be stored.',
};

export interface HealthOptions {
  database: Database;
  /** Returns a message for each notification that has failed for a while. */
  overdue: (now: Date) => Promise<string[]>;
  /** Returns messages about other errors. Anyone may read them. */
  otherErrors: () => string[];
}

/** Returns what is wrong with the desk; nothing while it stores requests and notifies the practice. */
export function createHealthCheck({ database, overdue, otherErrors }: HealthOptions) {
  let cached: { messages: string[]; until: number } | undefined;

  async function check(): Promise<string[]> {
    const now = new Date();
    try {
      await database.write([{ sql: WRITE, values: [now.toISOString()] }]);
      return await overdue(now);
    } catch (error) {
      return [MESSAGES[error instanceof StoreError ? error.reason : 'broken']];
    }
  }

  return async (): Promise<string[]> => {
    // The result is cached, not the promise: a Worker may not await a promise of another request.
    if (!cached || cached.until < performance.now()) {
      const messages = await Promise.race([check(), setTimeout(TIMEOUT_MS, [MESSAGES.broken])]);
      cached = { messages, until: performance.now() + CACHED_FOR_MS };
    }
    return [...cached.messages, ...otherErrors()];
  };
}

/** For monitors: 200 while all is well, otherwise 503 and what is wrong. The time reveals a wrong clock. */
export function healthRoute(check: () => Promise<string[]>, details?: () => object): Hono {
  return new Hono().get('/health', async (c) => {
    const problems = await check();
    const ok = problems.length === 0;
    const time = new Date().toISOString();
    return c.json({ ok, time, ...details?.(), problems }, ok ? 200 : 503, { 'Cache-Control': 'no-store' });
  });
}

import { Hono } from 'hono';
import type { Database } from '../store/database.ts';
import { NotKept, type Trouble } from '../store/request-store.ts';

const WRITE = 'INSERT INTO health (place, at) VALUES (1, ?1) ON CONFLICT (place) DO UPDATE SET at = ?1';
/** Anybody may ask as often as they like: the database is written for the first of them only. */
const KNOWN_FOR_MS = 10_000;
const ANSWERED_WITHIN_MS = 5_000;

const SENTENCES: Record<Trouble, string> = {
  full: 'Requests cannot be kept: there is no room left.',
  locked: 'Requests cannot be kept: another program holds their file.',
  'read-only': 'Requests cannot be kept: their file may not be written.',
  busy: 'Requests cannot be kept: there are too many at once.',
  broken: 'Requests cannot be kept.',
};

export interface HealthParts {
  database: Database;
  /** Which ways of telling the practice have been cut off, in sentences. */
  overdue: (now: Date) => Promise<string[]>;
  /** What else is wrong, in sentences that anybody may read. */
  others: () => string[];
}

/** What is wrong with the desk; nothing, when it keeps requests and tells of them. */
export function healthCheck({ database, overdue, others }: HealthParts) {
  let known: { troubles: string[]; until: number } | undefined;

  async function look(): Promise<string[]> {
    const now = new Date();
    try {
      await database.write([{ sql: WRITE, values: [now.toISOString()] }]);
      return await overdue(now);
    } catch (error) {
      return [SENTENCES[error instanceof NotKept ? error.trouble : 'broken']];
    }
  }

  return async (): Promise<string[]> => {
    // The result is kept, not the promise: a Worker may not await what the request of another visitor began.
    if (!known || known.until < performance.now()) {
      const troubles = await Promise.race([look(), tooLate()]);
      known = { troubles, until: performance.now() + KNOWN_FOR_MS };
    }
    return [...known.troubles, ...others()];
  };
}

const tooLate = (): Promise<string[]> =>
  new Promise((resolve) => setTimeout(() => resolve([SENTENCES.broken]), ANSWERED_WITHIN_MS));

/** For monitors: 200 while all is well, otherwise 503 and what is wrong. The time shows a clock that is wrong. */
export function healthRoute(check: () => Promise<string[]>, about?: () => object): Hono {
  return new Hono().get('/health', async (c) => {
    const troubles = await check();
    const ok = troubles.length === 0;
    const time = new Date().toISOString();
    return c.json({ ok, time, ...about?.(), troubles }, ok ? 200 : 503, { 'Cache-Control': 'no-store' });
  });
}

import * as v from 'valibot';
import { createReporter, type Log } from '../lib/logger.ts';
import { raw, sql, type Database } from '../store/database.ts';
import { orUndefined, readRow, time } from '../store/rows.ts';
import { latestRetry, pauseAfter } from '../lib/repeat.ts';

/**
 * The rows of a table that are still to be delivered: `notify_at` is when, `notify_attempts` how many attempts there were.
 * Updates go through `read` as well, which the D1 store retries.
 */
export const createRowQueue = <Row extends Queued<number>>(
  database: Pick<Database, 'read'>,
  [table, columns]: [name: string, columns: string],
  row: v.GenericSchema<unknown, Row>,
) => ({
  /** Takes the row that is due first and postpones it to `retryAt` in one statement, so only one desk has it. */
  claim: (now: Date, retryAt: Date): Promise<Row | undefined> =>
    readRow(database, row)`UPDATE ${raw(table)}
      SET notify_at = ${retryAt}, notify_attempts = notify_attempts + 1
      WHERE id = (SELECT id FROM ${raw(table)} WHERE notify_at <= ${now} OR notify_at > ${latestRetry(now)}
        ORDER BY notify_at, id LIMIT 1)
      RETURNING ${raw(columns)}, notify_attempts AS attempts`,
  schedule: async (id: number, at: Date | undefined): Promise<void> => {
    const update = sql`UPDATE ${raw(table)} SET notify_at = ${at ?? null} WHERE id = ${id} RETURNING id`;
    // Not `write`, which the D1 store does not retry.
    await database.read(update.sql, update.values);
  },
  next: async (): Promise<Date | undefined> =>
    (
      await readRow(database, v.object({ at: orUndefined(time) }))`SELECT min(notify_at) AS at
      FROM ${raw(table)} WHERE notify_at IS NOT NULL`
    )?.at,
});

export type Sent =
  | { kind: 'accepted' }
  /** There is no longer a reason to send it. */
  | { kind: 'dropped' }
  | { kind: 'rejected'; reason: string }
  /** The response was lost, so it may have been delivered. */
  | { kind: 'unknown'; reason: string };

/** `attempts` includes this one. */
type Queued<Id> = { id: Id; attempts: number };

interface Queue<Id, Item> {
  claim: (now: Date, retryAt: Date) => Promise<Item | undefined>;
  /** `at` is undefined for a delivered item. */
  schedule: (id: Id, at: Date | undefined, mayHaveArrived: boolean) => Promise<void>;
  next: () => Promise<Date | undefined>;
}

/**
 * Delivers one item after the other and retries those that failed. Another desk may retry after `claimedForMs`, since the
 * first has crashed.
 */
export function createDeliveries<Id, Item extends Queued<Id>>(
  queue: Queue<Id, Item>,
  send: (item: Item, stopping: AbortSignal) => Promise<Sent>,
  messages: { failed: string; recovered: string },
  options: { claimedForMs: number; log: Log; firstPause?: number | undefined; longestPause?: number },
) {
  const { claimedForMs, log, firstPause, longestPause = Infinity } = options;
  /** Delivered, but not stored as delivered. A restart delivers them again with the same idempotency key. */
  const unstored = new Set<Id>();
  const reporter = createReporter(log, Infinity);

  async function store(id: Id): Promise<void> {
    await queue.schedule(id, undefined, true);
    unstored.delete(id);
  }

  /** Sends the items that are due. Resolves to when to call it again, if any are left. */
  return async (stopping: AbortSignal): Promise<Date | undefined> => {
    while (!stopping.aborted) {
      for (const id of unstored) await store(id);
      const now = Date.now();
      const item = await queue.claim(new Date(now), new Date(now + claimedForMs));
      if (!item) return queue.next();
      const sent = await send(item, stopping);
      if (sent.kind === 'accepted' || sent.kind === 'dropped') {
        unstored.add(item.id);
        await store(item.id);
        if (sent.kind === 'accepted') reporter.recovered(messages.recovered);
        continue;
      }
      const pause = stopping.aborted ? 0 : Math.min(longestPause, pauseAfter(item.attempts, firstPause));
      const mayHaveArrived = sent.kind === 'unknown';
      await queue.schedule(item.id, new Date(Date.now() + pause), mayHaveArrived);
      if (!stopping.aborted || mayHaveArrived)
        reporter.failed(`${messages.failed} (${sent.reason}); it will be retried.`);
    }
    return undefined;
  };
}

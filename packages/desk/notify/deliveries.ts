import * as v from 'valibot';
import { createReporter, type Log } from '../lib/logger.ts';
import { raw, sql, type Database } from '../store/database.ts';
import { isAny, orUndefined, readRow, time } from '../store/rows.ts';
import { latestRetry, pauseAfter } from '../lib/repeat.ts';

/**
 * The rows of a table that are still to be delivered: `notify_at` is when, `notify_attempts` how many attempts there were.
 * All statements go through `read`, which the D1 store retries.
 */
export const createRowQueue = <Item>(
  database: Pick<Database, 'read'>,
  [table, columns]: [name: string, columns: string],
  row: v.GenericSchema<unknown, Item>,
) => ({
  /** Takes the row that is due first and postpones it to `retryAt` in one statement, so only one desk has it. */
  claim: (now: Date, retryAt: Date): Promise<Item | undefined> =>
    readRow(database, row)`UPDATE ${raw(table)}
      SET notify_at = ${retryAt}, notify_attempts = notify_attempts + 1
      WHERE id = (SELECT id FROM ${raw(table)} WHERE notify_at <= ${now} OR notify_at > ${latestRetry(now)}
        ORDER BY notify_at, id LIMIT 1)
      RETURNING ${raw(columns)}, notify_attempts AS attempts`,
  /** `at` is undefined for a delivered row. */
  schedule: async (id: number, at: Date | undefined): Promise<void> => {
    await isAny(
      database,
      sql`UPDATE ${raw(table)} SET notify_at = ${at ?? null} WHERE id = ${id} RETURNING id`,
    );
  },
  next: async (): Promise<Date | undefined> =>
    (
      await readRow(database, v.object({ at: orUndefined(time) }))`SELECT min(notify_at) AS at
      FROM ${raw(table)} WHERE notify_at IS NOT NULL`
    )?.at,
});

/**
 * Delivers one item after the other and retries those that failed. `send` resolves to 'delivered' or to the reason why not.
 * Another desk may retry after `claimedForMs`, since the first has crashed.
 */
export function createDeliveries<Item extends { id: number; attempts: number }>(
  queue: ReturnType<typeof createRowQueue<Item>>,
  send: (item: Item, stopping: AbortSignal) => Promise<string>,
  messages: { failed: string; recovered: string },
  { claimedForMs, log, firstPause }: { claimedForMs: number; log: Log; firstPause?: number },
) {
  /** Delivered, but not stored as delivered. A restart delivers them again with the same idempotency key. */
  const unstored = new Set<number>();
  const reporter = createReporter(log, Infinity);

  async function store(id: number): Promise<void> {
    await queue.schedule(id, undefined);
    unstored.delete(id);
  }

  /** Sends the items that are due. Resolves to when to call it again, if any are left. */
  return async (stopping: AbortSignal): Promise<Date | undefined> => {
    while (!stopping.aborted) {
      for (const id of unstored) await store(id);
      const now = Date.now();
      const item = await queue.claim(new Date(now), new Date(now + claimedForMs));
      if (!item) return queue.next();
      const outcome = await send(item, stopping);
      if (outcome === 'delivered') {
        unstored.add(item.id);
        await store(item.id);
        reporter.recovered(messages.recovered);
        continue;
      }
      const pause = stopping.aborted ? 0 : pauseAfter(item.attempts, firstPause);
      await queue.schedule(item.id, new Date(Date.now() + pause));
      if (!stopping.aborted) reporter.failed(`${messages.failed} (${outcome}); it will be retried.`);
    }
    return undefined;
  };
}

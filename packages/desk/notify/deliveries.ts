import * as v from 'valibot';
import { createReporter } from '../lib/logger.ts';
import { raw, sql, type Database } from '../store/database.ts';
import { isAny, orUndefined, readRow, time } from '../store/rows.ts';
import { latestPutOff, pauseAfter } from '../timing/repeatedly.ts';

/**
 * The rows of a table that have still to be delivered: `notify_at` says when, `notify_attempts` how often it was tried.
 * All statements are read, since what is read is tried again where D1 gives up.
 */
export const createRowQueue = <Item>(
  database: Pick<Database, 'read'>,
  [table, columns]: [name: string, columns: string],
  row: v.GenericSchema<unknown, Item>,
) => ({
  /**
   * Takes what is due first, and puts it off until `retryAt` in the same step: while one desk is telling of it, no other
   * does, and if telling cannot be noted, nobody is told.
   */
  claim: (now: Date, retryAt: Date): Promise<Item | undefined> =>
    readRow(database, row)`UPDATE ${raw(table)}
      SET notify_at = ${retryAt}, notify_attempts = notify_attempts + 1
      WHERE id = (SELECT id FROM ${raw(table)} WHERE notify_at <= ${now} OR notify_at > ${latestPutOff(now)}
        ORDER BY notify_at, id LIMIT 1)
      RETURNING ${raw(columns)}, notify_attempts AS attempts`,
  /** Undefined: it was told, and nothing is left to do. */
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
 * Delivers one item after the other, and tries again what was not delivered. `send` resolves to 'delivered' or to the
 * reason why not. An item that is not noted after `claimedForMs` is of a desk that crashed, and another may take it over.
 */
export function createDeliveries<Item extends { id: number; attempts: number }>(
  queue: ReturnType<typeof createRowQueue<Item>>,
  send: (item: Item, stopping: AbortSignal) => Promise<string>,
  words: { failed: string; well: string },
  {
    claimedForMs,
    log,
    firstPause,
  }: { claimedForMs: number; log: (text: string) => void; firstPause?: number },
) {
  /** Told, but the disk would not take a note of it. Said again after a restart; the key then marks the repeat. */
  const toldWithoutNote = new Set<number>();
  const reporter = createReporter(log, Infinity);

  async function note(id: number): Promise<void> {
    await queue.schedule(id, undefined);
    toldWithoutNote.delete(id);
  }

  /** Sends what is due. Resolves to when to look again, if anything is left. */
  return async (stopping: AbortSignal): Promise<Date | undefined> => {
    while (!stopping.aborted) {
      for (const id of toldWithoutNote) await note(id);
      const now = Date.now();
      const item = await queue.claim(new Date(now), new Date(now + claimedForMs));
      if (!item) return queue.next();
      const outcome = await send(item, stopping);
      if (outcome === 'delivered') {
        toldWithoutNote.add(item.id);
        await note(item.id);
        reporter.well(words.well);
        continue;
      }
      const pause = stopping.aborted ? 0 : pauseAfter(item.attempts, firstPause);
      await queue.schedule(item.id, new Date(Date.now() + pause));
      if (!stopping.aborted) reporter.trouble(`${words.failed} (${outcome}); it will be tried again.`);
    }
    return undefined;
  };
}

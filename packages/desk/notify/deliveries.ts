import * as v from 'valibot';
import { createReporter } from '../lib/logger.ts';
import { raw, sql, type Database } from '../store/database.ts';
import { isAny, orUndefined, readRow, time } from '../store/rows.ts';
import { latestPutOff, pauseAfter } from '../timing/repeatedly.ts';

type Reading = Pick<Database, 'read'>;

/**
 * The rows of this table that have still to be delivered: `notify_at` says when, `notify_attempts` how often it was tried.
 * All statements are read, since what is read is tried again where D1 gives up.
 */
export const createRowQueue = <Row extends v.GenericSchema>(
  database: Reading,
  table: string,
  row: Row,
  columns: string,
) => ({
  /**
   * Takes what is due first, and puts it off until `retryAt` in the same step: while one desk is telling of it, no other
   * does, and if telling cannot be noted, nobody is told.
   */
  claim(now: Date, retryAt: Date): Promise<v.InferOutput<Row> | undefined> {
    return readRow(database, row)`UPDATE ${raw(table)}
      SET notify_at = ${retryAt}, notify_attempts = notify_attempts + 1
      WHERE id = (SELECT id FROM ${raw(table)} WHERE notify_at <= ${now} OR notify_at > ${latestPutOff(now)}
        ORDER BY notify_at, id LIMIT 1)
      RETURNING ${raw(columns)}, notify_attempts AS attempts`;
  },
  /** Undefined: it was told, and nothing is left to do. */
  schedule: async (id: number, at: Date | undefined): Promise<void> =>
    void (await isAny(
      database,
      sql`UPDATE ${raw(table)} SET notify_at = ${at ?? null} WHERE id = ${id} RETURNING id`,
    )),
  next: async (): Promise<Date | undefined> =>
    (
      await readRow(database, v.object({ at: orUndefined(time) }))`SELECT min(notify_at) AS at
      FROM ${raw(table)} WHERE notify_at IS NOT NULL`
    )?.at,
});

interface Delivery<Item> {
  queue: {
    claim(now: Date, retryAt: Date): Promise<Item | undefined>;
    schedule(id: number, at: Date | undefined): Promise<void>;
    next(): Promise<Date | undefined>;
  };
  /** Resolves to 'delivered', or to the reason why not. */
  send: (item: Item, stopping: AbortSignal) => Promise<string>;
  /** A desk that has not noted the outcome by then has crashed: another one may take the item over. */
  claimedForMs: number;
  says: { trouble: (why: string) => string; well: string };
  log: (sentence: string) => void;
  firstPause?: number | undefined;
}

/** Delivers one item after the other, and tries again what was not delivered. */
export function createDeliveries<Item extends { id: number; attempts: number }>(parts: Delivery<Item>) {
  const { queue, send, claimedForMs, says, log, firstPause } = parts;
  /** Told, but the disk would not take a note of it. Said again after a restart; the key then marks the repeat. */
  const toldWithoutNote = new Set<number>();
  const reporter = createReporter(log, Infinity);

  /** Sends what is due. Resolves to when to look again, if anything is left. */
  return async function announce(stopping: AbortSignal): Promise<Date | undefined> {
    while (!stopping.aborted) {
      for (const id of toldWithoutNote) await note(id);
      const now = Date.now();
      const item = await queue.claim(new Date(now), new Date(now + claimedForMs));
      if (!item) return queue.next();
      const outcome = await send(item, stopping);
      if (stopping.aborted && outcome !== 'delivered') {
        await queue.schedule(item.id, new Date());
        return undefined;
      }
      if (outcome === 'delivered') {
        toldWithoutNote.add(item.id);
        await note(item.id);
        reporter.well(says.well);
      } else {
        await queue.schedule(item.id, new Date(Date.now() + pauseAfter(item.attempts, firstPause)));
        reporter.trouble(says.trouble(outcome));
      }
    }
    return undefined;
  };

  async function note(id: number): Promise<void> {
    await queue.schedule(id, undefined);
    toldWithoutNote.delete(id);
  }
}

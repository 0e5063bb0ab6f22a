import * as v from 'valibot';
import { raw, type Database } from '../store/database.ts';
import { orUndefined, readRow, time } from '../store/rows.ts';

const announcement = v.object({
  id: v.number(),
  reference: v.string(),
  receivedAt: v.string(),
  path: v.string(),
  payload: v.string(),
  /** This one included. */
  attempts: v.number(),
});
/** A kept request that still has to be announced. */
export type Announcement = v.InferOutput<typeof announcement>;

const LONGEST_PUT_OFF_MS = 2 * 3_600_000;

/** Nothing is put off until later than ?3: a later time was written while the clock was wrong, so it counts as due. */
const CLAIM = `UPDATE requests SET notify_at = ?2, notify_attempts = notify_attempts + 1
  WHERE id = (SELECT id FROM requests WHERE notify_at <= ?1 OR notify_at > ?3 ORDER BY notify_at, id LIMIT 1)
  RETURNING id, reference, received_at AS receivedAt, path, payload, notify_attempts AS attempts`;
const SCHEDULE = 'UPDATE requests SET notify_at = ?2 WHERE id = ?1 RETURNING id';
const NEXT = 'SELECT min(notify_at) AS at FROM requests WHERE notify_at IS NOT NULL';

export const statements = { CLAIM, SCHEDULE, NEXT };

/** What the webhook has still to tell of. All of it is read, since what is read is tried again where D1 gives up. */
export const createWebhookQueue = (database: Pick<Database, 'read'>) => ({
  /**
   * Takes what is due first, and puts it off until `retryAt` in the same step: while one desk is telling of it, no other
   * does, and if telling cannot be noted, nobody is told.
   */
  claim(now: Date, retryAt: Date): Promise<Announcement | undefined> {
    const longest = new Date(now.getTime() + LONGEST_PUT_OFF_MS);
    const times = [now, retryAt, longest].map((at) => at.toISOString());
    return readRow(database, announcement, raw(CLAIM, ...times));
  },
  /** Undefined: it was told, and nothing is left to do. */
  schedule: async (id: number, at: Date | undefined): Promise<void> =>
    void (await database.read(SCHEDULE, [id, at?.toISOString() ?? null])),
  next: async (): Promise<Date | undefined> =>
    (await readRow(database, v.object({ at: orUndefined(time) }), raw(NEXT)))?.at,
});

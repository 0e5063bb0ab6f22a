import * as v from 'valibot';
import type { Database } from '../../store/database.ts';
import { readCount, readRow } from '../../store/rows.ts';

const DAY_MS = 86_400_000;

/** The record of who looked at what is kept for at least a year, whatever happens to the requests. */
const RECORD_DAYS = 365;

/** Nobody is away from the front desk for so long: the clock is wrong, and would have everything removed. */
const QUIET_DAYS = 60;
export const IN_DOUBT = `Nothing was removed (KEEP_DAYS): by the clock, nobody has used the desk for ${QUIET_DAYS} days. Is it right?`;
const LAST_USED = `SELECT max(
  coalesce((SELECT max(received_at) FROM requests), ''), coalesce((SELECT max(at) FROM doings), '')) AS at`;

/**
 * Removes what was booked, closed or marked as spam so many days ago; never a request that still waits for somebody.
 * Resolves to how many requests there were; undefined where the clock is in doubt, and nothing was done.
 */
export async function removeAfter(database: Database, days: number, now: Date): Promise<number | undefined> {
  const before = (daysAgo: number) => new Date(now.getTime() - daysAgo * DAY_MS).toISOString();
  const used = await readRow(database, v.object({ at: v.string() }), LAST_USED);
  if (used?.at && used.at < before(QUIET_DAYS)) return undefined;
  const over = 'SELECT count(*) AS count FROM requests WHERE handled_at < ?1';
  const count = await readCount(database, over, [before(days)]);
  await database.write([
    // Dealt with while the clock was ahead.
    {
      sql: 'UPDATE requests SET handled_at = ?1 WHERE handled_at > ?2',
      values: [now.toISOString(), before(-1)],
    },
    {
      sql: `INSERT INTO doings (at, what, detail) SELECT ?1, 'removed after its time', count(*) FROM requests
        WHERE handled_at < ?2 HAVING count(*) > 0`,
      values: [now.toISOString(), before(days)],
    },
    { sql: 'DELETE FROM requests WHERE handled_at < ?1', values: [before(days)] },
    { sql: 'DELETE FROM doings WHERE at < ?1', values: [before(Math.max(days, RECORD_DAYS))] },
  ]);
  return count;
}

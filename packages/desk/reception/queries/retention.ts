import type { Database } from '../../store/database.ts';
import { readCount } from '../../store/rows.ts';
import { isClockRight } from './clock.ts';

const DAY_MS = 86_400_000;

/** The record of who looked at what is kept for at least a year, whatever happens to the requests. */
const RECORD_DAYS = 365;

/**
 * Removes what was booked, closed or marked as spam so many days ago; never a request that still waits for somebody.
 * Notes the time in any case, since a clock is judged by what was seen before. Resolves to how many requests there
 * were; undefined where the clock is in doubt, and nothing was done.
 */
export async function removeAfter(
  database: Database,
  days: number | undefined,
  now: Date,
  sinceLastLook = 0,
): Promise<number | undefined> {
  if (!(await isClockRight(database, now, sinceLastLook))) return undefined;
  if (!days) return 0;
  const before = (daysAgo: number) => new Date(now.getTime() - daysAgo * DAY_MS).toISOString();
  const over = 'SELECT count(*) AS count FROM requests WHERE handled_at < ?1';
  const count = await readCount(database, over, [before(days)]);
  await database.write([
    // Dealt with while the clock was ahead.
    {
      sql: 'UPDATE requests SET handled_at = ?1 WHERE handled_at > ?2',
      values: [now.toISOString(), before(-1)],
    },
    {
      sql: `INSERT INTO audit_log (at, what, detail) SELECT ?1, 'removed after its time', count(*) FROM requests
        WHERE handled_at < ?2 HAVING count(*) > 0`,
      values: [now.toISOString(), before(days)],
    },
    { sql: 'DELETE FROM requests WHERE handled_at < ?1', values: [before(days)] },
    { sql: 'DELETE FROM audit_log WHERE at < ?1', values: [before(Math.max(days, RECORD_DAYS))] },
  ]);
  return count;
}

import * as v from 'valibot';
import type { Database, Statement } from '../../store/database.ts';
import { orUndefined, readCount, readRow, time } from '../../store/rows.ts';
import { addToAuditLog } from './audit-log.ts';

const DAY_MS = 86_400_000;
const AHEAD_DAYS = 2;

export const IN_DOUBT =
  'Nothing is removed (KEEP_DAYS): the clock of this computer has run ahead, or the desk was away for days. Somebody has to confirm the day at the front desk.';

const seen = v.object({ at: time, doubtedAt: orUndefined(time) });

/**
 * Whether the clock may be believed: it may be ahead of the highest time that was seen by as much as has gone by since,
 * and two days. Otherwise it is in doubt until somebody confirms it, or until it has been put right.
 */
async function isClockRight(database: Database, now: Date, sinceLastLook = 0): Promise<boolean> {
  const known = await readRow(
    database,
    seen,
    `SELECT at, doubted_at AS doubtedAt FROM clock UNION ALL SELECT coalesce((SELECT max(at) FROM
      (SELECT max(received_at) AS at FROM requests UNION ALL SELECT max(at) FROM audit_log)), ?1), NULL LIMIT 1`,
    [now.toISOString()],
  );
  const latest = (known?.at ?? now).getTime() + sinceLastLook + AHEAD_DAYS * DAY_MS;
  const isRight = now.getTime() <= latest;
  const highest = isRight && known && known.at < now ? now : (known?.at ?? now);
  await database.write([
    {
      sql: `INSERT INTO clock (place, at, doubted_at) VALUES (1, ?1, ?2)
        ON CONFLICT (place) DO UPDATE SET at = excluded.at, doubted_at = excluded.doubted_at`,
      values: [highest.toISOString(), isRight ? null : (known?.doubtedAt ?? now).toISOString()],
    },
  ]);
  return isRight;
}

export const isClockDoubted = async (database: Database): Promise<boolean> =>
  (await database.read('SELECT 1 FROM clock WHERE doubted_at IS NOT NULL')).length > 0;

export const confirmClock = (person: number, now: Date): Statement[] => [
  { sql: 'UPDATE clock SET at = ?1, doubted_at = NULL', values: [now.toISOString()] },
  addToAuditLog({ at: now, person, what: 'clock confirmed' }),
];

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

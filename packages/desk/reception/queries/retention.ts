import * as v from 'valibot';
import { DAY_MS } from '#lib/dates.ts';
import { sql, type Database, type Statement } from '../../store/database.ts';
import { isAny, orUndefined, readCount, readRow, time } from '../../store/rows.ts';
import { addToAuditLog } from './audit-log.ts';

const AHEAD_DAYS = 2;
/** Enough for a computer that runs for three hours a day. */
const PACE = 8;

export const IN_DOUBT =
  'Nothing is removed (KEEP_DAYS): the clock of this computer has run ahead, or the desk was away for days. Somebody has to confirm the day at the front desk.';

const seen = v.object({ at: time, doubtedAt: orUndefined(time) });

/**
 * True when the clock may be believed: it may be two days ahead of the time that was believed at the last look, which
 * goes on no faster than PACE times the time that the desk has run since. A clock that gains a day or two at each of many
 * starts is so found out, and a computer that is off at night is not suspected. Otherwise the clock is in doubt until
 * somebody confirms it, or until it has been put right.
 */
async function isClockRight(database: Database, now: Date, sinceLastLook = 0): Promise<boolean> {
  const known = await readRow(database, seen)`SELECT at, doubted_at AS doubtedAt FROM clock
    UNION ALL SELECT coalesce((SELECT max(at) FROM
      (SELECT max(received_at) AS at FROM requests UNION ALL SELECT max(at) FROM audit_log)), ${now}), NULL LIMIT 1`;
  const former = (known?.at ?? now).getTime();
  const latest = former + PACE * sinceLastLook;
  const isRight = now.getTime() <= latest + AHEAD_DAYS * DAY_MS;
  const highest = new Date(isRight ? Math.max(former, Math.min(now.getTime(), latest)) : former);
  await database.write([
    sql`INSERT INTO clock (place, at, doubted_at) VALUES (1, ${highest}, ${isRight ? null : (known?.doubtedAt ?? now)})
      ON CONFLICT (place) DO UPDATE SET at = excluded.at, doubted_at = excluded.doubted_at`,
  ]);
  return isRight;
}

export const isClockDoubted = (database: Database): Promise<boolean> =>
  isAny(database, sql`SELECT 1 FROM clock WHERE doubted_at IS NOT NULL`);

export const confirmClock = (person: number, now: Date): Statement[] => [
  sql`UPDATE clock SET at = ${now}, doubted_at = NULL`,
  addToAuditLog({ at: now, person, what: 'clock confirmed' }),
];

/** The record of who looked at what is kept for at least a year, whatever happens to the requests. */
const RECORD_DAYS = 365;

/**
 * Removes what was booked, closed or marked as spam so many days ago; never a request that still waits for somebody, or
 * for its day. Notes the time in any case, since a clock is judged by what was seen before. Resolves to how many requests there
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
  const before = (daysAgo: number) => new Date(now.getTime() - daysAgo * DAY_MS);
  const isOver = sql`handled_at < ${before(days)}
    AND (state <> 'booked' OR coalesce(booked_for, '') < ${before(days)})`;
  const count = await readCount(database, sql`SELECT count(*) AS count FROM requests WHERE ${isOver}`);
  await database.write([
    // Dealt with while the clock was ahead.
    sql`UPDATE requests SET handled_at = ${now} WHERE handled_at > ${before(-1)}`,
    sql`INSERT INTO audit_log (at, what, detail)
      SELECT ${now}, 'removed after its time', count(*) FROM requests WHERE ${isOver} HAVING count(*) > 0`,
    sql`DELETE FROM requests WHERE ${isOver}`,
    sql`DELETE FROM audit_log WHERE at < ${before(Math.max(days, RECORD_DAYS))}`,
  ]);
  return count;
}

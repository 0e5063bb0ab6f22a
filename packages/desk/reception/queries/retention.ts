import * as v from 'valibot';
import { DAY_MS } from '@clinic/contract/dates.ts';
import { sql, type Database, type Statement } from '../../store/database.ts';
import { isAny, orUndefined, readCount, readRow, time } from '../../store/rows.ts';
import { deleteRequests, record, type By } from './audit-log.ts';

const AHEAD_DAYS = 2;
/** Enough for a computer that runs three hours a day. */
const PACE = 8;

export const IN_DOUBT =
  'Retention (KEEP_DAYS) is paused: the clock of this computer has run ahead, or the desk was off for days. Confirm the date at the front desk.';

const seen = v.object({ at: time, doubtedAt: orUndefined(time) });

/**
 * Returns true when the clock is plausible: at most two days ahead of the last plausible time, which advances by at most
 * PACE times the time that the desk has run since. This detects a clock that gains a day or two at each of many starts, and
 * accepts a computer that is off at night. An implausible clock stays in doubt until a person confirms it, or until it is
 * corrected.
 */
async function isClockPlausible(database: Database, now: Date, sinceLastCheck = 0): Promise<boolean> {
  const known = await readRow(database, seen)`SELECT at, doubted_at AS doubtedAt FROM clock
    UNION ALL SELECT coalesce((SELECT max(at) FROM
      (SELECT max(received_at) AS at FROM requests UNION ALL SELECT max(at) FROM audit_log)), ${now}), NULL LIMIT 1`;
  const former = (known?.at ?? now).getTime();
  const latest = former + PACE * sinceLastCheck;
  const isPlausible = now.getTime() <= latest + AHEAD_DAYS * DAY_MS;
  const highest = new Date(isPlausible ? Math.max(former, Math.min(now.getTime(), latest)) : former);
  await database.write([
    sql`INSERT INTO clock (place, at, doubted_at) VALUES (1, ${highest}, ${isPlausible ? null : (known?.doubtedAt ?? now)})
      ON CONFLICT (place) DO UPDATE SET at = excluded.at, doubted_at = excluded.doubted_at`,
  ]);
  return isPlausible;
}

export const isClockDoubted = (database: Database): Promise<boolean> =>
  isAny(database, sql`SELECT 1 FROM clock WHERE doubted_at IS NOT NULL`);

export const confirmClock = (by: By): Statement[] => [
  sql`UPDATE clock SET at = ${by.now}, doubted_at = NULL`,
  record(by, 'clock confirmed'),
];

/** The audit log is stored for at least a year. */
const AUDIT_LOG_DAYS = 365;

/**
 * Deletes requests that were booked, closed or marked as spam more than `days` ago, never an open one or one whose
 * appointment is ahead. Stores the time even without `days`, for later checks of the clock. Resolves to the number of
 * deleted requests, or undefined, with nothing deleted, while the clock is in doubt.
 */
export async function removeAfter(
  database: Database,
  days: number | undefined,
  now: Date,
  sinceLastCheck = 0,
): Promise<number | undefined> {
  if (!(await isClockPlausible(database, now, sinceLastCheck))) return undefined;
  if (!days) return 0;
  const before = (daysAgo: number) => new Date(now.getTime() - daysAgo * DAY_MS);
  const over = sql`requests WHERE handled_at < ${before(days)}
    AND (state <> 'booked' OR coalesce(booked_for, '') < ${before(days)})`;
  const count = await readCount(database, sql`SELECT count(*) AS count FROM ${over}`);
  await database.write([
    // Handled while the clock was ahead.
    sql`UPDATE requests SET handled_at = ${now} WHERE handled_at > ${before(-1)}`,
    ...deleteRequests({ now }, 'removed after its time', over),
    sql`DELETE FROM audit_log WHERE at < ${before(Math.max(days, AUDIT_LOG_DAYS))}`,
  ]);
  return count;
}

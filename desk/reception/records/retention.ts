import type { Database } from '../../store/database.ts';

const DAY_MS = 86_400_000;

/** The record of who looked at what is kept for at least a year, whatever happens to the requests. */
const RECORD_DAYS = 365;

/**
 * Removes what was booked, closed or marked as spam so many days ago; never a request that still waits for somebody.
 * Resolves to how many requests there were.
 */
export async function removeAfter(database: Database, days: number, now: Date): Promise<number> {
  const before = (count: number) => new Date(now.getTime() - count * DAY_MS).toISOString();
  const [row] = await database.read('SELECT count(*) AS count FROM requests WHERE handled_at < ?1', [
    before(days),
  ]);
  await database.write([
    {
      sql: `INSERT INTO doings (at, what, detail) SELECT ?1, 'removed after its time', count(*) FROM requests
        WHERE handled_at < ?2 HAVING count(*) > 0`,
      values: [now.toISOString(), before(days)],
    },
    { sql: 'DELETE FROM requests WHERE handled_at < ?1', values: [before(days)] },
    { sql: 'DELETE FROM doings WHERE at < ?1', values: [before(Math.max(days, RECORD_DAYS))] },
  ]);
  return Number(row?.count);
}

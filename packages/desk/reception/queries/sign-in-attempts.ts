import * as v from 'valibot';
import type { Database } from '../../store/database.ts';
import { readRow } from '../../store/rows.ts';

export const TRY_AGAIN_MINUTES = 15;

/** Within that time: of one caller for one name, of one caller, and of everybody. */
export const MOST_ATTEMPTS = { person: 5, caller: 20, all: 200 };

const attempts = v.object({ all: v.number(), person: v.number(), caller: v.number() });

/**
 * Counts this attempt and says whether it is one too many. It stands in the database, so that a restart does not help, nor
 * another copy of the Worker; and it is counted before anything is compared, so that many at once do not help either.
 */
export async function isOneTooMany(
  database: Database,
  { person, caller }: { person: string; caller: string },
  now: Date,
): Promise<boolean> {
  const since = new Date(now.getTime() - TRY_AGAIN_MINUTES * 60_000).toISOString();
  await database.write([
    // Those that lie ahead were written while the clock was wrong, and would refuse every sign-in for years.
    { sql: 'DELETE FROM tries WHERE at < ?1 OR at > ?2', values: [since, now.toISOString()] },
    {
      // Once there are too many, a flood writes no more of them.
      sql: 'INSERT INTO tries (key, at) SELECT ?1, ?2 WHERE (SELECT count(*) FROM tries) <= ?3',
      values: [`${caller} ${person}`, now.toISOString(), MOST_ATTEMPTS.all],
    },
  ]);
  const counts = await readRow(
    database,
    attempts,
    `SELECT count(*) AS "all", total(key = ?1) AS person, total(substr(key, 1, length(?2)) = ?2) AS caller FROM tries`,
    [`${caller} ${person}`, `${caller} `],
  );
  if (!counts) return false;
  const { person: own, caller: ofCaller, all } = counts;
  return own > MOST_ATTEMPTS.person || ofCaller > MOST_ATTEMPTS.caller || all > MOST_ATTEMPTS.all;
}

export const forgetAttempts = ({ person, caller }: { person: string; caller: string }) => ({
  sql: 'DELETE FROM tries WHERE key = ?1',
  values: [`${caller} ${person}`],
});

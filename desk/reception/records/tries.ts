import type { Database } from '../../store/database.ts';

export const TRY_AGAIN_MINUTES = 15;

/** Within that time: of one caller for one name, of one caller, and of everybody. */
export const MOST_TRIES = { person: 5, caller: 20, all: 200 };

/**
 * Counts this try and says whether it is one too many. It stands in the database, so that a restart does not help, nor
 * another copy of the Worker; and it is counted before anything is compared, so that many at once do not help either.
 */
export async function isOneTooMany(
  database: Database,
  { person, caller }: { person: string; caller: string },
  now: Date,
): Promise<boolean> {
  const since = new Date(now.getTime() - TRY_AGAIN_MINUTES * 60_000).toISOString();
  await database.write([
    // Those that lie ahead were written while the clock was wrong, and would shut the door for years.
    { sql: 'DELETE FROM tries WHERE at < ?1 OR at > ?2', values: [since, now.toISOString()] },
    {
      // Once there are too many, a flood writes no more of them.
      sql: 'INSERT INTO tries (key, at) SELECT ?1, ?2 WHERE (SELECT count(*) FROM tries) <= ?3',
      values: [`${caller} ${person}`, now.toISOString(), MOST_TRIES.all],
    },
  ]);
  const [row] = await database.read(
    `SELECT count(*) AS "all", sum(key = ?1) AS person, sum(substr(key, 1, length(?2)) = ?2) AS caller FROM tries`,
    [`${caller} ${person}`, `${caller} `],
  );
  return (
    Number(row?.person) > MOST_TRIES.person ||
    Number(row?.caller) > MOST_TRIES.caller ||
    Number(row?.all) > MOST_TRIES.all
  );
}

export const forgetTries = ({ person, caller }: { person: string; caller: string }) => ({
  sql: 'DELETE FROM tries WHERE key = ?1',
  values: [`${caller} ${person}`],
});

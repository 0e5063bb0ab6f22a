import type { Database, Statement } from '../../store/database.ts';
import { doing } from './doings.ts';
import type { Person } from './people.ts';

const MINUTE_MS = 60_000;
export const IDLE_MINUTES = 30;
export const LONGEST_HOURS = 12;

export interface Session {
  person: Person;
  seenAt: Date;
}

const before = (now: Date, minutes: number) => new Date(now.getTime() - minutes * MINUTE_MS).toISOString();

/** What lies further ahead was written while the clock was wrong, and would go on for years. */
const CLOCK_MINUTES = 5;

const LASTS = '(seen_at BETWEEN ?2 AND ?4 AND created_at BETWEEN ?3 AND ?4)';
const lasts = (now: Date): string[] => [
  before(now, IDLE_MINUTES),
  before(now, LONGEST_HOURS * 60),
  before(now, -CLOCK_MINUTES),
];

/** `token` is the hash in all of these. Sessions that are over go out with the next one that begins. */
export const begin = (token: string, person: number, now: Date): Statement[] => [
  {
    sql: `DELETE FROM sessions WHERE token = ?1 OR NOT ${LASTS}`,
    values: [token, ...lasts(now)],
  },
  {
    sql: 'INSERT INTO sessions (token, person, created_at, seen_at) VALUES (?1, ?2, ?3, ?3)',
    values: [token, person, now.toISOString()],
  },
  doing({ at: now, person, what: 'signed in' }),
];

export const end = (token: string, person: number, now: Date): Statement[] => [
  { sql: 'DELETE FROM sessions WHERE token = ?1', values: [token] },
  doing({ at: now, person, what: 'signed out' }),
];

export const endEverywhere = (person: number, now: Date): Statement[] => [
  { sql: 'DELETE FROM sessions WHERE person = ?1', values: [person] },
  doing({ at: now, person, what: 'signed out everywhere' }),
];

export const seen = (token: string, now: Date): Statement => ({
  sql: 'UPDATE sessions SET seen_at = ?2 WHERE token = ?1',
  values: [token, now.toISOString()],
});

export async function sessionOf(database: Database, token: string, now: Date): Promise<Session | undefined> {
  const [row] = await database.read(
    `SELECT people.id, people.name, seen_at FROM sessions JOIN people ON people.id = sessions.person
      WHERE token = ?1 AND ${LASTS} AND removed_at IS NULL`,
    [token, ...lasts(now)],
  );
  if (!row) return undefined;
  return { person: { id: Number(row.id), name: String(row.name) }, seenAt: new Date(String(row.seen_at)) };
}

export async function countSessions(database: Database, person: number, now: Date): Promise<number> {
  const [row] = await database.read(`SELECT count(*) AS count FROM sessions WHERE person = ?1 AND ${LASTS}`, [
    person,
    ...lasts(now),
  ]);
  return Number(row?.count);
}

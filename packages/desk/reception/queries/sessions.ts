import * as v from 'valibot';
import { statement, type Database, type Statement } from '../../store/database.ts';
import { readCount, readRow, time } from '../../store/rows.ts';
import { addToAuditLog } from './audit-log.ts';
import { PERSON, person, type Person } from './people.ts';

const MINUTE_MS = 60_000;
export const IDLE_MINUTES = 30;
export const LONGEST_HOURS = 12;

export interface Session {
  person: Person;
  seenAt: Date;
}

const before = (now: Date, minutes: number) => new Date(now.getTime() - minutes * MINUTE_MS).toISOString();

/** A later time was written while the clock was wrong; such a session would go on for years. */
const CLOCK_MINUTES = 5;

const LASTS = '(seen_at BETWEEN ?2 AND ?4 AND created_at BETWEEN ?3 AND ?4)';
const lasts = (now: Date): string[] => [
  before(now, IDLE_MINUTES),
  before(now, LONGEST_HOURS * 60),
  before(now, -CLOCK_MINUTES),
];

/** `token` is the hash in all of these. Sessions that are over go out with the next one that begins. */
const keep = (token: string, person: number, now: Date, half: 0 | 1): Statement[] => [
  statement(`DELETE FROM sessions WHERE token = ?1 OR NOT ${LASTS}`, [token, ...lasts(now)]),
  statement('INSERT INTO sessions (token, person, created_at, seen_at, half) VALUES (?1, ?2, ?3, ?3, ?4)', [
    token,
    person,
    now.toISOString(),
    half,
  ]),
];

export const begin = (token: string, person: number, now: Date): Statement[] => [
  ...keep(token, person, now, 0),
  addToAuditLog({ at: now, person, what: 'signed in' }),
];

/** For somebody whose password was right. Nothing but the second step asks for such a session. */
export const beginHalf = (token: string, person: number, now: Date) => keep(token, person, now, 1);

export const endSession = (token: string): Statement =>
  statement('DELETE FROM sessions WHERE token = ?1', [token]);

export const end = (token: string, person: number, now: Date): Statement[] => [
  endSession(token),
  addToAuditLog({ at: now, person, what: 'signed out' }),
];

export const endEverywhere = (person: number, now: Date): Statement[] => [
  statement('DELETE FROM sessions WHERE person = ?1', [person]),
  forgetDevices(person),
  addToAuditLog({ at: now, person, what: 'signed out everywhere' }),
];

export const seen = (token: string, now: Date): Statement =>
  statement('UPDATE sessions SET seen_at = ?2 WHERE token = ?1', [token, now.toISOString()]);

const session = v.object({ ...person.entries, seenAt: time });

export async function sessionOf(
  database: Database,
  token: string,
  now: Date,
  kind: 'whole' | 'half' = 'whole',
): Promise<Session | undefined> {
  const found = await readRow(
    database,
    session,
    `SELECT ${PERSON}, seen_at AS seenAt FROM sessions JOIN people ON people.id = sessions.person
      WHERE token = ?1 AND half = ?5 AND ${LASTS} AND removed_at IS NULL`,
    [token, ...lasts(now), kind === 'half' ? 1 : 0],
  );
  if (!found) return undefined;
  const { seenAt, ...somebody } = found;
  return { person: somebody, seenAt };
}

export const countSessions = (database: Database, person: number, now: Date): Promise<number> =>
  readCount(database, `SELECT count(*) AS count FROM sessions WHERE person = ?1 AND half = 0 AND ${LASTS}`, [
    person,
    ...lasts(now),
  ]);

// Devices: browsers in which somebody has signed in before.

const DAY_MS = 86_400_000;
const KNOWN_FOR_DAYS = 400;
/** Of one person. */
const MOST_DEVICES = 20;

/** `token` is the hash of what the cookie holds. */
export async function isKnownDevice(database: Database, token: string, person: number): Promise<boolean> {
  const sql = 'SELECT 1 FROM devices WHERE person = ?1 AND token = ?2';
  return (await database.read(sql, [person, token])).length > 0;
}

export const rememberDevice = (token: string, person: number, now: Date): Statement[] => [
  statement(
    `INSERT INTO devices (token, person, used_at) VALUES (?1, ?2, ?3)
      ON CONFLICT (person, token) DO UPDATE SET used_at = excluded.used_at`,
    [token, person, now.toISOString()],
  ),
  statement(
    `DELETE FROM devices WHERE person = ?1 AND (used_at < ?2 OR token NOT IN
      (SELECT token FROM devices WHERE person = ?1 ORDER BY used_at DESC LIMIT ${MOST_DEVICES}))`,
    [person, new Date(now.getTime() - KNOWN_FOR_DAYS * DAY_MS).toISOString()],
  ),
];

const forgetDevices = (person: number): Statement =>
  statement('DELETE FROM devices WHERE person = ?1', [person]);

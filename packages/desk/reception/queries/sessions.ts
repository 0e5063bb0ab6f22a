import * as v from 'valibot';
import { sql, type Database, type Statement } from '../../store/database.ts';
import { isAny, readCount, readRow, time } from '../../store/rows.ts';
import { record } from './audit-log.ts';
import { deleteRowsOf, PERSON, person, type Self } from './people.ts';

const MINUTE_MS = 60_000;
export const IDLE_MINUTES = 30;
const MAX_MINUTES = 12 * 60;

const before = (now: Date, minutes: number) => new Date(now.getTime() - minutes * MINUTE_MS);

/** A later time was written while the clock was ahead; such a session would last for years. */
const CLOCK_SKEW_MINUTES = 5;

const isValid = (now: Date, idleMinutes = IDLE_MINUTES): Statement => {
  const latest = before(now, -CLOCK_SKEW_MINUTES);
  return sql`(seen_at BETWEEN ${before(now, idleMinutes)} AND ${latest}
    AND created_at BETWEEN ${before(now, MAX_MINUTES)} AND ${latest})`;
};

/**
 * `token` is the hash in all of these. Deletes expired sessions; idle ones stay, since they still count new requests. Only
 * the routes of the second factor accept a pre-authentication session, after a correct password.
 */
export const startSession = (token: string, by: Self, type: 'full' | 'pre-auth' = 'full'): Statement[] => [
  sql`DELETE FROM sessions WHERE token = ${token} OR NOT ${isValid(by.now, MAX_MINUTES)}`,
  sql`INSERT INTO sessions (token, person, created_at, seen_at, half)
    VALUES (${token}, ${by.person.id}, ${by.now}, ${by.now}, ${type === 'full' ? 0 : 1})`,
  ...(type === 'full' ? [record(by, 'signed in')] : []),
];

export const deleteSession = (token: string): Statement => sql`DELETE FROM sessions WHERE token = ${token}`;

export const signOutEverywhere = (by: Self): Statement[] => [
  ...deleteRowsOf(sql`id = ${by.person.id}`),
  record(by, 'signed out everywhere'),
];

export const touchSession = (token: string, now: Date): Statement =>
  sql`UPDATE sessions SET seen_at = ${now} WHERE token = ${token}`;

const session = v.object({ ...person.entries, seenAt: time, createdAt: time, latestRequest: v.number() });
export type Session = v.InferOutput<typeof session>;

type Type = 'full' | 'pre-auth' | 'idle';

/** An `idle` session is within its maximum time, active or not. */
export const findSession = (database: Database, token: string, now: Date, type: Type = 'full') =>
  readRow(database, session)`SELECT ${PERSON}, seen_at AS seenAt, created_at AS createdAt,
      (SELECT coalesce(max(id), 0) FROM requests) AS latestRequest
    FROM sessions JOIN people ON people.id = sessions.person
    WHERE token = ${token} AND half = ${type === 'pre-auth' ? 1 : 0} AND removed_at IS NULL
      AND ${isValid(now, type === 'idle' ? MAX_MINUTES : IDLE_MINUTES)}`;

export const countSessions = (database: Database, person: number, now: Date): Promise<number> =>
  readCount(
    database,
    sql`SELECT count(*) AS count FROM sessions WHERE person = ${person} AND half = 0 AND ${isValid(now)}`,
  );

const DAY_MINUTES = 24 * 60;
const DEVICE_DAYS = 400;
const MAX_DEVICES = 20;

export const isKnownDevice = (database: Database, token: string, person: number): Promise<boolean> =>
  isAny(database, sql`SELECT 1 FROM devices WHERE person = ${person} AND token = ${token}`);

/** `earlier` is the previous token of the browser, which other people may share. */
export const rememberDevice = (token: string, person: number, now: Date, earlier: string): Statement[] => [
  sql`UPDATE devices SET token = ${token} WHERE token = ${earlier}`,
  sql`INSERT INTO devices (token, person, used_at) VALUES (${token}, ${person}, ${now})
    ON CONFLICT (person, token) DO UPDATE SET used_at = excluded.used_at`,
  sql`DELETE FROM devices WHERE person = ${person} AND (used_at < ${before(now, DEVICE_DAYS * DAY_MINUTES)}
    OR token NOT IN (SELECT token FROM devices WHERE person = ${person} ORDER BY used_at DESC LIMIT ${MAX_DEVICES}))`,
];

import * as v from 'valibot';
import { sql, type Database, type Statement } from '../../store/database.ts';
import { isAny, readCount, readRow, time } from '../../store/rows.ts';
import { addToAuditLog } from './audit-log.ts';
import { forget, PERSON, person } from './people.ts';

const MINUTE_MS = 60_000;
export const IDLE_MINUTES = 30;
const LONGEST_MINUTES = 12 * 60;

const before = (now: Date, minutes: number) => new Date(now.getTime() - minutes * MINUTE_MS);

/** A later time was written while the clock was wrong; such a session would go on for years. */
const CLOCK_MINUTES = 5;

const lasts = (now: Date, idleMinutes = IDLE_MINUTES): Statement => {
  const latest = before(now, -CLOCK_MINUTES);
  return sql`(seen_at BETWEEN ${before(now, idleMinutes)} AND ${latest}
    AND created_at BETWEEN ${before(now, LONGEST_MINUTES)} AND ${latest})`;
};

/** `token` is the hash in all of these. Starting a session deletes those whose longest time is over: idle ones still count. */
const keep = (token: string, person: number, now: Date, half: 0 | 1): Statement[] => [
  sql`DELETE FROM sessions WHERE token = ${token} OR NOT ${lasts(now, LONGEST_MINUTES)}`,
  sql`INSERT INTO sessions (token, person, created_at, seen_at, half)
    VALUES (${token}, ${person}, ${now}, ${now}, ${half})`,
];

export const begin = (token: string, person: number, now: Date): Statement[] => [
  ...keep(token, person, now, 0),
  addToAuditLog({ at: now, person, what: 'signed in' }),
];

/** For somebody whose password was right. Nothing but the second step asks for such a session. */
export const beginHalf = (token: string, person: number, now: Date) => keep(token, person, now, 1);

export const endSession = (token: string): Statement => sql`DELETE FROM sessions WHERE token = ${token}`;

export const end = (token: string, person: number, now: Date): Statement[] => [
  endSession(token),
  addToAuditLog({ at: now, person, what: 'signed out' }),
];

export const endEverywhere = (person: number, now: Date): Statement[] => [
  ...forget(sql`id = ${person}`),
  addToAuditLog({ at: now, person, what: 'signed out everywhere' }),
];

export const seen = (token: string, now: Date): Statement =>
  sql`UPDATE sessions SET seen_at = ${now} WHERE token = ${token}`;

const session = v.object({ ...person.entries, seenAt: time, createdAt: time });
export type Session = v.InferOutput<typeof session>;

type Kind = 'whole' | 'half' | 'idle';

/** An `idle` session has not reached its longest time, whether or not somebody was active. */
export const sessionOf = (database: Database, token: string, now: Date, kind: Kind = 'whole') =>
  readRow(database, session)`SELECT ${PERSON}, seen_at AS seenAt, created_at AS createdAt
    FROM sessions JOIN people ON people.id = sessions.person
    WHERE token = ${token} AND half = ${kind === 'half' ? 1 : 0} AND removed_at IS NULL
      AND ${lasts(now, kind === 'idle' ? LONGEST_MINUTES : IDLE_MINUTES)}`;

export const countSessions = (database: Database, person: number, now: Date): Promise<number> =>
  readCount(
    database,
    sql`SELECT count(*) AS count FROM sessions WHERE person = ${person} AND half = 0 AND ${lasts(now)}`,
  );

const DAY_MINUTES = 24 * 60;
const KNOWN_FOR_DAYS = 400;
/** Of one person. */
const MOST_DEVICES = 20;

export const isKnownDevice = (database: Database, token: string, person: number): Promise<boolean> =>
  isAny(database, sql`SELECT 1 FROM devices WHERE person = ${person} AND token = ${token}`);

/** `earlier` is the token that the browser had until now, perhaps for others who sign in there as well. */
export const rememberDevice = (token: string, person: number, now: Date, earlier: string): Statement[] => [
  sql`UPDATE devices SET token = ${token} WHERE token = ${earlier}`,
  sql`INSERT INTO devices (token, person, used_at) VALUES (${token}, ${person}, ${now})
    ON CONFLICT (person, token) DO UPDATE SET used_at = excluded.used_at`,
  sql`DELETE FROM devices WHERE person = ${person} AND (used_at < ${before(now, KNOWN_FOR_DAYS * DAY_MINUTES)}
    OR token NOT IN (SELECT token FROM devices WHERE person = ${person} ORDER BY used_at DESC LIMIT ${MOST_DEVICES}))`,
];

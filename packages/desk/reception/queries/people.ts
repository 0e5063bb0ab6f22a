import * as v from 'valibot';
import { raw, sql, type Database, type Statement } from '../../store/database.ts';
import { flag, isAny, orUndefined, readRow, readRows, time } from '../../store/rows.ts';
import { ROLES, type Role } from '../auth/roles.ts';
import type { Alert } from '../labels/alerts.ts';
import type { What } from '../labels/audit-log.ts';
import { alert, doneByName } from './alerts.ts';
import { addToAuditLog } from './audit-log.ts';
import { forgetCodes } from './sign-in-attempts.ts';

const HOUR_MS = 3_600_000;
export const INVITED_FOR_HOURS = 48;

export const person = v.object({
  id: v.number(),
  name: v.string(),
  role: v.picklist(ROLES),
  /** Whether one is set up: one-time codes, passkeys or both. */
  secondFactor: flag,
  codes: flag,
  email: orUndefined(v.string()),
});
export const HAS_SECOND_FACTOR = sql`(totp_secret IS NOT NULL
  OR EXISTS (SELECT 1 FROM passkeys WHERE passkeys.person = people.id))`;
export const PERSON = sql`people.id, people.name, role, ${HAS_SECOND_FACTOR} AS secondFactor,
  totp_secret IS NOT NULL AS codes, email`;
export type Person = v.InferOutput<typeof person> & {
  /** Whether the desk has an editor for them to write in. */
  hasEditor?: boolean;
  /** Whether the second factor has to be given again before this person changes an account. */
  mustProve?: boolean;
};

export const member = v.object({ ...person.entries, hasJoined: flag, invitedUntil: orUndefined(time) });
export type Member = v.InferOutput<typeof member>;

/** What a name may be: it is shown, typed to sign in, and part of a command. */
export const isPersonName = (text: string): boolean =>
  /^[\p{L}\p{M}\p{N}\p{Join_Control} .'-]{2,60}$/u.test(text);

export const cleanPersonName = (text: string): string => text.slice(0, 200).replace(/\s+/g, ' ').trim();

/** Two spellings of one name are one person. */
export const signInName = (name: string): string =>
  cleanPersonName(name).normalize('NFKC').toLocaleLowerCase('en-IN');

export interface Invitation {
  name: string;
  /** Of somebody new; who is there already keeps theirs. */
  role: Role;
  token: string;
  /** Whoever invites; null for a command. */
  by: number | null;
  now: Date;
}

export const invitedUntil = (now: Date): Date => new Date(now.getTime() + INVITED_FOR_HOURS * HOUR_MS);

/** A link for longer was made while the clock was wrong. The command may run on a computer whose clock is a little ahead. */
const isInvited = (token: string, now: Date): Statement => {
  const longest = new Date(invitedUntil(now).getTime() + 24 * HOUR_MS);
  return sql`invitation = ${token} AND invited_until BETWEEN ${now} AND ${longest} AND removed_at IS NULL`;
};

export const called = (name: string): Statement => sql`sign_in = ${signInName(name)} AND removed_at IS NULL`;

/** A person who is there already gets a new link. Known browsers are forgotten, since one may be a thief's. */
export const invite = ({ name, role, token, by, now }: Invitation): Statement[] => [
  sql`INSERT INTO people (name, sign_in, invitation, invited_until, role)
    VALUES (${name}, ${signInName(name)}, ${token}, ${invitedUntil(now)}, ${role})
    ON CONFLICT (sign_in) WHERE removed_at IS NULL
    DO UPDATE SET invitation = excluded.invitation, invited_until = excluded.invited_until`,
  sql`INSERT INTO audit_log (at, person, what, detail)
    SELECT ${now}, ${by}, 'person added', ${name} || ', ' || role FROM people WHERE ${called(name)}`,
  ...forget(called(name), ['devices']),
  alert(sql`${called(name)} AND password IS NOT NULL`, 'new link', now, doneByName(by)),
];

/** Somebody has to be left who can let others in. */
const MANAGED_BY_OTHERS = sql`(role <> 'manager' OR password IS NULL OR EXISTS (SELECT 1 FROM people AS other
  WHERE other.id <> people.id AND other.role = 'manager' AND other.password IS NOT NULL AND other.removed_at IS NULL))`;

/** The first statement writes one row, or none: then it is the last manager, or nobody. */
export const changeRole = (name: string, role: Role, by: number | null, now: Date): Statement[] => {
  const changed = sql`${called(name)} AND role <> ${role} AND ${MANAGED_BY_OTHERS}`;
  return [
    sql`INSERT INTO audit_log (at, person, what, detail)
      SELECT ${now}, ${by}, 'role changed', name || ', ' || ${role} FROM people WHERE ${changed}`,
    sql`UPDATE people SET role = ${role} WHERE ${changed}`,
  ];
};

/** Takes the person's sessions along; what the person did stays in the record. Begins with one row or none, as above. */
export const remove = (name: string, by: number | null, now: Date): Statement[] => {
  const removed = sql`${called(name)} AND ${MANAGED_BY_OTHERS}`;
  return [
    sql`INSERT INTO audit_log (at, person, what, detail)
      SELECT ${now}, ${by}, 'person removed', name FROM people WHERE ${removed}`,
    ...forget(removed, ['sessions', 'devices', 'recovery_codes', 'passkeys', 'alerts']),
    sql`UPDATE people SET removed_at = ${now}, password = NULL, invitation = NULL, totp_secret = NULL, email = NULL
      WHERE ${removed}`,
  ];
};

/** Deletes what these people have in these tables: by default their sessions and their known browsers. */
export const forget = (people: Statement, tables = ['sessions', 'devices']): Statement[] =>
  tables.map(
    (table) => sql`DELETE FROM ${raw(table)} WHERE person IN (SELECT id FROM people WHERE ${people})`,
  );

/** Records a change that the person made to the account, alerts the person, and ends all sessions. */
export const accountChanged = (id: number, what: Alert & What, at: Date, detail?: string): Statement[] => [
  addToAuditLog({ at, person: id, what, detail }),
  ...forget(sql`id = ${id}`),
  alert(sql`id = ${id}`, what, at),
];

/** Uses up the link and ends all sessions of the old password. The last statement changes one row or none. */
export const join = (token: string, password: string, now: Date): Statement[] => {
  const invited = isInvited(token, now);
  return [
    sql`INSERT INTO audit_log (at, person, what) SELECT ${now}, id, 'joined' FROM people WHERE ${invited}`,
    ...forget(invited),
    forgetCodes(invited),
    alert(sql`${invited} AND password IS NOT NULL`, 'password changed', now),
    sql`UPDATE people SET password = ${password}, invitation = NULL, invited_until = NULL WHERE ${invited}`,
  ];
};

export const changePassword = (person: number, password: string, now: Date): Statement[] => [
  ...accountChanged(person, 'password changed', now),
  sql`UPDATE people SET password = ${password} WHERE id = ${person}`,
];

/** Alerts both addresses. */
export const changeEmail = (id: number, email: string | null, now: Date): Statement[] => [
  addToAuditLog({ at: now, person: id, what: 'address changed' }),
  alert(sql`id = ${id} AND email IS NOT NULL`, 'address changed', now),
  sql`UPDATE people SET email = ${email} WHERE id = ${id}`,
  alert(sql`id = ${id} AND email IS NOT NULL`, 'address changed', now),
];

/** Whether anybody was ever added: before that there is no page. */
export const hasPeople = (database: Database): Promise<boolean> =>
  isAny(database, sql`SELECT 1 FROM people LIMIT 1`);

export const invitedBy = (database: Database, token: string, now: Date): Promise<Person | undefined> =>
  readRow(database, person)`SELECT ${PERSON} FROM people WHERE ${isInvited(token, now)}`;

const withPassword = v.object({ ...person.entries, password: v.nullable(v.string()) });

export const personCalled = (database: Database, name: string) =>
  readRow(database, withPassword)`SELECT ${PERSON}, password FROM people WHERE ${called(name)}`;

export const MEMBERS = sql`SELECT ${PERSON}, password IS NOT NULL AS hasJoined, invited_until AS invitedUntil
  FROM people WHERE removed_at IS NULL ORDER BY sign_in`;

export const members = (database: Database): Promise<Member[]> => readRows(database, member)`${MEMBERS}`;

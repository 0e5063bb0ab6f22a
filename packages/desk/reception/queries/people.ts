import * as v from 'valibot';
import { HOUR_MS } from '@clinic/contract/dates.ts';
import { raw, sql, type Database, type Statement } from '../../store/database.ts';
import { flag, isAny, orUndefined, readRow, readRows, time } from '../../store/rows.ts';
import { ROLES, type Role } from './roles.ts';
import type { Alert } from '../labels/alerts.ts';
import type { What } from '../labels/audit-log.ts';
import { alert, doneByName } from './alerts.ts';
import { record, recordEach, type By } from './audit-log.ts';
import { clearCodeAttempts } from './sign-in-attempts.ts';

export const INVITED_FOR_HOURS = 48;

export const person = v.object({
  id: v.number(),
  name: v.string(),
  role: v.picklist(ROLES),
  /** True with one-time codes, passkeys or both. */
  secondFactor: flag,
  codes: flag,
  email: orUndefined(v.string()),
});
export const HAS_SECOND_FACTOR = sql`(totp_secret IS NOT NULL
  OR EXISTS (SELECT 1 FROM passkeys WHERE passkeys.person = people.id))`;
export const PERSON = sql`people.id, people.name, role, ${HAS_SECOND_FACTOR} AS secondFactor,
  totp_secret IS NOT NULL AS codes, email`;
export type Person = v.InferOutput<typeof person> & {
  /** The id of the newest request when the page loads, from which the page counts. */
  latestRequest?: number;
  /** True when this server runs the editor. */
  hasEditor?: boolean;
  /** True when the second factor has to be given again before an account is changed. */
  mustReauthenticate?: boolean;
};

export const member = v.object({ ...person.entries, hasJoined: flag, invitedUntil: orUndefined(time) });
export type Member = v.InferOutput<typeof member>;

/** A name is shown, typed to sign in, and an argument of commands. */
export const isPersonName = (text: string): boolean =>
  /^[\p{L}\p{M}\p{N}\p{Join_Control} .'-]{2,60}$/u.test(text);

export const cleanPersonName = (text: string): string => text.slice(0, 200).replace(/\s+/g, ' ').trim();

/** Spellings that differ in case or spaces are one person. */
export const signInName = (name: string): string =>
  cleanPersonName(name).normalize('NFKC').toLocaleLowerCase('en-IN');

export const invitedUntil = (now: Date): Date => new Date(now.getTime() + INVITED_FOR_HOURS * HOUR_MS);

/** Rejects a link that is valid for too long, which was made while the clock was ahead. Allows a day between two clocks. */
const isInvited = (token: string, now: Date): Statement => {
  const longest = new Date(invitedUntil(now).getTime() + 24 * HOUR_MS);
  return sql`invitation = ${token} AND invited_until BETWEEN ${now} AND ${longest} AND removed_at IS NULL`;
};

export const isNamed = (name: string): Statement => sql`sign_in = ${signInName(name)} AND removed_at IS NULL`;

type Invitation = { name: string; role: Role; token: string };

/** An existing person gets a new link and keeps the role. Known browsers are deleted, since one may be a thief's. */
export const invite = (by: By, { name, role, token }: Invitation): Statement[] => [
  sql`INSERT INTO people (name, sign_in, invitation, invited_until, role)
    VALUES (${name}, ${signInName(name)}, ${token}, ${invitedUntil(by.now)}, ${role})
    ON CONFLICT (sign_in) WHERE removed_at IS NULL
    DO UPDATE SET invitation = excluded.invitation, invited_until = excluded.invited_until`,
  recordEach(by, 'person added', sql`people WHERE ${isNamed(name)}`, {
    detail: sql`${name} || ', ' || role`,
  }),
  ...deleteRowsOf(isNamed(name), ['devices']),
  alert(sql`${isNamed(name)} AND password IS NOT NULL`, 'new link', by.now, doneByName(by)),
];

/** True when another manager would remain. */
const HAS_OTHER_MANAGER = sql`(role <> 'manager' OR password IS NULL OR EXISTS (SELECT 1 FROM people AS other
  WHERE other.id <> people.id AND other.role = 'manager' AND other.password IS NOT NULL AND other.removed_at IS NULL))`;

/** The first statement changes one row, or none for the last manager and for an unknown name. */
export const changeRole = (by: By, name: string, role: Role): Statement[] => {
  const changed = sql`${isNamed(name)} AND role <> ${role} AND ${HAS_OTHER_MANAGER}`;
  return [
    recordEach(by, 'role changed', sql`people WHERE ${changed}`, { detail: sql`name || ', ' || ${role}` }),
    sql`UPDATE people SET role = ${role} WHERE ${changed}`,
  ];
};

/** Deletes the person's sessions and keeps the audit log. The first statement changes one row or none, as above. */
export const removePerson = (by: By, name: string): Statement[] => {
  const removed = sql`${isNamed(name)} AND ${HAS_OTHER_MANAGER}`;
  return [
    recordEach(by, 'person removed', sql`people WHERE ${removed}`, { detail: sql`name` }),
    ...deleteRowsOf(removed, ['sessions', 'devices', 'recovery_codes', 'passkeys', 'alerts']),
    sql`UPDATE people SET removed_at = ${by.now}, password = NULL, invitation = NULL, totp_secret = NULL, email = NULL
      WHERE ${removed}`,
  ];
};

/** Deletes the rows of these people, by default their sessions and known browsers. */
export const deleteRowsOf = (people: Statement, tables = ['sessions', 'devices']): Statement[] =>
  tables.map(
    (table) => sql`DELETE FROM ${raw(table)} WHERE person IN (SELECT id FROM people WHERE ${people})`,
  );

/** A person who changes their own account. */
export type Self = By & { person: { id: number } };

/** Records a change of one's own account, alerts the person, and ends all sessions. */
export const accountChanged = (by: Self, what: Alert & What, detail?: string): Statement[] => [
  record(by, what, { detail }),
  ...deleteRowsOf(sql`id = ${by.person.id}`),
  alert(sql`id = ${by.person.id}`, what, by.now),
];

/** Uses up the link and ends all earlier sessions. The last statement changes one row or none. */
export const acceptInvitation = (token: string, password: string, now: Date): Statement[] => {
  const invited = isInvited(token, now);
  return [
    sql`INSERT INTO audit_log (at, person, what) SELECT ${now}, id, 'joined' FROM people WHERE ${invited}`,
    ...deleteRowsOf(invited),
    clearCodeAttempts(invited),
    alert(sql`${invited} AND password IS NOT NULL`, 'password changed', now),
    sql`UPDATE people SET password = ${password}, invitation = NULL, invited_until = NULL WHERE ${invited}`,
  ];
};

export const changePassword = (by: Self, password: string): Statement[] => [
  ...accountChanged(by, 'password changed'),
  sql`UPDATE people SET password = ${password} WHERE id = ${by.person.id}`,
];

/** Alerts both addresses. */
export const changeEmail = (by: Self, email: string | null): Statement[] => {
  const hasAddress = sql`id = ${by.person.id} AND email IS NOT NULL`;
  return [
    record(by, 'address changed'),
    alert(hasAddress, 'address changed', by.now),
    sql`UPDATE people SET email = ${email} WHERE id = ${by.person.id}`,
    alert(hasAddress, 'address changed', by.now),
  ];
};

/** False before the first person is added: until then the desk does not show that it exists. */
export const hasPeople = (database: Database): Promise<boolean> =>
  isAny(database, sql`SELECT 1 FROM people LIMIT 1`);

export const findInvitedPerson = (database: Database, token: string, now: Date) =>
  readRow(database, person)`SELECT ${PERSON} FROM people WHERE ${isInvited(token, now)}`;

const withPassword = v.object({ ...person.entries, password: v.nullable(v.string()) });

export const findPersonByName = (database: Database, name: string) =>
  readRow(database, withPassword)`SELECT ${PERSON}, password FROM people WHERE ${isNamed(name)}`;

export const MEMBERS = sql`SELECT ${PERSON}, password IS NOT NULL AS hasJoined, invited_until AS invitedUntil
  FROM people WHERE removed_at IS NULL ORDER BY sign_in`;

export const members = (database: Database): Promise<Member[]> => readRows(database, member)`${MEMBERS}`;

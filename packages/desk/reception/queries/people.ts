import * as v from 'valibot';
import { statement, type Database, type Statement } from '../../store/database.ts';
import { flag, orUndefined, readRow, readRows, time } from '../../store/rows.ts';
import { ROLES, type Role } from '../auth/roles.ts';
import { addToAuditLog } from './audit-log.ts';

const HOUR_MS = 3_600_000;
export const INVITED_FOR_HOURS = 48;

export const person = v.object({
  id: v.number(),
  name: v.string(),
  role: v.picklist(ROLES),
  /** Whether one is set up. */
  secondFactor: flag,
});
export const PERSON = 'people.id, name, role, totp_secret IS NOT NULL AS "secondFactor"';
export type Person = v.InferOutput<typeof person>;

/** A row of `MEMBERS`. */
export const member = v.pipe(
  v.object({ ...person.entries, joined: flag, invited_until: orUndefined(time) }),
  v.transform(({ joined, invited_until, ...rest }) => ({
    ...rest,
    hasJoined: joined,
    invitedUntil: invited_until,
  })),
);
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
const longestLink = (now: Date): string => new Date(invitedUntil(now).getTime() + 24 * HOUR_MS).toISOString();

const INVITED = 'invitation = ?1 AND invited_until BETWEEN ?2 AND ?3 AND removed_at IS NULL';
const invitedValues = (token: string, now: Date) => [token, now.toISOString(), longestLink(now)];

/** Somebody who is there already gets a new link, and with it a new password. */
export const invite = ({ name, role, token, by, now }: Invitation): Statement[] => [
  statement(
    `INSERT INTO people (name, sign_in, invitation, invited_until, role) VALUES (?1, ?2, ?3, ?4, ?5)
      ON CONFLICT (sign_in) WHERE removed_at IS NULL
      DO UPDATE SET invitation = excluded.invitation, invited_until = excluded.invited_until`,
    [name, signInName(name), token, invitedUntil(now).toISOString(), role],
  ),
  statement(
    `INSERT INTO audit_log (at, person, what, detail) SELECT ?1, ?2, 'person added', ?3 || ', ' || role
      FROM people WHERE sign_in = ?4 AND removed_at IS NULL`,
    [now.toISOString(), by, name, signInName(name)],
  ),
];

/** Somebody has to be left who can let others in. */
const MANAGED_BY_OTHERS = `(role <> 'manager' OR password IS NULL OR EXISTS (SELECT 1 FROM people AS other
  WHERE other.id <> people.id AND other.role = 'manager' AND other.password IS NOT NULL AND other.removed_at IS NULL))`;

/** The last statement changes one row, or none: then it is the last manager, or nobody. */
export const changeRole = (name: string, role: Role, by: number | null, now: Date): Statement[] => {
  const changed = `sign_in = ?1 AND removed_at IS NULL AND role <> ?2 AND ${MANAGED_BY_OTHERS}`;
  return [
    statement(
      `INSERT INTO audit_log (at, person, what, detail)
        SELECT ?3, ?4, 'role changed', name || ', ' || ?2 FROM people WHERE ${changed}`,
      [signInName(name), role, now.toISOString(), by],
    ),
    statement(`UPDATE people SET role = ?2 WHERE ${changed}`, [signInName(name), role]),
  ];
};

/** Takes the person's sessions along; what the person did stays in the record. Ends with one row or none, as above. */
export const remove = (name: string, by: number | null, now: Date): Statement[] => {
  const named = `sign_in = ?1 AND removed_at IS NULL AND ${MANAGED_BY_OTHERS}`;
  return [
    statement(
      `INSERT INTO audit_log (at, person, what, detail)
        SELECT ?2, ?3, 'person removed', name FROM people WHERE ${named}`,
      [signInName(name), now.toISOString(), by],
    ),
    ...['sessions', 'devices', 'recovery_codes'].map((table) =>
      statement(`DELETE FROM ${table} WHERE person IN (SELECT id FROM people WHERE ${named})`, [
        signInName(name),
      ]),
    ),
    statement(
      `UPDATE people SET removed_at = ?2, password = NULL, invitation = NULL, totp_secret = NULL WHERE ${named}`,
      [signInName(name), now.toISOString()],
    ),
  ];
};

/** Works once: the link is used up, and whoever was signed in with the old password is out. */
export const join = (token: string, password: string, now: Date): Statement[] => {
  const values = invitedValues(token, now);
  return [
    statement(
      `INSERT INTO audit_log (at, person, what) SELECT ?2, id, 'joined' FROM people WHERE ${INVITED}`,
      values,
    ),
    statement(`DELETE FROM sessions WHERE person IN (SELECT id FROM people WHERE ${INVITED})`, values),
    statement(`UPDATE people SET password = ?4, invitation = NULL, invited_until = NULL WHERE ${INVITED}`, [
      ...values,
      password,
    ]),
  ];
};

export const changePassword = (person: number, password: string, now: Date): Statement[] => [
  addToAuditLog({ at: now, person, what: 'password changed' }),
  statement('DELETE FROM sessions WHERE person = ?1', [person]),
  statement('UPDATE people SET password = ?2 WHERE id = ?1', [person, password]),
];

/** Whether anybody was ever added: before that there is no page. */
export async function hasPeople(database: Database): Promise<boolean> {
  return (await database.read('SELECT 1 FROM people LIMIT 1')).length > 0;
}

export const invitedBy = (database: Database, token: string, now: Date): Promise<Person | undefined> =>
  readRow(database, person, `SELECT ${PERSON} FROM people WHERE ${INVITED}`, invitedValues(token, now));

const withPassword = v.object({ ...person.entries, password: v.nullable(v.string()) });

export const personCalled = (database: Database, name: string) =>
  readRow(
    database,
    withPassword,
    `SELECT ${PERSON}, password FROM people WHERE sign_in = ?1 AND removed_at IS NULL`,
    [signInName(name)],
  );

export const MEMBERS = `SELECT ${PERSON}, password IS NOT NULL AS joined, invited_until FROM people
  WHERE removed_at IS NULL ORDER BY sign_in`;

export const members = (database: Database): Promise<Member[]> => readRows(database, member, MEMBERS);

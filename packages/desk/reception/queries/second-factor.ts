import * as v from 'valibot';
import { sql, type Database, type Statement } from '../../store/database.ts';
import { readRow } from '../../store/rows.ts';
import { addToAuditLog } from './audit-log.ts';
import { called, forget, HAS_SECOND_FACTOR } from './people.ts';

const secret = v.object({ sealed: v.nullable(v.string()) });

export const sealedSecretOf = async (database: Database, person: number) =>
  (await readRow(database, secret, sql`SELECT totp_secret AS sealed FROM people WHERE id = ${person}`))
    ?.sealed;

/**
 * False where a code of this step, or of a later one, was taken before: in one statement, so that of two at once only one
 * gets in. A step after `latest` was written while the clock was wrong.
 */
export async function takeStep(database: Database, person: number, step: number, latest: number) {
  const [taken] = await database.write([
    sql`UPDATE people SET totp_step = ${step} WHERE id = ${person} AND totp_secret IS NOT NULL
      AND (totp_step < ${step} OR totp_step > ${latest})`,
  ]);
  return taken === 1;
}

/** `code` is the hash. False where there is no such code, or no longer. */
export async function takeRecoveryCode(database: Database, person: number, code: string, now: Date) {
  const kept = sql`recovery_codes WHERE person = ${person} AND code = ${code}`;
  const [, taken] = await database.write([
    sql`INSERT INTO audit_log (at, person, what) SELECT ${now}, ${person}, 'recovery code used' FROM ${kept}`,
    sql`DELETE FROM ${kept}`,
  ]);
  return taken === 1;
}

export interface SetUp {
  person: number;
  sealed: string;
  /** Of the code with which it was proved. */
  step: number;
  /** Hashes. */
  recoveryCodes: string[];
  /** Hash of the session that stays: all others are over. */
  session: string;
  now: Date;
}

export const keepRecoveryCodes = (person: number, hashes: string[]): Statement[] => [
  sql`DELETE FROM recovery_codes WHERE person = ${person}`,
  sql`INSERT INTO recovery_codes (person, code)
    SELECT ${person}, value FROM json_each(${JSON.stringify(hashes)})`,
];

export const setUp = ({ person, sealed, step, recoveryCodes, session, now }: SetUp): Statement[] => [
  sql`UPDATE people SET totp_secret = ${sealed}, totp_step = ${step} WHERE id = ${person}`,
  ...keepRecoveryCodes(person, recoveryCodes),
  sql`DELETE FROM sessions WHERE person = ${person} AND token <> ${session}`,
  addToAuditLog({ at: now, person, what: 'second factor set up' }),
];

/** For somebody who has lost the phone, which may be signed in still. The first statement writes one row, or none. */
export const turnOff = (name: string, by: number | null, now: Date): Statement[] => {
  const changed = sql`${called(name)} AND ${HAS_SECOND_FACTOR}`;
  return [
    sql`INSERT INTO audit_log (at, person, what, detail)
      SELECT ${now}, ${by}, 'second factor turned off', name FROM people WHERE ${changed}`,
    ...['sessions', 'recovery_codes'].map((table) => forget(table, changed)),
    sql`UPDATE people SET totp_secret = NULL WHERE ${changed}`,
    forget('passkeys', called(name)),
  ];
};

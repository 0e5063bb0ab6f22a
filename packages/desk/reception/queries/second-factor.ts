import * as v from 'valibot';
import { statement, type Database, type Statement } from '../../store/database.ts';
import { readRow } from '../../store/rows.ts';
import { addToAuditLog } from './audit-log.ts';
import { signInName } from './people.ts';

const secret = v.object({ sealed: v.string() });

export const sealedSecretOf = async (database: Database, person: number): Promise<string | undefined> =>
  (
    await readRow(
      database,
      secret,
      'SELECT totp_secret AS sealed FROM people WHERE id = ?1 AND totp_secret IS NOT NULL',
      [person],
    )
  )?.sealed;

/**
 * False where a code of this step, or of a later one, was taken before: in one statement, so that of two at once only one
 * gets in. A step after `latest` was written while the clock was wrong.
 */
export async function takeStep(
  database: Database,
  person: number,
  step: number,
  latest: number,
): Promise<boolean> {
  const sql = `UPDATE people SET totp_step = ?2 WHERE id = ?1 AND totp_secret IS NOT NULL
    AND (totp_step < ?2 OR totp_step > ?3)`;
  return (await database.write([{ sql, values: [person, step, latest] }]))[0] === 1;
}

/** `code` is the hash. False where there is no such code, or no longer. */
export async function takeRecoveryCode(
  database: Database,
  person: number,
  code: string,
  now: Date,
): Promise<boolean> {
  const ofPerson = 'person = ?1 AND code = ?2';
  const [, taken] = await database.write([
    statement(
      `INSERT INTO audit_log (at, person, what)
        SELECT ?3, ?1, 'recovery code used' FROM recovery_codes WHERE ${ofPerson}`,
      [person, code, now.toISOString()],
    ),
    statement(`DELETE FROM recovery_codes WHERE ${ofPerson}`, [person, code]),
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

export const setUp = ({ person, sealed, step, recoveryCodes, session, now }: SetUp): Statement[] => [
  statement('UPDATE people SET totp_secret = ?2, totp_step = ?3 WHERE id = ?1', [person, sealed, step]),
  statement('DELETE FROM recovery_codes WHERE person = ?1', [person]),
  statement('INSERT INTO recovery_codes (person, code) SELECT ?1, value FROM json_each(?2)', [
    person,
    JSON.stringify(recoveryCodes),
  ]),
  statement('DELETE FROM sessions WHERE person = ?1 AND token <> ?2', [person, session]),
  addToAuditLog({ at: now, person, what: 'second factor set up' }),
];

/** For somebody who has lost the phone, which may be signed in still. The last statement changes one row, or none. */
export const turnOff = (name: string, by: number | null, now: Date): Statement[] => {
  const named = 'sign_in = ?1 AND removed_at IS NULL AND totp_secret IS NOT NULL';
  return [
    statement(
      `INSERT INTO audit_log (at, person, what, detail)
        SELECT ?2, ?3, 'second factor turned off', name FROM people WHERE ${named}`,
      [signInName(name), now.toISOString(), by],
    ),
    ...['sessions', 'recovery_codes'].map((table) =>
      statement(`DELETE FROM ${table} WHERE person IN (SELECT id FROM people WHERE ${named})`, [
        signInName(name),
      ]),
    ),
    statement(`UPDATE people SET totp_secret = NULL WHERE ${named}`, [signInName(name)]),
  ];
};

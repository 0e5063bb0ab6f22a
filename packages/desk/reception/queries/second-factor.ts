import * as v from 'valibot';
import { sql, type Database, type Statement } from '../../store/database.ts';
import { readRow, isAny, orUndefined, readRows, time } from '../../store/rows.ts';
import { alert, doneByName } from './alerts.ts';
import { recordEach, type By } from './audit-log.ts';
import { accountChanged, deleteRowsOf, HAS_SECOND_FACTOR, isNamed, type Self } from './people.ts';

const secret = v.object({ sealed: v.nullable(v.string()) });

export const sealedSecretOf = async (database: Database, person: number) =>
  (await readRow(database, secret)`SELECT totp_secret AS sealed FROM people WHERE id = ${person}`)?.sealed;

/**
 * Returns false when a code of this step, or of a later one, was used before: in one statement, so only one of two
 * simultaneous uses succeeds. A stored step after `latest` was written while the clock was ahead, and is ignored.
 */
export async function useStep(database: Database, person: number, step: number, latest: number) {
  const [used] = await database.write([
    sql`UPDATE people SET totp_step = ${step} WHERE id = ${person} AND totp_secret IS NOT NULL
      AND (totp_step < ${step} OR totp_step > ${latest})`,
  ]);
  return used === 1;
}

/** `code` is the hash. Returns false for an unknown or used code. */
export async function useRecoveryCode(database: Database, by: Self, code: string) {
  const row = sql`recovery_codes WHERE person = ${by.person.id} AND code = ${code}`;
  const [, used] = await database.write([recordEach(by, 'recovery code used', row), sql`DELETE FROM ${row}`]);
  return used === 1;
}

export const storeRecoveryCodes = (person: number, hashes: string[]): Statement[] => [
  sql`DELETE FROM recovery_codes WHERE person = ${person}`,
  sql`INSERT INTO recovery_codes (person, code)
    SELECT ${person}, value FROM json_each(${JSON.stringify(hashes)})`,
];

/** `step` is that of the confirmation code; the recovery codes are hashes. Ends all sessions, as all of these do. */
export const setUpCodes = (by: Self, sealed: string, step: number, recoveryCodes: string[]): Statement[] => [
  sql`UPDATE people SET totp_secret = ${sealed}, totp_step = ${step} WHERE id = ${by.person.id}`,
  ...storeRecoveryCodes(by.person.id, recoveryCodes),
  ...accountChanged(by, 'second factor set up'),
];

/** For a person who has lost the phone, which may still be signed in. The first statement changes one row, or none. */
export const turnOffSecondFactor = (by: By, name: string): Statement[] => {
  const changed = sql`${isNamed(name)} AND ${HAS_SECOND_FACTOR}`;
  return [
    recordEach(by, 'second factor turned off', sql`people WHERE ${changed}`, { detail: sql`name` }),
    ...deleteRowsOf(changed, ['sessions', 'devices', 'recovery_codes']),
    alert(changed, 'second factor turned off', by.now, doneByName(by)),
    sql`UPDATE people SET totp_secret = NULL WHERE ${changed}`,
    ...deleteRowsOf(isNamed(name), ['passkeys']),
  ];
};

const CHALLENGE_MINUTES = 5;

const passkey = v.object({
  id: v.string(),
  name: v.string(),
  publicKey: v.string(),
  usedAt: orUndefined(time),
});
export type Passkey = v.InferOutput<typeof passkey>;
type NewPasskey = Pick<Passkey, 'id' | 'publicKey'> & { counter: number };

export const passkeysOf = (database: Database, person: number): Promise<Passkey[]> =>
  readRows(database, passkey)`SELECT id, name, public_key AS publicKey, used_at AS usedAt
    FROM passkeys WHERE person = ${person} ORDER BY added_at, id`;

export const storeChallenge = (session: string, challenge: string, now: Date): Statement =>
  sql`INSERT INTO challenges (session, challenge, at) VALUES (${session}, ${challenge}, ${now})
    ON CONFLICT (session) DO UPDATE SET challenge = excluded.challenge, at = excluded.at`;

/** Deletes the challenge, so no signature is verified twice. Returns undefined for one that is missing or too old. */
export async function takeChallenge(database: Database, session: string, now: Date) {
  const row = v.object({ challenge: v.string(), at: time });
  const taken = sql`DELETE FROM challenges WHERE session = ${session} RETURNING challenge, at`;
  const found = await readRow(database, row)`${taken}`;
  const age = found ? now.getTime() - found.at.getTime() : NaN;
  return age >= 0 && age < CHALLENGE_MINUTES * 60_000 ? found?.challenge : undefined;
}

export const isRegistered = (database: Database, id: string): Promise<boolean> =>
  isAny(database, sql`SELECT 1 FROM passkeys WHERE id = ${id}`);

export const addPasskey = (by: Self, name: string, { id, publicKey, counter }: NewPasskey): Statement[] => [
  sql`INSERT INTO passkeys (id, person, name, public_key, counter, added_at)
    VALUES (${id}, ${by.person.id}, ${name}, ${publicKey}, ${counter}, ${by.now})`,
  ...accountChanged(by, 'passkey added', name),
];

/** Returns false when the signature counter did not grow: the passkey may be cloned. Some authenticators always send 0. */
export async function updateCounter(database: Database, id: string, counter: number, now: Date) {
  const [counted] = await database.write([
    sql`UPDATE passkeys SET counter = ${counter}, used_at = ${now}
      WHERE id = ${id} AND (counter < ${counter} OR (counter = 0 AND ${counter} = 0))`,
  ]);
  return counted === 1;
}

/** Deletes the recovery codes with the last second factor. */
export const removePasskey = (by: Self, { id, name }: Passkey): Statement[] => [
  sql`DELETE FROM passkeys WHERE id = ${id} AND person = ${by.person.id}`,
  sql`DELETE FROM recovery_codes WHERE person = ${by.person.id}
    AND NOT EXISTS (SELECT 1 FROM people WHERE id = ${by.person.id} AND ${HAS_SECOND_FACTOR})`,
  ...accountChanged(by, 'passkey removed', name),
];

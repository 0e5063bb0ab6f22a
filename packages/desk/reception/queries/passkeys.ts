import * as v from 'valibot';
import { sql, type Database, type Statement } from '../../store/database.ts';
import { isAny, orUndefined, readRow, readRows, time } from '../../store/rows.ts';
import { addToAuditLog } from './audit-log.ts';

const CHALLENGE_MINUTES = 5;

const passkey = v.object({
  id: v.string(),
  name: v.string(),
  publicKey: v.string(),
  usedAt: orUndefined(time),
});
export type Passkey = v.InferOutput<typeof passkey>;

export const passkeysOf = (database: Database, person: number): Promise<Passkey[]> =>
  readRows(
    database,
    passkey,
    sql`SELECT id, name, public_key AS publicKey, used_at AS usedAt FROM passkeys WHERE person = ${person}
      ORDER BY added_at, id`,
  );

/** The one that counts in this session from now on. */
export const keepChallenge = (session: string, challenge: string, now: Date): Statement =>
  sql`INSERT INTO challenges (session, challenge, at) VALUES (${session}, ${challenge}, ${now})
    ON CONFLICT (session) DO UPDATE SET challenge = excluded.challenge, at = excluded.at`;

/** Taken out, whatever comes of it: nothing that was signed is looked at twice. Undefined where it is too old, too. */
export async function takeChallenge(database: Database, session: string, now: Date) {
  const row = v.object({ challenge: v.string(), at: time });
  const taken = sql`DELETE FROM challenges WHERE session = ${session} RETURNING challenge, at`;
  const found = await readRow(database, row, taken);
  const age = found ? now.getTime() - found.at.getTime() : NaN;
  return age >= 0 && age < CHALLENGE_MINUTES * 60_000 ? found?.challenge : undefined;
}

export const isTaken = (database: Database, id: string): Promise<boolean> =>
  isAny(database, sql`SELECT 1 FROM passkeys WHERE id = ${id}`);

export interface NewPasskey {
  person: number;
  /** As the person calls it. */
  name: string;
  made: { id: string; publicKey: string; counter: number };
  /** Hash of the session that stays: all others are over. */
  session: string;
  now: Date;
}

export const addPasskey = ({ person, name, made, session, now }: NewPasskey): Statement[] => [
  sql`INSERT INTO passkeys (id, person, name, public_key, counter, added_at)
    VALUES (${made.id}, ${person}, ${name}, ${made.publicKey}, ${made.counter}, ${now})`,
  sql`DELETE FROM sessions WHERE person = ${person} AND token <> ${session}`,
  addToAuditLog({ at: now, person, what: 'passkey added', detail: name }),
];

/** False where it has signed as often before: then there may be a copy of it. Those that do not count always say 0. */
export async function countPasskey(database: Database, id: string, counter: number, now: Date) {
  const [counted] = await database.write([
    sql`UPDATE passkeys SET counter = ${counter}, used_at = ${now}
      WHERE id = ${id} AND (counter < ${counter} OR (counter = 0 AND ${counter} = 0))`,
  ]);
  return counted === 1;
}

/** With the last second factor, the codes on paper go as well. */
export const removePasskey = (id: string, person: number, now: Date): Statement[] => [
  sql`INSERT INTO audit_log (at, person, what, detail)
    SELECT ${now}, ${person}, 'passkey removed', name FROM passkeys WHERE id = ${id} AND person = ${person}`,
  sql`DELETE FROM passkeys WHERE id = ${id} AND person = ${person}`,
  sql`DELETE FROM recovery_codes WHERE person = ${person}
    AND NOT EXISTS (SELECT 1 FROM passkeys WHERE person = ${person})
    AND NOT EXISTS (SELECT 1 FROM people WHERE id = ${person} AND totp_secret IS NOT NULL)`,
];

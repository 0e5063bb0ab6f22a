import { sql, type Database, type Statement } from '../../store/database.ts';

export const RETRY_MINUTES = 15;
const DAY_MINUTES = 24 * 60;

/**
 * The limits within RETRY_MINUTES: of a client for one name, of a client, of a network, and of all unknown browsers. `codes`
 * limits the wrong one-time codes for a person per day, separately for known and for unknown browsers. Three of a million
 * codes are valid at a time, so 40 tries a day give a thief with the password even odds after 16 years. The person can
 * still use a recovery code or a passkey.
 */
const LIMITS = { person: 5, client: 20, network: 80, all: 2000, codes: 20 };

export interface Attempt {
  /** The sign-in name. */
  person: string;
  /** Hash of the client's address, or all known browsers of the person together. */
  client: string;
  /** Hash of the client's network; none for a known browser. */
  network?: string;
  /** None for the password. */
  factor?: 'code' | 'recovery' | 'passkey' | undefined;
}

const CODE = '\ncode';

/** The password and each second factor have separate limits. Names contain no line break. */
const keyOf = ({ person, factor }: Attempt) => (factor ? `${person}\n${factor}` : person);

const before = (now: Date, minutes: number) => new Date(now.getTime() - minutes * 60_000);

/**
 * Counts an attempt and returns true, or returns false over a limit. A refused attempt is not counted, so a flood uses up
 * nothing of others' limits. Stored in the database, so neither a restart nor another Worker resets it, and counted before
 * the password is compared, so simultaneous attempts do not pass either.
 */
export async function countAttempt(database: Database, attempt: Attempt, now: Date): Promise<boolean> {
  const { client, network = null, factor } = attempt;
  const [key, since] = [keyOf(attempt), before(now, RETRY_MINUTES)];
  const count = (where: Statement, from = since) =>
    sql`(SELECT count(*) FROM sign_in_attempts WHERE ${where} AND at >= ${from})`;
  const ofClient = sql`${count(sql`caller = ${client}`)} < ${LIMITS.client}
    AND ${count(sql`caller = ${client} ${network ? sql`AND person = ${key}` : sql``}`)} < ${LIMITS.person}`;
  // The second factor comes after a correct password, so a flood of unknown clients must not block it.
  const ofAll = factor
    ? sql`1`
    : sql`${count(sql`network = ${network}`)} < ${LIMITS.network} AND ${count(sql`network IS NOT NULL`)} < ${LIMITS.all}`;
  const isAlike = network ? sql`network IS NOT NULL` : sql`network IS NULL`;
  const codes = count(sql`person = ${key} AND ${isAlike}`, before(now, DAY_MINUTES));
  const [, counted] = await database.write([
    // Those in the future were written while the clock was ahead, and would block every sign-in for years.
    sql`DELETE FROM sign_in_attempts WHERE at > ${now} OR at < ${before(now, DAY_MINUTES)}
      OR (at < ${since} AND person NOT LIKE ${`%${CODE}`})`,
    sql`INSERT INTO sign_in_attempts (at, caller, network, person)
      SELECT ${now}, ${client}, ${network}, ${key}
      WHERE ${ofClient} AND ${network ? ofAll : sql`1`} AND ${factor === 'code' ? sql`${codes} < ${LIMITS.codes}` : sql`1`}`,
  ]);
  return counted === 1;
}

/** Clears the count after a success. Of codes, only the correct one: a thief's wrong codes still count. */
export const clearAttempts = (attempt: Attempt): Statement => {
  const same = sql`sign_in_attempts WHERE caller = ${attempt.client} AND person = ${keyOf(attempt)}`;
  return attempt.factor === 'code'
    ? sql`DELETE FROM sign_in_attempts WHERE rowid = (SELECT max(rowid) FROM ${same})`
    : sql`DELETE FROM ${same}`;
};

/** For a new password: earlier wrong codes came with the old one. */
export const clearCodeAttempts = (people: Statement): Statement =>
  sql`DELETE FROM sign_in_attempts WHERE person IN (SELECT sign_in || ${CODE} FROM people WHERE ${people})`;

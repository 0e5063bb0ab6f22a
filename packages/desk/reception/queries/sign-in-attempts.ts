import { sql, type Database, type Statement } from '../../store/database.ts';

export const TRY_AGAIN_MINUTES = 15;

/**
 * Within that time: of one caller for one name, of one caller, of one network, of all strangers, and of all strangers for
 * the code of one person. A million codes are few: with 2,000 tries in each quarter of an hour, somebody who has stolen a
 * password would be in within days, with 20 within a lifetime. Meanwhile the person passes by a known browser or a
 * recovery code, which cannot be guessed and is not counted there.
 */
const MOST = { person: 5, caller: 20, network: 80, all: 2000, codes: 20 };

export interface Attempt {
  /** The name that is signed in with. */
  person: string;
  /** Hash of the caller's address, or all browsers in which this person has signed in before. */
  caller: string;
  /** Hash of the network that the caller is a part of; none for a known browser. */
  network?: string;
  /** What is given as the second factor, after the password. */
  factor?: 'code' | 'recovery' | 'passkey' | undefined;
}

/** Password and each second factor are counted apart for one name. No name has a line break. */
const keyOf = ({ person, factor }: Attempt) => (factor ? `${person}\n${factor}` : person);

const count = (where: Statement) => sql`(SELECT count(*) FROM sign_in_attempts WHERE ${where})`;

/**
 * Counts this attempt and says whether it is one too many, which is not counted: a caller who is refused takes nothing
 * from the others. It stands in the database, so that a restart does not help, nor another copy of the Worker; and it is
 * counted before anything is compared, so that many at once do not help either.
 */
export async function isOneTooMany(database: Database, attempt: Attempt, now: Date): Promise<boolean> {
  const { caller, network, factor } = attempt;
  const person = keyOf(attempt);
  const since = new Date(now.getTime() - TRY_AGAIN_MINUTES * 60_000);
  const ofStrangers = sql`${count(sql`network = ${network ?? null}`)} < ${MOST.network}
    AND ${count(sql`network IS NOT NULL`)} < ${MOST.all}
    AND ${count(sql`network IS NOT NULL AND person = ${person}`)} < ${factor === 'code' ? MOST.codes : MOST.all}`;
  const [, counted] = await database.write([
    // Those that lie ahead were written while the clock was wrong, and would refuse every sign-in for years.
    sql`DELETE FROM sign_in_attempts WHERE at < ${since} OR at > ${now}`,
    sql`INSERT INTO sign_in_attempts (at, caller, network, person)
      SELECT ${now}, ${caller}, ${network ?? null}, ${person}
      WHERE ${count(sql`caller = ${caller} ${network ? sql`AND person = ${person}` : sql``}`)} < ${MOST.person}
        AND ${count(sql`caller = ${caller}`)} < ${MOST.caller} AND ${network ? ofStrangers : sql`1`}`,
  ]);
  return counted === 0;
}

export const forgetAttempts = (attempt: Attempt): Statement =>
  sql`DELETE FROM sign_in_attempts WHERE caller = ${attempt.caller} AND person = ${keyOf(attempt)}`;

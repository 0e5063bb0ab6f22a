import { sql, type Database, type Statement } from '../../store/database.ts';

export const TRY_AGAIN_MINUTES = 15;
const DAY_MINUTES = 24 * 60;

/**
 * Within that time: of one caller for one name, of one caller, of one network and of all unknown browsers. `codes` are the
 * wrong one-time codes for one person within a day, of known and of unknown browsers apart. Three of a million codes are
 * right at a time, so 40 a day give somebody with a stolen password even odds after 16 years. The person can still use a
 * recovery code or a passkey, which nobody can guess.
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

const CODE = '\ncode';

/** Password and each second factor are counted apart for one name. No name has a line break. */
const keyOf = ({ person, factor }: Attempt) => (factor ? `${person}\n${factor}` : person);

const before = (now: Date, minutes: number) => new Date(now.getTime() - minutes * 60_000);

/**
 * Counts this attempt and says whether it is one too many, which is not counted: a caller who is refused takes nothing
 * from the others. It stands in the database, so that a restart does not help, nor another copy of the Worker; and it is
 * counted before anything is compared, so that many at once do not help either.
 */
export async function isOneTooMany(database: Database, attempt: Attempt, now: Date): Promise<boolean> {
  const { caller, network = null, factor } = attempt;
  const [key, since] = [keyOf(attempt), before(now, TRY_AGAIN_MINUTES)];
  const count = (where: Statement, from = since) =>
    sql`(SELECT count(*) FROM sign_in_attempts WHERE ${where} AND at >= ${from})`;
  const ofCaller = sql`${count(sql`caller = ${caller}`)} < ${MOST.caller}
    AND ${count(sql`caller = ${caller} ${network ? sql`AND person = ${key}` : sql``}`)} < ${MOST.person}`;
  // The second step needs the right password, so a flood of unknown clients must not block it.
  const ofAll = factor
    ? sql`1`
    : sql`${count(sql`network = ${network}`)} < ${MOST.network} AND ${count(sql`network IS NOT NULL`)} < ${MOST.all}`;
  const isAlike = network ? sql`network IS NOT NULL` : sql`network IS NULL`;
  const codes = count(sql`person = ${key} AND ${isAlike}`, before(now, DAY_MINUTES));
  const [, counted] = await database.write([
    // Those that lie ahead were written while the clock was wrong, and would refuse every sign-in for years.
    sql`DELETE FROM sign_in_attempts WHERE at > ${now} OR at < ${before(now, DAY_MINUTES)}
      OR (at < ${since} AND person NOT LIKE ${`%${CODE}`})`,
    sql`INSERT INTO sign_in_attempts (at, caller, network, person)
      SELECT ${now}, ${caller}, ${network}, ${key}
      WHERE ${ofCaller} AND ${network ? ofAll : sql`1`} AND ${factor === 'code' ? sql`${codes} < ${MOST.codes}` : sql`1`}`,
  ]);
  return counted === 0;
}

/** Clears the count after a right attempt. Of codes, only the right one: a thief's wrong codes still count. */
export const forgetAttempts = (attempt: Attempt): Statement => {
  const alike = sql`sign_in_attempts WHERE caller = ${attempt.caller} AND person = ${keyOf(attempt)}`;
  return attempt.factor === 'code'
    ? sql`DELETE FROM sign_in_attempts WHERE rowid = (SELECT max(rowid) FROM ${alike})`
    : sql`DELETE FROM ${alike}`;
};

/** For a new password: earlier wrong codes came with the old one. */
export const forgetCodes = (people: Statement): Statement =>
  sql`DELETE FROM sign_in_attempts WHERE person IN (SELECT sign_in || ${CODE} FROM people WHERE ${people})`;

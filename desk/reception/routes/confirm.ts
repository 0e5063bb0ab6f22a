import { callerAt } from '../../app/caller.ts';
import { isPassword, LONGEST_PASSWORD } from '../door/passwords.ts';
import type { Desk, ReceptionDependencies } from '../env.ts';
import { personCalled, signInName } from '../records/people.ts';
import { hashOf } from '../records/tokens.ts';
import { forgetTries, isOneTooMany, TRY_AGAIN_MINUTES } from '../records/tries.ts';

/** What is wrong with the password that somebody who is signed in has given once more. */
export async function wrongPassword(
  { database, addressOf }: ReceptionDependencies,
  c: Desk,
  password: string,
): Promise<string | undefined> {
  const { person, now } = c.var;
  if (!password) return 'Write your password';
  const visitor = { person: signInName(person.name), caller: hashOf(callerAt(addressOf(c))) };
  if (await isOneTooMany(database, visitor, now)) return `Too many tries. Wait ${TRY_AGAIN_MINUTES} minutes.`;
  const known = await personCalled(database, person.name);
  if (!(await isPassword(password.slice(0, LONGEST_PASSWORD + 1), known?.password)))
    return 'This is not your password';
  await database.write([forgetTries(visitor)]);
  return undefined;
}

import { attemptOf } from './attempt.ts';
import { isPassword, LONGEST_PASSWORD } from './passwords.ts';
import type { DeskContext, ReceptionDependencies } from '../env.ts';
import { personCalled } from '../queries/people.ts';
import { forgetAttempts, isOneTooMany, TRY_AGAIN_MINUTES } from '../queries/sign-in-attempts.ts';

/** What is wrong with the password that somebody who is signed in has given once more. */
export async function wrongPassword(
  dependencies: ReceptionDependencies,
  c: DeskContext,
  password: string,
): Promise<string | undefined> {
  const { database } = dependencies;
  const { person, now } = c.var;
  if (!password) return 'Write your password';
  const attempt = await attemptOf(dependencies, c, person.name, person);
  if (await isOneTooMany(database, attempt, now)) return `Too many tries. Wait ${TRY_AGAIN_MINUTES} minutes.`;
  const known = await personCalled(database, person.name);
  if (!(await isPassword(password.slice(0, LONGEST_PASSWORD + 1), known?.password)))
    return 'This is not your password';
  await database.write([forgetAttempts(attempt)]);
  return undefined;
}

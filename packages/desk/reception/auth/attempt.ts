import { customerAt, siteAt } from '../../lib/caller.ts';
import type { DeskContext, ReceptionDependencies } from '../env.ts';
import { isKnownDevice } from '../queries/sessions.ts';
import { personCalled, signInName, type Person } from '../queries/people.ts';
import * as attempts from '../queries/sign-in-attempts.ts';
import { isPassword, LONGEST_PASSWORD } from './passwords.ts';
import { hashOf, deviceCookie } from './tokens.ts';

/** Whose attempts this one is counted with: a browser in which the person has signed in before is judged by itself. */
export async function attemptOf(
  { database, addressOf, cameByHttps }: ReceptionDependencies,
  c: DeskContext,
  name: string,
  person: Pick<Person, 'id'> | undefined,
): Promise<attempts.Attempt> {
  const device = deviceCookie.in(c, cameByHttps(c));
  const token = device && hashOf(device);
  if (token && person && (await isKnownDevice(database, token, person.id)))
    return { person: signInName(name), caller: token };
  const address = addressOf(c);
  return { person: signInName(name), caller: hashOf(customerAt(address)), network: hashOf(siteAt(address)) };
}

/** What is wrong with the password that somebody who is signed in has given once more. */
export async function wrongPassword(dependencies: ReceptionDependencies, c: DeskContext, password: string) {
  const { database } = dependencies;
  const { person, now } = c.var;
  if (!password) return 'Write your password';
  const attempt = await attemptOf(dependencies, c, person.name, person);
  if (await attempts.isOneTooMany(database, attempt, now))
    return `Too many tries. Wait ${attempts.TRY_AGAIN_MINUTES} minutes.`;
  const known = await personCalled(database, person.name);
  if (!(await isPassword(password.slice(0, LONGEST_PASSWORD + 1), known?.password)))
    return 'This is not your password';
  await database.write([attempts.forgetAttempts(attempt)]);
  return undefined;
}

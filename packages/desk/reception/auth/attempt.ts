import { customerAt, siteAt } from '../../lib/caller.ts';
import type { DeskContext, ReceptionDependencies } from '../env.ts';
import { isKnownDevice } from '../queries/sessions.ts';
import { personCalled, signInName, type Person } from '../queries/people.ts';
import * as attempts from '../queries/sign-in-attempts.ts';
import { isPassword, LONGEST_PASSWORD } from './passwords.ts';
import { hashOf, deviceCookie } from './tokens.ts';

/**
 * Counts an attempt and returns how, or undefined for one too many. The known browsers of one person share a limit, so 20
 * stolen ones guess no faster than one. With that limit used up, they count as unknown browsers: the person still gets in.
 */
export async function countAttempt(
  { database, addressOf, cameByHttps }: ReceptionDependencies,
  c: DeskContext,
  name: string,
  person: Pick<Person, 'id'> | undefined,
  factor?: attempts.Attempt['factor'],
): Promise<attempts.Attempt | undefined> {
  const now = new Date();
  const [address, device] = [addressOf(c), deviceCookie.in(c, cameByHttps(c))];
  const by = { person: signInName(name), factor };
  const ways = [{ ...by, caller: hashOf(customerAt(address)), network: hashOf(siteAt(address)) }];
  const isKnown = device && person && (await isKnownDevice(database, hashOf(device), person.id));
  for (const attempt of isKnown ? [{ ...by, caller: `browsers of ${person.id}` }, ...ways] : ways)
    if (!(await attempts.isOneTooMany(database, attempt, now))) return attempt;
  return undefined;
}

/** Returns what is wrong with the password that a signed-in person gives once more, or with their second factor. */
export async function wrongPassword(dependencies: ReceptionDependencies, c: DeskContext, password: string) {
  const { database } = dependencies;
  const { person } = c.var;
  if (person.mustProve) return 'Give your second factor once more first';
  if (!password) return 'Write your password';
  const attempt = await countAttempt(dependencies, c, person.name, person);
  if (!attempt) return `Too many tries. Wait ${attempts.TRY_AGAIN_MINUTES} minutes.`;
  const known = await personCalled(database, person.name);
  if (!(await isPassword(password.slice(0, LONGEST_PASSWORD + 1), known?.password)))
    return 'This is not your password';
  await database.write([attempts.forgetAttempts(attempt)]);
  return undefined;
}

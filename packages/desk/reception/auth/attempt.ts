import { customerNetwork, siteNetwork } from '../../lib/address.ts';
import type { DeskContext, ReceptionDependencies } from '../env.ts';
import { isKnownDevice } from '../queries/sessions.ts';
import { findPersonByName, signInName, type Person } from '../queries/people.ts';
import * as attempts from '../queries/sign-in-attempts.ts';
import { isPassword, MAX_PASSWORD_LENGTH } from './passwords.ts';
import { hashOf, deviceCookie } from './tokens.ts';

/**
 * Counts an attempt and returns it, or undefined over the limit. All known browsers of a person share one limit, so 20
 * stolen device cookies guess no faster than one. Once it is used up they count as unknown browsers, so the person still
 * gets in.
 */
export async function countAttempt(
  { database, addressOf, cameByHttps }: ReceptionDependencies,
  c: DeskContext,
  name: string,
  person: Pick<Person, 'id'> | undefined,
  factor?: attempts.Attempt['factor'],
): Promise<attempts.Attempt | undefined> {
  const now = new Date();
  const address = addressOf(c);
  const device = deviceCookie.readHash(c, cameByHttps(c));
  const by = { person: signInName(name), factor };
  const asUnknown = {
    ...by,
    client: hashOf(customerNetwork(address)),
    network: hashOf(siteNetwork(address)),
  };
  const isKnown = device && person && (await isKnownDevice(database, device, person.id));
  const candidates = isKnown ? [{ ...by, client: `browsers of ${person.id}` }, asUnknown] : [asUnknown];
  for (const attempt of candidates) if (await attempts.countAttempt(database, attempt, now)) return attempt;
  return undefined;
}

/** Returns the error of the password that a signed-in person has to confirm a change with. */
export async function confirmPassword(dependencies: ReceptionDependencies, c: DeskContext, password: string) {
  const { database } = dependencies;
  const { person } = c.var;
  if (person.mustReauthenticate) return 'Give your code or passkey once more first';
  if (!password) return 'Write your password';
  const attempt = await countAttempt(dependencies, c, person.name, person);
  if (!attempt) return `Too many tries. Wait ${attempts.RETRY_MINUTES} minutes.`;
  const found = await findPersonByName(database, person.name);
  if (!(await isPassword(password.slice(0, MAX_PASSWORD_LENGTH + 1), found?.password)))
    return 'This is not your password';
  await database.write([attempts.clearAttempts(attempt)]);
  return undefined;
}

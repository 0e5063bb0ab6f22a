import { customerAt, siteAt } from '../../lib/caller.ts';
import type { DeskContext, ReceptionDependencies } from '../env.ts';
import { isKnownDevice } from '../queries/devices.ts';
import { signInName, type Person } from '../queries/people.ts';
import type { Attempt } from '../queries/sign-in-attempts.ts';
import { deviceIn } from './session-cookie.ts';
import { hashOf } from './tokens.ts';

/** Whose attempts this one is counted with: a browser in which the person has signed in before is judged by itself. */
export async function attemptOf(
  { database, addressOf, cameByHttps }: ReceptionDependencies,
  c: DeskContext,
  name: string,
  person: Pick<Person, 'id'> | undefined,
): Promise<Attempt> {
  const device = deviceIn(c, cameByHttps(c));
  const token = device && hashOf(device);
  if (token && person && (await isKnownDevice(database, token, person.id)))
    return { person: signInName(name), caller: token };
  const address = addressOf(c);
  return { person: signInName(name), caller: hashOf(customerAt(address)), network: hashOf(siteAt(address)) };
}

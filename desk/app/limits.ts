import { callerAt, customerAt } from './caller.ts';
import { createRateLimit } from './rate-limit.ts';

/** How many times the limit of one caller a whole network, and everybody together, may send. */
const NETWORK = 4;
const EVERYBODY = 20;

/** Returns 0 when a request from this address may pass, otherwise the seconds to wait. */
export function createLimits(perMinute: number): (address: string, now: number) => number {
  const ofCaller = createRateLimit(perMinute);
  const ofCustomer = createRateLimit(perMinute * NETWORK);
  const ofEverybody = createRateLimit(perMinute * EVERYBODY);
  return (address, now) =>
    // The narrowest first: who is held back there takes nothing from the others.
    ofCaller(callerAt(address), now) || ofCustomer(customerAt(address), now) || ofEverybody('everybody', now);
}

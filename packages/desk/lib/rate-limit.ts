import { callerAt, siteAt } from './caller.ts';

/** Returns 0 when the call may pass, otherwise the seconds to wait. */
export type RateLimit = (caller: string, now: number) => number;

const MINUTE = 60_000;
const MOST_CALLERS = 10_000;

/** A bucket per caller that refills evenly, so a limit of 30 allows a burst of 30 and then one every two seconds. */
export function createRateLimit(perMinute: number): RateLimit {
  const buckets = new Map<string, { level: number; at: number }>();
  const interval = MINUTE / perMinute;

  return (caller, now) => {
    const known = buckets.get(caller);
    const refilled = known ? known.level + Math.max(0, now - known.at) / interval : perMinute;
    const level = Math.min(perMinute, refilled);
    // Re-inserting keeps the map in order of use, so the first entry is the one to forget.
    buckets.delete(caller);
    const allowed = level >= 1;
    buckets.set(caller, { level: allowed ? level - 1 : level, at: now });
    if (buckets.size > MOST_CALLERS) buckets.delete(buckets.keys().next().value!);
    return allowed ? 0 : Math.ceil(((1 - level) * interval) / 1000);
  };
}

/** How many times the limit of one caller a whole network, and everybody together, may send. */
const NETWORK = 4;
const EVERYBODY = 100;

/** Returns 0 when a request from this address may pass, otherwise the seconds to wait. */
export function createLimits(perMinute: number): (address: string, now: number) => number {
  const ofEverybody = createRateLimit(perMinute * EVERYBODY);
  const ofNetworks = createNetworkLimits(perMinute);
  return (address, now) => ofNetworks(address, now) || ofEverybody('everybody', now);
}

/** The same for what nobody may shut for all others: there is no limit of everybody. */
export function createNetworkLimits(perMinute: number): (address: string, now: number) => number {
  const ofCaller = createRateLimit(perMinute);
  const ofSite = createRateLimit(perMinute * NETWORK);
  // The narrowest first: who is held back there takes nothing from the others.
  return (address, now) => ofCaller(callerAt(address), now) || ofSite(siteAt(address), now);
}

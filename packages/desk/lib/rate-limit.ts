import { callerAt, siteAt } from './caller.ts';

/** Returns 0 when the request may pass, otherwise the seconds to wait. */
type RateLimit = (client: string, now: number) => number;

const MINUTE = 60_000;
const MOST_CLIENTS = 10_000;

/** A token bucket per client: a limit of 30 allows a burst of 30 and then one every two seconds. */
export function createRateLimit(perMinute: number): RateLimit {
  const buckets = new Map<string, { level: number; at: number }>();
  const interval = MINUTE / perMinute;

  return (client, now) => {
    const known = buckets.get(client);
    const refilled = known ? known.level + Math.max(0, now - known.at) / interval : perMinute;
    const level = Math.min(perMinute, refilled);
    // Re-inserting keeps the map in order of use, so its first entry is the oldest.
    buckets.delete(client);
    const allowed = level >= 1;
    buckets.set(client, { level: allowed ? level - 1 : level, at: now });
    if (buckets.size > MOST_CLIENTS) buckets.delete(buckets.keys().next().value!);
    return allowed ? 0 : Math.ceil(((1 - level) * interval) / 1000);
  };
}

/** The limits of a network and of all clients together, as multiples of the limit of one client. */
const NETWORK = 4;
const EVERYBODY = 100;

/** Limits a client, its network and all clients together. */
export function createLimits(perMinute: number): RateLimit {
  const ofEverybody = createRateLimit(perMinute * EVERYBODY);
  const ofNetworks = createNetworkLimits(perMinute);
  return (address, now) => ofNetworks(address, now) || ofEverybody('everybody', now);
}

/** Limits a client and its network, so no client can lock out all others. */
export function createNetworkLimits(perMinute: number): RateLimit {
  const ofCaller = createRateLimit(perMinute);
  const ofSite = createRateLimit(perMinute * NETWORK);
  // The narrowest first: a client refused there uses up nothing of its network.
  return (address, now) => ofCaller(callerAt(address), now) || ofSite(siteAt(address), now);
}

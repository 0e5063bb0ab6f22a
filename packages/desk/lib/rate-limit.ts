import { clientNetwork, siteNetwork } from './address.ts';

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

/** Multiples of the limit per client, for a network and for all clients together. */
const NETWORK = 4;
const ALL = 100;

/** Limits a client, its network and all clients together. */
export function createLimits(perMinute: number): RateLimit {
  const ofAll = createRateLimit(perMinute * ALL);
  const ofNetworks = createNetworkLimits(perMinute);
  return (address, now) => ofNetworks(address, now) || ofAll('all', now);
}

/** Limits a client and its network, without a limit for all clients that one of them could exhaust. */
export function createNetworkLimits(perMinute: number): RateLimit {
  const ofClient = createRateLimit(perMinute);
  const ofSite = createRateLimit(perMinute * NETWORK);
  // The client first: one that is refused there does not count for its network.
  return (address, now) => ofClient(clientNetwork(address), now) || ofSite(siteNetwork(address), now);
}

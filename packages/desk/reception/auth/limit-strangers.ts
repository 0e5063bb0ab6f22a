import type { Context, MiddlewareHandler } from 'hono';
import { createCounter } from '../../lib/counter.ts';
import { createNetworkLimits } from '../../lib/rate-limit.ts';
import { callerAt } from '../../lib/caller.ts';
import type { Env, ReceptionDependencies } from '../env.ts';
import { tooMany } from '../html/notices.ts';
import { hashOf, sessionCookie } from './tokens.ts';

const PER_MINUTE = 240;
const IN_FLIGHT = 16;
const MOST_KNOWN = 1_000;

/**
 * Holds back whoever is not known to be signed in, before the database is asked. Sessions that were good a moment ago
 * are known, so a flood from their own network does not reach those who work here.
 */
export function createStrangerLimit({ addressOf, cameByHttps, refused }: ReceptionDependencies) {
  const limit = createNetworkLimits(PER_MINUTE);
  const inFlight = createCounter<string>();
  const known = new Set<string>();

  const limitStrangers: MiddlewareHandler<Env> = async (c, next) => {
    const session = sessionCookie.in(c, cameByHttps(c));
    if (session && known.has(hashOf(session))) return next();
    const address = addressOf(c);
    const caller = callerAt(address);
    const wait = inFlight.of(caller) < IN_FLIGHT ? limit(address, Date.now()) : 1;
    if (wait > 0) {
      refused(429, '/desk');
      return c.html(tooMany(), 429, { 'Retry-After': String(wait) });
    }
    inFlight.add(caller);
    try {
      return await next();
    } finally {
      inFlight.remove(caller);
    }
  };

  return {
    limitStrangers,
    /** The seconds that a session has to wait for, unless it is known. */
    waitFor: (session: string, c: Context): number =>
      known.has(session) ? 0 : limit(addressOf(c), Date.now()),
    /** `session` is the hash of the token in the cookie. */
    note(session: string, isGood: boolean): void {
      known.delete(session);
      if (isGood) known.add(session);
      if (known.size > MOST_KNOWN) known.delete(known.keys().next().value!);
    },
  };
}

export type StrangerLimit = ReturnType<typeof createStrangerLimit>;

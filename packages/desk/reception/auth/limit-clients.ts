import type { Context, MiddlewareHandler } from 'hono';
import { createCounter } from '../../lib/counter.ts';
import { createNetworkLimits } from '../../lib/rate-limit.ts';
import { clientNetwork } from '../../lib/address.ts';
import type { Env, ReceptionDependencies } from '../env.ts';
import { notice } from '../html/notices.ts';
import { sessionCookie } from './tokens.ts';

const PER_MINUTE = 240;
const IN_FLIGHT = 16;
const MAX_SESSIONS = 1_000;

/**
 * Rate-limits clients without a valid session, before any query. Recently valid sessions are remembered here, so a
 * flood from the practice's own network does not lock out its staff.
 */
export function createClientLimit({ addressOf, cameByHttps, refused }: ReceptionDependencies) {
  const limit = createNetworkLimits(PER_MINUTE);
  const inFlight = createCounter<string>();
  const validSessions = new Set<string>();

  const limitClients: MiddlewareHandler<Env> = async (c, next) => {
    const session = sessionCookie.readHash(c, cameByHttps(c));
    if (session && validSessions.has(session)) return next();
    const address = addressOf(c);
    const client = clientNetwork(address);
    const wait = inFlight.of(client) < IN_FLIGHT ? limit(address, Date.now()) : 1;
    if (wait > 0) {
      refused(429, '/desk');
      return notice(c, 'tooManyRequests', { 'Retry-After': String(wait) });
    }
    inFlight.add(client);
    try {
      return await next();
    } finally {
      inFlight.remove(client);
    }
  };

  return {
    limitClients,
    /** Returns the seconds to wait before this session is looked up; 0 for a recently valid one. */
    waitFor: (session: string, c: Context): number =>
      validSessions.has(session) ? 0 : limit(addressOf(c), Date.now()),
    /** `session` is the hash of the token in the cookie. */
    remember(session: string, isValid: boolean): void {
      validSessions.delete(session);
      if (isValid) validSessions.add(session);
      if (validSessions.size > MAX_SESSIONS) validSessions.delete(validSessions.keys().next().value!);
    },
  };
}

export type ClientLimit = ReturnType<typeof createClientLimit>;

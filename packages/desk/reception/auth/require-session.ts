import type { Context, MiddlewareHandler } from 'hono';
import type { Env, ReceptionDependencies } from '../env.ts';
import { countAfter } from '../queries/requests.ts';
import { findSession, touchSession } from '../queries/sessions.ts';
import { wholeNumber } from '../html/respond.ts';
import type { ClientLimit } from './limit-clients.ts';
import { lacksSecondFactor, mustReauthenticate } from './start-session.ts';
import { may } from '../queries/roles.ts';
import { editorCookie, sessionCookie } from './tokens.ts';

const TOUCH_EVERY_MS = 60_000;

const POLLED_PATH = '/desk/fresh';
const ALWAYS_ALLOWED = ['/desk/sign-out', '/desk/sign-out-everywhere'];

/** Redirects clients without a session to the sign-in page. */
export function requireSession(
  { database, cameByHttps, secondFactor, editor }: ReceptionDependencies,
  clients: Pick<ClientLimit, 'remember'>,
): MiddlewareHandler<Env> {
  /** With an idle session, an open page may still count new requests, for its sound. It gets nothing else. */
  async function countWhenIdle(c: Context, session: string | undefined, now: Date) {
    const idle = session && c.req.method === 'GET' && (await findSession(database, session, now, 'idle'));
    if (!idle || !may(idle, 'requests') || lacksSecondFactor(secondFactor, idle)) return refuse(c);
    const count = await countAfter(database, wholeNumber(c.req.query('after')) || 0);
    return c.json({ count, signedIn: false });
  }

  return async (c, next) => {
    const now = new Date();
    const session = sessionCookie.readHash(c, cameByHttps(c));
    const found = session ? await findSession(database, session, now) : undefined;
    if (session) clients.remember(session, found !== undefined);
    if (!session || !found) return c.req.path === POLLED_PATH ? countWhenIdle(c, session, now) : refuse(c);
    // The practice requires it since this session started, or the person has become a manager.
    if (lacksSecondFactor(secondFactor, found) && !ALWAYS_ALLOWED.includes(c.req.path))
      return c.req.path === POLLED_PATH ? refuse(c) : c.redirect('/desk/second-factor', 303);
    if (isUserAction(c) && isStale(found.seenAt, now)) await database.write([touchSession(session, now)]);
    c.set('person', {
      ...found,
      hasEditor: editor !== undefined,
      mustReauthenticate: mustReauthenticate(found, c, now),
    });
    c.set('session', session);
    c.set('now', now);
    return next();
  };
}

/** Finds the writer behind a request to any page of the site; undefined for every other client. */
export const findWriter =
  ({ database, cameByHttps, secondFactor }: ReceptionDependencies, clients: ClientLimit) =>
  async (c: Context) => {
    const now = new Date();
    const session = editorCookie.readHash(c, cameByHttps(c));
    if (!session || clients.waitFor(session, c) > 0) return undefined;
    const found = await findSession(database, session, now).catch(() => undefined);
    clients.remember(session, found !== undefined);
    if (!found || !may(found, 'write') || lacksSecondFactor(secondFactor, found)) return undefined;
    if (isStale(found.seenAt, now)) await database.write([touchSession(session, now)]);
    return { name: found.name, mayPublish: may(found, 'publish'), maySign: may(found, 'sign') };
  };

const isStale = (seenAt: Date, now: Date): boolean => now.getTime() - seenAt.getTime() > TOUCH_EVERY_MS;

/** The page polls by itself, which must not keep the session alive; it adds `active=yes` after a key or a touch. */
const isUserAction = (c: Context): boolean => c.req.path !== POLLED_PATH || c.req.query('active') === 'yes';

function refuse(c: Context) {
  if (c.req.path === POLLED_PATH) return c.json({ signedIn: false }, 401);
  if (c.req.method !== 'GET') return c.redirect('/desk/sign-in?lost=yes', 303);
  // Only the path: the query may contain a patient's name that was searched for.
  const to = c.req.path === '/desk' ? '' : `?to=${encodeURIComponent(c.req.path)}`;
  return c.redirect(`/desk/sign-in${to}`, 303);
}

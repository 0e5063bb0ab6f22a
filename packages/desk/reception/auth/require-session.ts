import type { Context, MiddlewareHandler } from 'hono';
import type { Env, ReceptionDependencies } from '../env.ts';
import { seen, sessionOf } from '../queries/sessions.ts';
import type { StrangerLimit } from './limit-strangers.ts';
import { isWithoutSecondFactor } from './let-in.ts';
import { hashOf, sessionCookie } from './tokens.ts';

const SEEN_EVERY_MS = 60_000;

const POLLED_PATH = '/desk/fresh';
const FREE_PATHS = ['/desk/sign-out', '/desk/sign-out-everywhere'];

/** Lets in whoever is signed in, and sends everybody else to the page for signing in. */
export function requireSession(
  { database, cameByHttps, secondFactor }: ReceptionDependencies,
  known: Pick<StrangerLimit, 'note'>,
): MiddlewareHandler<Env> {
  return async (c, next) => {
    const now = new Date();
    const token = sessionCookie.in(c, cameByHttps(c));
    const session = token && hashOf(token);
    const found = session ? await sessionOf(database, session, now) : undefined;
    if (session) known.note(session, found !== undefined);
    if (!session || !found) return refuse(c);
    // The practice asks for it since this session began, or the person has become a manager.
    if (isWithoutSecondFactor(secondFactor, found) && !FREE_PATHS.includes(c.req.path))
      return c.req.path === POLLED_PATH ? refuse(c) : c.redirect('/desk/second-factor', 303);
    if (isActive(c) && now.getTime() - found.seenAt.getTime() > SEEN_EVERY_MS)
      await database.write([seen(session, now)]);
    c.set('person', found);
    c.set('session', session);
    c.set('now', now);
    return next();
  };
}

/** The script of the list asks by itself; only when it says that somebody is active does the session go on. */
const isActive = (c: Context): boolean => c.req.path !== POLLED_PATH || c.req.query('active') === 'yes';

function refuse(c: Context) {
  if (c.req.path === POLLED_PATH) return c.json({ signedIn: false }, 401);
  if (c.req.method !== 'GET') return c.redirect('/desk/sign-in?lost=yes', 303);
  // Only the path: the query may hold a patient's name that was searched for.
  const wanted = c.req.path === '/desk' ? '' : `?to=${encodeURIComponent(c.req.path)}`;
  return c.redirect(`/desk/sign-in${wanted}`, 303);
}

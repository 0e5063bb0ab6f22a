import type { Context, MiddlewareHandler } from 'hono';
import type { Env, ReceptionDependencies } from '../env.ts';
import { arriving } from '../html/pieces/arriving.ts';
import { seen, sessionOf } from '../records/sessions.ts';
import { sessionIn } from './cookies.ts';
import { hashOf } from '../records/tokens.ts';

const NOTE_EVERY_MS = 60_000;

const ASKED_BY_SCRIPT = '/desk/fresh';

/** Lets in whoever is signed in, and sends everybody else to the door. */
export function guard({ database, cameByHttps }: ReceptionDependencies): MiddlewareHandler<Env> {
  return async (c, next) => {
    const now = new Date();
    const token = sessionIn(c, cameByHttps(c));
    const session = token && hashOf(token);
    const found = session ? await sessionOf(database, session, now) : undefined;
    if (!session || !found) return toTheDoor(c);
    if (isThere(c) && now.getTime() - found.seenAt.getTime() > NOTE_EVERY_MS)
      await database.write([seen(session, now)]);
    c.set('person', found.person);
    c.set('session', session);
    c.set('now', now);
    return next();
  };
}

/** What a page asks for by itself is nobody, unless it says that somebody is typing or tapping. */
const isThere = (c: Context): boolean => c.req.path !== ASKED_BY_SCRIPT || c.req.query('active') === 'yes';

function toTheDoor(c: Context) {
  if (c.req.path === ASKED_BY_SCRIPT) return c.json({ signedIn: false }, 401);
  // Whoever comes by a link in a message has left the cookie behind (SameSite=Strict); from a page of ours it comes along.
  if (c.req.method === 'GET' && c.req.header('sec-fetch-site') === 'cross-site')
    return c.html(arriving(c.req.url));
  if (c.req.method !== 'GET') return c.redirect('/desk/sign-in?lost=yes', 303);
  // Without what somebody searched for.
  const wanted = c.req.path === '/desk' ? '' : `?to=${encodeURIComponent(c.req.path)}`;
  return c.redirect(`/desk/sign-in${wanted}`, 303);
}

/** Only to a page of this desk, whatever the address says. */
export const destination = (to: string | undefined): string =>
  to && /^\/desk(\/[a-z0-9/-]*)?$/.test(to) ? to : '/desk';

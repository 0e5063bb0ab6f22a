import type { Context, MiddlewareHandler } from 'hono';
import type { Env, ReceptionDependencies } from '../env.ts';
import { countAfter } from '../queries/requests.ts';
import { seen, sessionOf } from '../queries/sessions.ts';
import { wholeNumber } from '../routes/answer.ts';
import type { StrangerLimit } from './limit-strangers.ts';
import { isWithoutSecondFactor, mustProve } from './let-in.ts';
import { may } from './roles.ts';
import { editorCookie, hashOf, sessionCookie } from './tokens.ts';

const SEEN_EVERY_MS = 60_000;

const POLLED_PATH = '/desk/fresh';
const FREE_PATHS = ['/desk/sign-out', '/desk/sign-out-everywhere'];

/** Lets in whoever is signed in, and sends everybody else to the page for signing in. */
export function requireSession(
  { database, cameByHttps, secondFactor, editor }: ReceptionDependencies,
  known: Pick<StrangerLimit, 'note'>,
): MiddlewareHandler<Env> {
  /** After an idle session, an open page may still count new requests, for its sound. It learns nothing else. */
  async function countWhenIdle(c: Context, session: string | undefined, now: Date) {
    const idle = session && c.req.method === 'GET' && (await sessionOf(database, session, now, 'idle'));
    if (!idle || !may(idle, 'requests') || isWithoutSecondFactor(secondFactor, idle)) return refuse(c);
    const count = await countAfter(database, wholeNumber(c.req.query('after')) || 0);
    return c.json({ count, signedIn: false });
  }

  return async (c, next) => {
    const now = new Date();
    const token = sessionCookie.in(c, cameByHttps(c));
    const session = token && hashOf(token);
    const found = session ? await sessionOf(database, session, now) : undefined;
    if (session) known.note(session, found !== undefined);
    if (!session || !found) return c.req.path === POLLED_PATH ? countWhenIdle(c, session, now) : refuse(c);
    // The practice asks for it since this session began, or the person has become a manager.
    if (isWithoutSecondFactor(secondFactor, found) && !FREE_PATHS.includes(c.req.path))
      return c.req.path === POLLED_PATH ? refuse(c) : c.redirect('/desk/second-factor', 303);
    if (isActive(c) && isLongAgo(found.seenAt, now)) await database.write([seen(session, now)]);
    c.set('person', { ...found, hasEditor: editor !== undefined, mustProve: mustProve(found, c, now) });
    c.set('session', session);
    c.set('now', now);
    return next();
  };
}

/** For the whole site: whoever has the cookie of the editor and may write. Anybody else is a visitor as ever. */
export const findWriter =
  ({ database, cameByHttps, secondFactor }: ReceptionDependencies, known: StrangerLimit) =>
  async (c: Context) => {
    const now = new Date();
    const token = editorCookie.in(c, cameByHttps(c));
    const session = token && hashOf(token);
    if (!session || known.waitFor(session, c) > 0) return undefined;
    const found = await sessionOf(database, session, now).catch(() => undefined);
    known.note(session, found !== undefined);
    if (!found || !may(found, 'write') || isWithoutSecondFactor(secondFactor, found)) return undefined;
    if (isLongAgo(found.seenAt, now)) await database.write([seen(session, now)]);
    return { name: found.name, mayPublish: may(found, 'publish') };
  };

const isLongAgo = (seenAt: Date, now: Date): boolean => now.getTime() - seenAt.getTime() > SEEN_EVERY_MS;

/** The script of the list asks by itself; only when it says that somebody is active does the session go on. */
const isActive = (c: Context): boolean => c.req.path !== POLLED_PATH || c.req.query('active') === 'yes';

function refuse(c: Context) {
  if (c.req.path === POLLED_PATH) return c.json({ signedIn: false }, 401);
  if (c.req.method !== 'GET') return c.redirect('/desk/sign-in?lost=yes', 303);
  // Only the path: the query may hold a patient's name that was searched for.
  const wanted = c.req.path === '/desk' ? '' : `?to=${encodeURIComponent(c.req.path)}`;
  return c.redirect(`/desk/sign-in${wanted}`, 303);
}

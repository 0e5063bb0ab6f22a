import { Hono } from 'hono';
import { countAttempt } from '../auth/attempt.ts';
import { afterPassword } from '../auth/let-in.ts';
import { hashPassword, isPassword, LONGEST_PASSWORD, passwordProblem } from '../auth/passwords.ts';
import { hashOf, sessionCookie } from '../auth/tokens.ts';
import type { Env, ReceptionDependencies } from '../env.ts';
import { lostInvitation } from '../html/notices.ts';
import { joinPage, signInPage } from '../html/sign-in.ts';
import type { Flash } from '../html/partials/flash.ts';
import { addToAuditLog } from '../queries/audit-log.ts';
import { cleanPersonName, invitedBy, join, personCalled } from '../queries/people.ts';
import { endSession, IDLE_MINUTES } from '../queries/sessions.ts';
import { forgetAttempts, TRY_AGAIN_MINUTES } from '../queries/sign-in-attempts.ts';
import { clearCache, takeFlash, fieldsOf } from './answer.ts';

/** Written down for unknown names too: otherwise the time it takes would tell them apart. */
const refusal = (person: number | undefined, at: Date) =>
  addToAuditLog({ at, person, what: 'sign-in refused', detail: person ? undefined : 'unknown name' });

const LOST: Flash = {
  words: `You were signed out, because nothing happened for ${IDLE_MINUTES} minutes. What you have just sent was not saved.`,
};

export function signInRoutes(dependencies: ReceptionDependencies): Hono<Env> {
  const { database, cameByHttps, refused } = dependencies;
  const routes = new Hono<Env>();

  routes.get('/sign-in', (c) => {
    // A session that is over, or was ended elsewhere, leads here.
    if (sessionCookie.in(c, cameByHttps(c))) clearCache(c);
    const last = takeFlash(c);
    const flash = c.req.query('lost') ? LOST : last?.undo ? undefined : last;
    return c.html(signInPage({ to: c.req.query('to'), flash }));
  });

  routes.post('/sign-in', async (c) => {
    const field = await fieldsOf(c);
    const now = new Date();
    const name = cleanPersonName(field('name'));
    const password = field('password').slice(0, LONGEST_PASSWORD + 1);
    const to = field('to');
    const missing = {
      name: name ? undefined : 'Write your name',
      password: password ? undefined : 'Write your password',
    };
    if (!name || !password) return c.html(signInPage({ name, to, errors: missing }), 422);

    const person = await personCalled(database, name);
    const attempt = await countAttempt(dependencies, c, name, person);
    if (!attempt) {
      refused(429, c.req.path);
      const words = `Too many tries. Wait ${TRY_AGAIN_MINUTES} minutes, or ask for a new link.`;
      c.header('Retry-After', String(TRY_AGAIN_MINUTES * 60));
      return c.html(signInPage({ name, to, errors: { password: words } }), 429);
    }
    if (!(await isPassword(password, person?.password)) || !person) {
      await database.write([refusal(person?.id, now)]);
      const errors = { name: 'The name or the password is wrong' };
      return c.html(signInPage({ name, to, errors }), 401);
    }
    const earlier = sessionCookie.in(c, cameByHttps(c));
    return afterPassword(dependencies, c, person, {
      to,
      earlier: [forgetAttempts(attempt), ...(earlier ? [endSession(hashOf(earlier))] : [])],
    });
  });

  /** Looking at it does not use the link up: messengers fetch links to preview them. */
  routes.get('/join/:token', async (c) => {
    const person = await invitedBy(database, hashOf(c.req.param('token')), new Date());
    if (!person) return c.html(lostInvitation(), 410);
    return c.html(joinPage(person.name, c.req.query('shown') === 'yes'));
  });

  routes.post('/join/:token', async (c) => {
    const field = await fieldsOf(c);
    const now = new Date();
    const invitation = hashOf(c.req.param('token'));
    const person = await invitedBy(database, invitation, now);
    if (!person) return c.html(lostInvitation(), 410);
    const password = field('password');
    const problem = passwordProblem(password);
    if (problem) {
      const shown = c.req.query('shown') === 'yes';
      return c.html(joinPage(person.name, shown, { password: problem }), 422);
    }
    const changes = await database.write(join(invitation, await hashPassword(password), now));
    if (changes.at(-1) !== 1) return c.html(lostInvitation(), 410);
    return afterPassword(dependencies, c, person);
  });

  return routes;
}

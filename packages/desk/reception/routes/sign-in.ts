import { Hono } from 'hono';
import { countAttempt } from '../auth/attempt.ts';
import { continueAfterPassword } from '../auth/start-session.ts';
import { hashPassword, isPassword, MAX_PASSWORD_LENGTH, passwordError } from '../auth/passwords.ts';
import { hashOf, sessionCookie } from '../auth/tokens.ts';
import type { Env, ReceptionDependencies } from '../env.ts';
import { notice } from '../html/notices.ts';
import { joinPage, signInPage } from '../html/sign-in.ts';
import type { Flash } from '../html/partials/flash.ts';
import { record, type By } from '../queries/audit-log.ts';
import { cleanPersonName, findInvitedPerson, acceptInvitation, findPersonByName } from '../queries/people.ts';
import { deleteSession, IDLE_MINUTES } from '../queries/sessions.ts';
import { clearAttempts, RETRY_MINUTES } from '../queries/sign-in-attempts.ts';
import { clearCache, takeFlash, readForm } from '../html/respond.ts';

/** Recorded for unknown names too, so the response time does not reveal which names exist. */
const refusal = (by: By) => record(by, 'sign-in refused', { detail: by.person ? undefined : 'unknown name' });

const SESSION_ENDED: Flash = {
  text: `You were signed out, because nothing happened for ${IDLE_MINUTES} minutes. What you have just sent was not saved.`,
};

export function signInRoutes(dependencies: ReceptionDependencies): Hono<Env> {
  const { database, cameByHttps, refused } = dependencies;
  const routes = new Hono<Env>();

  routes.get('/sign-in', (c) => {
    // An expired session, or one that was ended elsewhere, redirects here.
    if (sessionCookie.read(c, cameByHttps(c))) clearCache(c);
    const last = takeFlash(c);
    const flash = c.req.query('lost') ? SESSION_ENDED : last?.undo ? undefined : last;
    return c.html(signInPage({ to: c.req.query('to'), flash }));
  });

  routes.post('/sign-in', async (c) => {
    const field = await readForm(c);
    const now = new Date();
    const name = cleanPersonName(field('name'));
    const password = field('password').slice(0, MAX_PASSWORD_LENGTH + 1);
    const to = field('to');
    const missing = {
      name: name ? undefined : 'Write your name',
      password: password ? undefined : 'Write your password',
    };
    if (!name || !password) return c.html(signInPage({ name, to, errors: missing }), 422);

    const person = await findPersonByName(database, name);
    const attempt = await countAttempt(dependencies, c, name, person);
    if (!attempt) {
      refused(429, c.req.path);
      const tooMany = `Too many tries. Wait ${RETRY_MINUTES} minutes, or ask for a new link.`;
      c.header('Retry-After', String(RETRY_MINUTES * 60));
      return c.html(signInPage({ name, to, errors: { password: tooMany } }), 429);
    }
    if (!(await isPassword(password, person?.password)) || !person) {
      await database.write([refusal({ person, now })]);
      const errors = { name: 'The name or the password is wrong' };
      return c.html(signInPage({ name, to, errors }), 401);
    }
    const earlier = sessionCookie.readHash(c, cameByHttps(c));
    return continueAfterPassword(dependencies, c, person, {
      to,
      earlier: [clearAttempts(attempt), ...(earlier ? [deleteSession(earlier)] : [])],
    });
  });

  // GET does not use up the link: messengers fetch links for a preview.
  routes.get('/join/:token', async (c) => {
    const person = await findInvitedPerson(database, hashOf(c.req.param('token')), new Date());
    if (!person) return notice(c, 'invalidInvitation');
    return c.html(joinPage(person.name, c.req.query('shown') === 'yes'));
  });

  routes.post('/join/:token', async (c) => {
    const field = await readForm(c);
    const now = new Date();
    const invitation = hashOf(c.req.param('token'));
    const person = await findInvitedPerson(database, invitation, now);
    if (!person) return notice(c, 'invalidInvitation');
    const password = field('password');
    const error = passwordError(password);
    if (error) {
      const shown = c.req.query('shown') === 'yes';
      return c.html(joinPage(person.name, shown, { password: error }), 422);
    }
    const changes = await database.write(acceptInvitation(invitation, await hashPassword(password), now));
    if (changes.at(-1) !== 1) return notice(c, 'invalidInvitation');
    return continueAfterPassword(dependencies, c, person);
  });

  return routes;
}

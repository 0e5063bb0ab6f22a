import { Hono } from 'hono';
import * as v from 'valibot';
import { pageCount } from '@clinic/contract/pagination.ts';
import { confirmPassword } from '../auth/attempt.ts';
import { hashPassword, passwordError } from '../auth/passwords.ts';
import { startSession } from '../auth/start-session.ts';
import { editorCookie, sessionCookie } from '../auth/tokens.ts';
import type { DeskContext, Env, ReceptionDependencies } from '../env.ts';
import type { Errors } from '../html/partials/fields.ts';
import { accountPage, recordPage } from '../html/staff.ts';
import { countAuditEntries, auditLogPage, record } from '../queries/audit-log.ts';
import { passkeysOf } from '../queries/second-factor.ts';
import { changeEmail, changePassword } from '../queries/people.ts';
import { countSessions, deleteSession, signOutEverywhere } from '../queries/sessions.ts';
import { respond, clearCache, redirectWith, readForm, wholeNumber } from '../html/respond.ts';

const PER_PAGE = 50;
/** Optional; rejects lists and display names. */
const EMAIL = v.union([v.literal(''), v.pipe(v.string(), v.email(), v.maxLength(254))]);

export function accountRoutes(dependencies: ReceptionDependencies): Hono<Env> {
  const { database, cameByHttps, siteUrl } = dependencies;
  const available = { codes: dependencies.secondFactor.key !== undefined, passkeys: siteUrl !== undefined };
  const routes = new Hono<Env>();

  async function show(c: DeskContext, errors: Errors = {}, email = c.var.person.email) {
    const { person, now } = c.var;
    const sessions = await countSessions(database, person.id, now);
    const passkeys = await passkeysOf(database, person.id);
    return respond(c, accountPage({ person, email, available, passkeys, sessions, now, errors }));
  }

  routes.post('/sign-out', async (c) => {
    await database.write([deleteSession(c.var.session), record(c.var, 'signed out')]);
    return redirectToSignIn(c, 'You are signed out.');
  });

  routes.post('/sign-out-everywhere', async (c) => {
    await database.write(signOutEverywhere(c.var));
    return redirectToSignIn(c, 'You are signed out on all devices.');
  });

  function redirectToSignIn(c: DeskContext, text: string) {
    for (const cookie of [sessionCookie, editorCookie]) cookie.clear(c, cameByHttps(c));
    clearCache(c);
    return redirectWith(c, text, '/desk/sign-in');
  }

  routes.get('/account', (c) => show(c));

  if (dependencies.editor)
    routes.get('/editor', (c) => {
      const isHttps = cameByHttps(c);
      editorCookie.set(c, isHttps, sessionCookie.read(c, isHttps) ?? '');
      return c.redirect('/editor', 303);
    });

  routes.post('/account', async (c) => {
    const field = await readForm(c);
    const { person } = c.var;
    const [next, email] = [field('next'), field('email').trim()];
    const errors = {
      email: v.is(EMAIL, email) ? undefined : 'Write an address such as asha@example.in, or none',
      next: next ? passwordError(next) : undefined,
      password: await confirmPassword(dependencies, c, field('password')),
    };
    if (Object.values(errors).some(Boolean)) return show(c, errors, email);
    const changes = {
      // First, so that the mail about it is sent to the old address.
      password: next ? changePassword(c.var, await hashPassword(next)) : [],
      'e-mail address': email === (person.email ?? '') ? [] : changeEmail(c.var, email || null),
    };
    const statements = Object.values(changes).flat();
    if (next) await startSession(dependencies, c, person, statements);
    else if (statements.length > 0) await database.write(statements);
    const changed = Object.entries(changes).filter(([, { length }]) => length > 0);
    const message = changed.map(([what]) => `Your ${what} is changed.`).join(' ') || 'Nothing was changed.';
    return redirectWith(c, message, '/desk/account');
  });

  routes.get('/record', async (c) => {
    const pages = pageCount(await countAuditEntries(database), PER_PAGE);
    const current = Math.min(wholeNumber(c.req.query('page')) || 1, pages);
    const auditLog = await auditLogPage(database, current, PER_PAGE);
    return respond(c, recordPage(auditLog, { current, pages, now: c.var.now }));
  });

  return routes;
}

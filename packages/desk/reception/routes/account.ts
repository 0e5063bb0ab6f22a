import { Hono } from 'hono';
import * as v from 'valibot';
import { pageCount } from '#lib/pagination.ts';
import { wrongPassword } from '../auth/attempt.ts';
import { hashPassword, passwordProblem } from '../auth/passwords.ts';
import { letIn } from '../auth/let-in.ts';
import { editorCookie, sessionCookie } from '../auth/tokens.ts';
import type { DeskContext, Env, ReceptionDependencies } from '../env.ts';
import type { Errors } from '../html/partials/fields.ts';
import { accountPage, recordPage } from '../html/staff.ts';
import { countAuditEntries, wholeAuditLog } from '../queries/audit-log.ts';
import { passkeysOf } from '../queries/second-factor.ts';
import { changeEmail, changePassword } from '../queries/people.ts';
import { countSessions, end, endEverywhere } from '../queries/sessions.ts';
import { answer, clearCache, done, fieldsOf, wholeNumber } from './answer.ts';

const LINES = 50;
/** None, or one address without the signs by which mail programs tell several apart. */
const EMAIL = v.union([v.literal(''), v.pipe(v.string(), v.email(), v.maxLength(254))]);

export function accountRoutes(dependencies: ReceptionDependencies): Hono<Env> {
  const { database, cameByHttps, siteUrl } = dependencies;
  const can = { codes: dependencies.secondFactor.key !== undefined, passkeys: siteUrl !== undefined };
  const routes = new Hono<Env>();

  async function show(c: DeskContext, errors: Errors = {}, email = c.var.person.email) {
    const { person, now } = c.var;
    const sessions = await countSessions(database, person.id, now);
    const passkeys = await passkeysOf(database, person.id);
    return answer(c, accountPage({ person, email, can, passkeys, sessions, now, errors }));
  }

  routes.post('/sign-out', async (c) => {
    const { session, person, now } = c.var;
    await database.write(end(session, person.id, now));
    return leave(c, 'You are signed out.');
  });

  routes.post('/sign-out-everywhere', async (c) => {
    await database.write(endEverywhere(c.var.person.id, c.var.now));
    return leave(c, 'You are signed out on all devices.');
  });

  function leave(c: DeskContext, words: string) {
    for (const cookie of [sessionCookie, editorCookie]) cookie.take(c, cameByHttps(c));
    clearCache(c);
    return done(c, words, '/desk/sign-in');
  }

  routes.get('/account', (c) => show(c));

  if (dependencies.editor)
    routes.get('/editor', (c) => {
      const isHttps = cameByHttps(c);
      editorCookie.give(c, isHttps, sessionCookie.in(c, isHttps) ?? '');
      return c.redirect('/editor', 303);
    });

  routes.post('/account', async (c) => {
    const field = await fieldsOf(c);
    const { person, now } = c.var;
    const [next, email] = [field('next'), field('email').trim()];
    const errors = {
      email: v.is(EMAIL, email) ? undefined : 'Write an address such as asha@example.in, or none',
      next: next ? passwordProblem(next) : undefined,
      password: await wrongPassword(dependencies, c, field('password')),
    };
    if (errors.email || errors.next || errors.password) return show(c, errors, email);
    if (email !== (person.email ?? '')) await database.write(changeEmail(person.id, email || null, now));
    if (next) await letIn(dependencies, c, person, changePassword(person.id, await hashPassword(next), now));
    return done(c, `Your ${next ? 'password' : 'e-mail address'} is changed.`, '/desk/account');
  });

  routes.get('/record', async (c) => {
    const pages = pageCount(await countAuditEntries(database), LINES);
    const current = Math.min(wholeNumber(c.req.query('page')) || 1, pages);
    const auditLog = await wholeAuditLog(database, current, LINES);
    return answer(c, recordPage(auditLog, { current, pages, now: c.var.now }));
  });

  return routes;
}

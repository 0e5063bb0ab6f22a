import { Hono } from 'hono';
import { pageCount } from '#lib/pagination.ts';
import { giveSession, takeSession } from '../auth/session-cookie.ts';
import { hashPassword, passwordProblem } from '../auth/passwords.ts';
import type { Env, ReceptionDependencies } from '../env.ts';
import { page } from '../html/partials/layout.ts';
import { flashMessage } from '../html/partials/flash.ts';
import { accountPage, recordPage } from '../html/staff.ts';
import { wholeAuditLog, countAuditEntries } from '../queries/audit-log.ts';
import { changePassword } from '../queries/people.ts';
import { begin, countSessions, end, endEverywhere } from '../queries/sessions.ts';
import { hashOf, newToken } from '../auth/tokens.ts';
import { wrongPassword } from '../auth/confirm-password.ts';
import { fieldsOf, wholeNumber } from './form.ts';
import { setFlash, takeFlash } from './flash.ts';

const LINES = 50;

/** One's own account, and the record of what everybody did. */
export function accountRoutes(dependencies: ReceptionDependencies): Hono<Env> {
  const { database, cameByHttps } = dependencies;
  const routes = new Hono<Env>();

  routes.post('/sign-out', async (c) => {
    const { session, person, now } = c.var;
    await database.write(end(session, person.id, now));
    takeSession(c, cameByHttps(c));
    setFlash(c, { kind: 'words', words: 'You are signed out.' });
    c.header('Clear-Site-Data', '"cache"');
    return c.redirect('/desk/sign-in', 303);
  });

  routes.post('/sign-out-everywhere', async (c) => {
    const { person, now } = c.var;
    await database.write(endEverywhere(person.id, now));
    takeSession(c, cameByHttps(c));
    setFlash(c, { kind: 'words', words: 'You are signed out on all devices.' });
    return c.redirect('/desk/sign-in', 303);
  });

  routes.get('/account', async (c) => {
    const { person, now } = c.var;
    const sessions = await countSessions(database, person.id, now);
    const content = accountPage({ person, sessions });
    return c.html(
      page({ title: person.name, part: '/desk/account', person, flash: flashMessage(takeFlash(c)), content }),
    );
  });

  routes.post('/account', async (c) => {
    const field = await fieldsOf(c);
    const { person, now } = c.var;
    const next = field('next');
    const errors = {
      password: await wrongPassword(dependencies, c, field('password')),
      next: passwordProblem(next),
    };
    if (errors.password || errors.next) {
      const sessions = await countSessions(database, person.id, now);
      const content = accountPage({ person, sessions, errors });
      return c.html(
        page({ title: person.name, part: '/desk/account', person, hasError: true, content }),
        422,
      );
    }
    const token = newToken();
    await database.write([
      ...changePassword(person.id, await hashPassword(next), now),
      ...begin(hashOf(token), person.id, now),
    ]);
    giveSession(c, cameByHttps(c), token);
    setFlash(c, { kind: 'words', words: 'Your password is changed.' });
    return c.redirect('/desk/account', 303);
  });

  routes.get('/record', async (c) => {
    const pages = pageCount(await countAuditEntries(database), LINES);
    const current = Math.min(wholeNumber(c.req.query('page')) || 1, pages);
    const auditLog = await wholeAuditLog(database, current, LINES);
    const content = recordPage({ auditLog, current, pages, now: c.var.now });
    return c.html(page({ title: 'Record', part: '/desk/record', person: c.var.person, content }));
  });

  return routes;
}

import { Hono } from 'hono';
import { takeSession } from '../door/cookies.ts';
import type { Env, ReceptionDependencies } from '../env.ts';
import { end } from '../records/sessions.ts';
import { say } from './said.ts';

export function accountRoutes({ database, cameByHttps }: ReceptionDependencies): Hono<Env> {
  const routes = new Hono<Env>();

  routes.post('/sign-out', async (c) => {
    const { session, person, now } = c.var;
    await database.write(end(session, person.id, now));
    takeSession(c, cameByHttps(c));
    say(c, { kind: 'words', words: 'You are signed out.' });
    return c.redirect('/desk/sign-in', 303);
  });

  return routes;
}

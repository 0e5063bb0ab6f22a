import type { Hono } from 'hono';
import type { Env, ReceptionDependencies } from '../env.ts';
import { notAllowed } from '../html/notices.ts';
import { ACTIONS, may, type Action } from './roles.ts';

/** All that is not of the front desk. Whatever else there is, or will be, concerns patients. */
const OF_EVERYBODY = ['/desk/account', '/desk/sign-out', '/desk/sign-out-everywhere', '/desk/editor'];

/** Before the routes, at the same addresses as Hono reads them: whatever a form or a link says, nobody does more. */
export function holdToRoles(app: Hono<Env>, { refused }: Pick<ReceptionDependencies, 'refused'>): void {
  for (const action of Object.keys(ACTIONS) as Action[])
    for (const address of ACTIONS[action].at)
      app.use(address, async (c, next) => {
        const { person } = c.var;
        if (may(person, action) || (action === 'requests' && OF_EVERYBODY.includes(c.req.path)))
          return next();
        // Where whoever has just signed in comes by.
        if (c.req.path === '/desk' && c.req.method === 'GET') return c.redirect('/desk/editor', 303);
        refused(403, '/desk');
        return c.html(notAllowed(person), 403);
      });
}

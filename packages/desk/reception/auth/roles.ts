import type { Hono } from 'hono';
import type { Env, ReceptionDependencies } from '../env.ts';
import { notAllowed } from '../html/notices.ts';

export const ROLES = ['front desk', 'manager', 'writer', 'publisher'] as const;
export type Role = (typeof ROLES)[number];

/** What not everybody who signs in may do: whose it is, and at which addresses it is done. */
const ACTIONS = {
  'hand out': {
    roles: ['manager'],
    at: ['/requests/:id/person', '/requests/:id/person.csv', '/requests/:id/person.json'],
  },
  erase: { roles: ['manager'], at: ['/requests/:id/erase'] },
  export: { roles: ['manager'], at: ['/requests.csv'] },
  people: { roles: ['manager'], at: ['/people/*'] },
  requests: { roles: ['front desk', 'manager'], at: ['*'] },
  write: { roles: ['writer', 'publisher', 'manager'], at: ['/editor'] },
  publish: { roles: ['publisher', 'manager'], at: [] },
} satisfies Record<string, { roles: Role[]; at: string[] }>;

export type Action = keyof typeof ACTIONS;

export const may = ({ role }: { role: Role }, action: Action): boolean =>
  ACTIONS[action].roles.some((allowed) => allowed === role);

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

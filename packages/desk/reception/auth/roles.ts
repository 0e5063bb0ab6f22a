import type { Hono } from 'hono';
import type { Env, ReceptionDependencies } from '../env.ts';
import { notAllowed } from '../html/notices.ts';

export const ROLES = ['front desk', 'manager'] as const;
export type Role = (typeof ROLES)[number];

/** What not everybody at the front desk may do: whose it is, and at which addresses it is done. */
const ACTIONS = {
  'hand out': {
    role: 'manager',
    at: ['/requests/:id/person', '/requests/:id/person.csv', '/requests/:id/person.json'],
  },
  erase: { role: 'manager', at: ['/requests/:id/erase'] },
  export: { role: 'manager', at: ['/requests.csv'] },
  people: { role: 'manager', at: ['/people/*'] },
} satisfies Record<string, { role: Role; at: string[] }>;

export type Action = keyof typeof ACTIONS;

export const may = ({ role }: { role: Role }, action: Action): boolean => role === ACTIONS[action].role;

/** Before the routes, at the same addresses as Hono reads them: whatever a form or a link says, nobody does more. */
export function holdToRoles(app: Hono<Env>, { refused }: Pick<ReceptionDependencies, 'refused'>): void {
  for (const action of Object.keys(ACTIONS) as Action[])
    for (const address of ACTIONS[action].at)
      app.use(address, async (c, next) => {
        if (may(c.var.person, action)) return next();
        refused(403, '/desk');
        return c.html(notAllowed(c.var.person), 403);
      });
}

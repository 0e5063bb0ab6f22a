export const ROLES = ['front desk', 'manager', 'writer', 'doctor', 'publisher'] as const;
export type Role = (typeof ROLES)[number];

/** The actions that need a role, and the routes that perform them. */
export const ACTIONS = {
  'hand out': {
    roles: ['manager'],
    routes: ['/requests/:id/patient', '/requests/:id/patient.csv', '/requests/:id/patient.json'],
  },
  erase: { roles: ['manager'], routes: ['/requests/:id/erase'] },
  export: { roles: ['manager'], routes: ['/requests.csv'] },
  people: { roles: ['manager'], routes: ['/people/*'] },
  requests: { roles: ['front desk', 'manager'], routes: ['*'] },
  write: { roles: ['writer', 'doctor', 'publisher', 'manager'], routes: ['/editor'] },
  /** The editor also needs their name in Team. */
  sign: { roles: ['doctor', 'publisher', 'manager'], routes: [] },
  publish: { roles: ['publisher', 'manager'], routes: [] },
} satisfies Record<string, { roles: Role[]; routes: string[] }>;

export type Action = keyof typeof ACTIONS;

export const may = ({ role }: { role: Role }, action: Action): boolean =>
  ACTIONS[action].roles.some((allowed) => allowed === role);

export const ROLES = ['front desk', 'manager', 'writer', 'publisher'] as const;
export type Role = (typeof ROLES)[number];

/** What not everybody who signs in may do: whose it is, and at which addresses it is done. */
export const ACTIONS = {
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

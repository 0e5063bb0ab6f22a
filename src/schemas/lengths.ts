/** How many words an article has: enough to be complete, few enough to be read. */
export const lengths = {
  condition: { page: 'a condition', min: 700, max: 1000, countsDetails: true },
  procedure: { page: 'a procedure', min: 500, max: 800, countsDetails: true },
  'second reading': { page: 'a second reading', min: 120, max: 260, countsDetails: false },
  article: { page: 'an article', min: 400, max: 750, countsDetails: false },
} as const;

export type Length = keyof typeof lengths;

/** How many words an article has: enough to be complete, few enough to be read. */
export const lengths = {
  condition: { min: 700, max: 1000 },
  procedure: { min: 500, max: 800 },
  'second reading': { min: 120, max: 260 },
  article: { min: 400, max: 750 },
} as const;

export type Length = keyof typeof lengths;

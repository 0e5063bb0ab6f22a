import type { Kind } from './kinds.ts';

/** The number of words of an article: enough to be complete, few enough to be read. */
export interface Length {
  page: string;
  min: number;
  max: number;
  countsDetails: boolean;
}

export const lengths: Partial<Record<Kind, Length>> = {
  conditions: { page: 'a condition', min: 700, max: 1100, countsDetails: true },
  services: { page: 'a procedure', min: 500, max: 800, countsDetails: true },
  blog: { page: 'an article', min: 400, max: 750, countsDetails: false },
};

/** The length of a page that is another name for a service. */
export const secondReading: Length = { page: 'a second reading', min: 120, max: 260, countsDetails: false };

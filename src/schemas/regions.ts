/** The regions of the body, from head to foot; the last is for pain that has no one place. */
export const regions = [
  'head',
  'neck',
  'shoulder',
  'arm',
  'back',
  'abdomen',
  'hip',
  'knee',
  'foot',
  'nerves',
] as const;
export type Region = (typeof regions)[number];

/** The body regions from head to foot; the last is for pain without a single place. */
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

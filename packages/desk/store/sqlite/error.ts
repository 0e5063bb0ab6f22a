const MESSAGES = {
  missing: (file: string) => `There is no requests file at ${file} yet. It is made when the site is started.`,
  foreign: (file: string) =>
    `${file} is not a requests file of this site. Name another one in REQUESTS_FILE.`,
  newer: (file: string) =>
    `${file} was written by a newer version of this site. Update the site, then start it again.`,
  locked: (file: string) => `${file} is locked by another program. Close that program, then try again.`,
  'read-only': (file: string) =>
    `This user may not change ${file}: it or its folder is read-only or belongs to another user.`,
  full: (file: string) => `There is no room left on the disk for ${file}. Make room, then try again.`,
  damaged: (file: string) =>
    `${file} is damaged, so no request is stored. Stop the site, move the file away, restore the latest backup (npm run requests -- --restore), and start again.`,
  unreadable: (file: string) =>
    `${file} is not a requests file of this site, or it is damaged. Name another one in REQUESTS_FILE, or restore the latest backup.`,
  unreachable: (file: string) =>
    `${file} cannot be opened. Check that its folder exists and may be used by this user.`,
};
export type DatabaseErrorReason = keyof typeof MESSAGES;

/** The message tells the practice what to do. */
export class DatabaseError extends Error {
  readonly reason: DatabaseErrorReason;
  constructor(reason: DatabaseErrorReason, file: string, options?: ErrorOptions) {
    super(MESSAGES[reason](file), options);
    this.reason = reason;
  }
}

/** SQLite's primary result codes (the low byte of errcode) and the system's codes. */
const CODES: [DatabaseErrorReason, (number | string)[]][] = [
  ['locked', [5, 6]],
  ['read-only', [8, 'EACCES', 'EPERM', 'EROFS']],
  ['damaged', [11]],
  ['full', [13, 'ENOSPC', 'EDQUOT', 'EFBIG']],
  ['unreadable', [26]],
];

export function toDatabaseError(error: unknown, file: string): DatabaseError {
  if (error instanceof DatabaseError) return error;
  const { code = '', errcode } = error as { code?: string; errcode?: number };
  const given = errcode === undefined ? code : errcode & 0xff;
  const [reason = 'unreachable'] = CODES.find(([, codes]) => codes.includes(given)) ?? [];
  return new DatabaseError(reason, file, { cause: error });
}

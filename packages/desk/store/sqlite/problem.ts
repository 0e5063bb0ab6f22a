import type { Trouble } from '../request-store.ts';

const SENTENCES = {
  missing: (file: string) => `There is no requests file at ${file} yet. It is made when the site is started.`,
  foreign: (file: string) =>
    `${file} is not a requests file of this site. Name another one in REQUESTS_FILE.`,
  newer: (file: string) =>
    `${file} was written by a newer version of this site. Update the site, then start it again.`,
  locked: (file: string) => `${file} is locked by another program. Close that program, then try again.`,
  'read-only': (file: string) =>
    `This user may not change ${file}: it or its folder is read-only or belongs to somebody else.`,
  full: (file: string) => `There is no room left on the disk for ${file}. Make room, then try again.`,
  damaged: (file: string) =>
    `${file} is damaged, so no request is kept. Stop the site, move the file away, put back the latest copy (npm run requests -- --restore), and start again.`,
  unreadable: (file: string) =>
    `${file} is not a requests file of this site, or it is damaged. Name another one in REQUESTS_FILE, or put back the latest copy.`,
  unreachable: (file: string) =>
    `${file} cannot be opened. Check that its folder exists and may be used by this user.`,
};
export type Problem = keyof typeof SENTENCES;

/** The message is a sentence for the practice. */
export class DatabaseProblem extends Error {
  readonly problem: Problem;
  constructor(problem: Problem, file: string) {
    super(SENTENCES[problem](file));
    this.problem = problem;
  }
}

/** SQLite's primary result codes (the low byte of errcode) and the system's codes. */
const CODES: [Problem, (number | string)[]][] = [
  ['locked', [5, 6]],
  ['read-only', [8, 'EACCES', 'EPERM', 'EROFS']],
  ['damaged', [11]],
  ['full', [13, 'ENOSPC', 'EDQUOT', 'EFBIG']],
  ['unreadable', [26]],
];

export function problemOf(error: unknown, file: string): DatabaseProblem {
  if (error instanceof DatabaseProblem) return error;
  const { code = '', errcode } = error as { code?: string; errcode?: number };
  const given = errcode === undefined ? code : errcode & 0xff;
  const [problem = 'unreachable'] = CODES.find(([, codes]) => codes.includes(given)) ?? [];
  return new DatabaseProblem(problem, file);
}

export function troubleOf(problem: Problem): Trouble {
  return problem === 'full' || problem === 'locked' || problem === 'read-only' ? problem : 'broken';
}

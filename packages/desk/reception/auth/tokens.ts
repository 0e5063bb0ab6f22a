import { createHash, randomBytes } from 'node:crypto';

/** 256 bits that nobody can guess, fit for a link or a cookie. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is kept of a token: whoever reads the database cannot sign in with it. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

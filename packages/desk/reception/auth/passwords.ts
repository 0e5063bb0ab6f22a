import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';
import pLimit from 'p-limit';

const MIN_LENGTH = 12;
export const MAX_PASSWORD_LENGTH = 200;

/** 16 MiB and more than 100 ms: OWASP's advice, within the memory of a Worker. */
const COST = { N: 2 ** 14, r: 8, p: 5 };
const BYTES = 32;

/** Keyboards encode the same letter in different ways. */
const normalize = (password: string): string => password.normalize('NFKC');

/** Two at a time: scrypt runs on the same threads that read the files of the site. */
const limit = pLimit(2);
const derive = (password: string, salt: Buffer, cost = COST) =>
  limit(() =>
    promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)(normalize(password), salt, BYTES, cost),
  );

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt);
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Takes as long without a stored hash, so the response time does not reveal which names exist. */
export async function isPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = stored?.split('$') ?? [];
  const cost = stored ? { N: Number(N), r: Number(r), p: Number(p) } : COST;
  const expected = stored ? Buffer.from(key, 'base64url') : Buffer.alloc(BYTES);
  const actual = await derive(password, Buffer.from(salt, 'base64url'), cost);
  return timingSafeEqual(actual, expected) && Boolean(stored);
}

/** Returns the error of a new password. Checks the length first: normalizing a very long text is slow. */
export function passwordError(password: string): string | undefined {
  if (password.length > MAX_PASSWORD_LENGTH) return `Use at most ${MAX_PASSWORD_LENGTH} characters`;
  return [...normalize(password)].length >= MIN_LENGTH ? undefined : `Use at least ${MIN_LENGTH} characters`;
}

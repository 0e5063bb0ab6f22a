import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';

const SHORTEST_PASSWORD = 12;
export const LONGEST_PASSWORD = 200;

/** 16 MiB and more than a tenth of a second: as OWASP asks for, and within the memory of a Worker. */
const COST = { N: 2 ** 14, r: 8, p: 5 };
const BYTES = 32;

/** Keyboards write the same letter in different ways. */
const bytesOf = (password: string): string => password.normalize('NFKC');

const derived = (password: string, salt: Buffer, cost = COST) =>
  promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)(bytesOf(password), salt, BYTES, cost);

/** Two at once, and the others one after the other: the threads that do this also read the pages of the site. */
const lanes: Promise<unknown>[] = [Promise.resolve(), Promise.resolve()];
let turn = 0;

function derive(...given: Parameters<typeof derived>): Promise<Buffer> {
  const lane = turn++ % lanes.length;
  const result = lanes[lane]!.then(() => derived(...given));
  lanes[lane] = result.catch(() => undefined);
  return result;
}

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt);
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Takes as long for somebody who is not there, so that nobody can find out who works here. */
export async function isPassword(password: string, kept: string | null | undefined): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = kept?.split('$') ?? [];
  const cost = kept ? { N: Number(N), r: Number(r), p: Number(p) } : COST;
  const known = kept ? Buffer.from(key, 'base64url') : Buffer.alloc(BYTES);
  const found = await derive(password, Buffer.from(salt, 'base64url'), cost);
  return timingSafeEqual(found, known) && Boolean(kept);
}

/** What is wrong with a new password. The length comes first: bringing a very long text into order takes long. */
export function passwordProblem(password: string): string | undefined {
  if (password.length > LONGEST_PASSWORD) return `Use at most ${LONGEST_PASSWORD} characters`;
  const isLongEnough = [...bytesOf(password)].length >= SHORTEST_PASSWORD;
  return isLongEnough ? undefined : `Use at least ${SHORTEST_PASSWORD} characters`;
}

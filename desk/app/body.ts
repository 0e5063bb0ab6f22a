import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { refuse } from './refusal.ts';

const LARGEST_BODY = 16 * 1024;

/** JSON as it is: a form can send nothing else. */
export async function checkType(c: Context, next: () => Promise<void>): Promise<void> {
  const json = /^application\/json\s*(;|$)/i.test(c.req.header('content-type') ?? '');
  const plain = /^(identity)?$/i.test(c.req.header('content-encoding') ?? '');
  if (!json || !plain) throw refuse(415, 'Only application/json.');
  await next();
}

const tooLarge = (): never => {
  throw refuse(413, 'At most 16 KiB.');
};
const countBody = bodyLimit({ maxSize: LARGEST_BODY, onError: tooLarge });

/** Node holds a body to the length it declares; counting bytes, at twice the cost, is for those that declare none. */
export function limitBody(c: Context, next: () => Promise<void>) {
  const declared = Number(c.req.header('content-length') ?? NaN);
  if (Number.isNaN(declared)) return countBody(c, next);
  return declared > LARGEST_BODY ? tooLarge() : next();
}

export async function bodyOf(c: Context): Promise<Uint8Array> {
  try {
    return new Uint8Array(await c.req.arrayBuffer());
  } catch {
    // The caller has gone: nothing is stored, and the answer is written to nobody.
    throw refuse(408, 'The request did not arrive.');
  }
}

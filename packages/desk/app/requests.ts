import { createHmac, createSecretKey, randomUUID } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { clinicDay, longDate } from '#lib/dates.ts';
import { paths } from '#forms/paths.ts';
import { callerAt } from '../lib/caller.ts';
import type { KeptPayload } from '../store/kept-request.ts';
import { NotKept, type NewRequest, type RequestStore } from '../store/request-store.ts';
import { createLimits } from '../lib/rate-limit.ts';
import { judge, type Choices } from './rules.ts';

export interface RequestDependencies {
  store: Pick<RequestStore, 'keep'>;
  /** Told after each request that was kept. */
  kept: (c: Context) => void;
  choices: () => Choices | undefined;
  addressOf: (c: Context) => string;
  allowOrigins: string[];
  requestsPerMinute: number;
  /** Without it, nobody can find out addresses by trying them all against the fingerprints. */
  fingerprintKey: string;
  say: (sentence: string) => void;
}

const LARGEST_BODY = 16 * 1024;
const SUSPICIOUS_DAYS = 3;

/** No person writes name and number faster; a browser that fills in the form by itself may come near it. */
const FASTEST_MS = 2_000;

/** The three calls of the forms. 201 means: it is safe. */
export function requestRoutes(dependencies: RequestDependencies): Hono {
  const { store, kept, choices, addressOf, allowOrigins, requestsPerMinute, fingerprintKey, say } =
    dependencies;
  // Apart, so that junk from behind an address that many share does not keep out the honest ones.
  const limitValid = createLimits(requestsPerMinute);
  const limitWrong = createLimits(requestsPerMinute);
  const key = createSecretKey(fingerprintKey, 'utf8');
  let wrongDays = 0;
  const routes = new Hono();

  for (const path of Object.values(paths)) {
    routes.use(path, neverCached);
    if (allowOrigins.length > 0) routes.use(path, allow(allowOrigins));
    routes.post(path, checkType, limitBody, async (c) => {
      const body = await bodyOf(c);
      const address = addressOf(c);
      const now = Date.now();
      const offered = choices();
      const judged = judge(path, parse(body, address), now, offered);
      if ('wrong' in judged) throw refuseWrong(judged.wrong, address, now);
      wrongDays = 0;
      const spam = isTrapped(judged.payload);
      refuseWhileLimited((spam ? limitWrong : limitValid)(address, now));

      const fingerprint = createHmac('sha256', key)
        .update(`${path}\0${callerAt(address)}\0`)
        .update(body)
        .digest('base64');
      await keep({
        reference: randomUUID(),
        receivedAt: new Date(now).toISOString(),
        path,
        payload: JSON.stringify(judged.payload),
        fingerprint,
        notice: offered?.notice,
        spam,
        quick: wasQuick(c),
      });
      kept(c);
      return c.body(null, 201);
    });
    const Allow = allowOrigins.length > 0 ? 'POST, OPTIONS' : 'POST';
    routes.all(path, (c) => c.json({ message: 'Only POST.' }, 405, { Allow }));
  }

  function parse(body: Uint8Array, address: string): unknown {
    try {
      return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
    } catch {
      refuseWhileLimited(limitWrong(address, Date.now()));
      // The parser's own message quotes the body, which nobody may see in a log.
      throw refuse(400, 'Not valid JSON in UTF-8.');
    }
  }

  function refuseWrong(wrong: { field: string; message: string }, address: string, now: number): Error {
    // A clock that is far off makes every day wrong that a visitor may choose: said once, until a request fits again.
    if (wrong.field === 'appointmentDate' && ++wrongDays === SUSPICIOUS_DAYS)
      say(
        `The last ${SUSPICIOUS_DAYS} requests were refused for their day. If the clock of this computer is wrong, set it: it says ${longDate(clinicDay(now))}.`,
      );
    refuseWhileLimited(limitWrong(address, now));
    return refuse(422, wrong);
  }

  async function keep(request: NewRequest): Promise<void> {
    try {
      await store.keep(request);
    } catch (error) {
      if (!(error instanceof NotKept)) throw error;
      const seconds = error.trouble === 'busy' || error.trouble === 'locked' ? '5' : '30';
      throw refuse(503, 'The request could not be kept. Please try again.', { 'Retry-After': seconds });
    }
  }

  return routes;
}

// The honeypot: how a machine that fills in forms is recognised. Its request is kept as well, since it may be that of a
// person after all.

/** People do not see the field, so their requests do not have it. */
const isTrapped = ({ remarks }: KeptPayload): boolean => remarks !== undefined;

/** Our own forms say for how long they were open; nothing is read from a request that does not say it. */
const wasQuick = (c: Context): boolean => Number(c.req.header('form-open-for') || NaN) < FASTEST_MS;

/** An answer that says no, to be thrown. Never give it anything a visitor sent. */
function refuse(status: ContentfulStatusCode, words: string | object, headers: Record<string, string> = {}) {
  const body = typeof words === 'string' ? { message: words } : words;
  return new HTTPException(status, { res: Response.json(body, { status, headers }) });
}

function refuseWhileLimited(seconds: number): void {
  if (seconds > 0)
    throw refuse(429, 'Too many requests from one address.', { 'Retry-After': String(seconds) });
}

const allow = (origin: string[]) =>
  cors({
    origin,
    allowMethods: ['POST', 'OPTIONS'],
    allowHeaders: ['content-type'],
    exposeHeaders: ['Retry-After'],
    maxAge: 600,
  });

async function neverCached(c: Context, next: () => Promise<void>): Promise<void> {
  await next();
  c.res.headers.set('Cache-Control', 'no-store');
}

/** JSON as it is: a form can send nothing else. */
async function checkType(c: Context, next: () => Promise<void>): Promise<void> {
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
function limitBody(c: Context, next: () => Promise<void>) {
  const declared = Number(c.req.header('content-length') ?? NaN);
  if (Number.isNaN(declared)) return countBody(c, next);
  return declared > LARGEST_BODY ? tooLarge() : next();
}

async function bodyOf(c: Context): Promise<Uint8Array> {
  try {
    return new Uint8Array(await c.req.arrayBuffer());
  } catch {
    // The caller has gone: nothing is stored, and the answer is written to nobody.
    throw refuse(408, 'The request did not arrive.');
  }
}

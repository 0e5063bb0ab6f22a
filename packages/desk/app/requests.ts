import { createHmac, createSecretKey, randomUUID } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { clinicDay, longDate } from '@clinic/contract/dates.ts';
import { paths } from '@clinic/contract/paths.ts';
import { clientNetwork } from '../lib/address.ts';
import type { Log } from '../lib/logger.ts';
import { createLimits } from '../lib/rate-limit.ts';
import type { StoredPayload } from '../store/stored-request.ts';
import { StoreError, type NewRequest, type Store } from '../store/store.ts';
import { validateRequest, type Choices } from './validation.ts';

export interface RequestDependencies {
  store: Pick<Store, 'add'>;
  /** Called after each stored request. */
  onStored: (c: Context) => void;
  choices: () => Choices | undefined;
  addressOf: (c: Context) => string;
  allowOrigins: string[];
  requestsPerMinute: number;
  /** Keeps client addresses from being found by hashing all of them and comparing the fingerprints. */
  fingerprintKey: string;
  log: Log;
}

const LARGEST_BODY = 16 * 1024;
const SUSPICIOUS_DAYS = 3;

/** No person types name and number faster; a browser's autofill may come near it. */
const FASTEST_MS = 2_000;

/** The three routes of the forms. 201 means that the request is stored. */
export function formRoutes(dependencies: RequestDependencies): Hono {
  const { onStored, choices, addressOf, allowOrigins, requestsPerMinute, fingerprintKey, log } = dependencies;
  // Separate, so that junk from a shared address does not lock out valid requests from there.
  const limitValid = createLimits(requestsPerMinute);
  const limitInvalid = createLimits(requestsPerMinute);
  const key = createSecretKey(fingerprintKey, 'utf8');
  let invalidDays = 0;
  const routes = new Hono();

  for (const path of Object.values(paths)) {
    routes.use(path, noStore);
    if (allowOrigins.length > 0) routes.use(path, allowCors(allowOrigins));
    routes.post(path, checkType, limitBody, async (c) => {
      const body = await bodyOf(c);
      const address = addressOf(c);
      const now = Date.now();
      const offered = choices();
      const result = validateRequest(path, parse(body, address), now, offered);
      if ('issue' in result) throw refuseInvalid(result.issue, address, now);
      invalidDays = 0;
      const spam = isTrapped(result.payload);
      refuseWhileLimited((spam ? limitInvalid : limitValid)(address, now));

      const fingerprint = createHmac('sha256', key)
        .update(`${path}\0${clientNetwork(address)}\0`)
        .update(body)
        .digest('base64');
      await store({
        reference: randomUUID(),
        receivedAt: new Date(now).toISOString(),
        path,
        payload: JSON.stringify(result.payload),
        fingerprint,
        notice: offered?.notice,
        spam,
        quick: wasQuick(c),
      });
      onStored(c);
      return c.body(null, 201);
    });
    const Allow = allowOrigins.length > 0 ? 'POST, OPTIONS' : 'POST';
    routes.all(path, (c) => c.json({ message: 'Only POST.' }, 405, { Allow }));
  }

  function parse(body: Uint8Array, address: string): unknown {
    try {
      return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
    } catch {
      refuseWhileLimited(limitInvalid(address, Date.now()));
      // The parser's message quotes the body, which must not be logged.
      throw refuse(400, 'Not valid JSON in UTF-8.');
    }
  }

  function refuseInvalid(issue: { field: string; message: string }, address: string, now: number): Error {
    // With a wrong clock, every day that a visitor may choose is invalid. Logged once, until a request is valid again.
    if (issue.field === 'appointmentDate' && ++invalidDays === SUSPICIOUS_DAYS)
      log(
        `The last ${SUSPICIOUS_DAYS} requests were refused for their day. If the clock of this computer is wrong, set it: it says ${longDate(clinicDay(now))}.`,
      );
    refuseWhileLimited(limitInvalid(address, now));
    return refuse(422, issue);
  }

  async function store(request: NewRequest): Promise<void> {
    try {
      await dependencies.store.add(request);
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      const seconds = error.reason === 'busy' || error.reason === 'locked' ? '5' : '30';
      throw refuse(503, 'The request could not be kept. Please try again.', { 'Retry-After': seconds });
    }
  }

  return routes;
}

/** The honeypot field: people cannot see it, so a bot filled it in. Stored as spam, since it may be a person after all. */
const isTrapped = ({ remarks }: StoredPayload): boolean => remarks !== undefined;

/** Our forms send for how many ms they were open; a request without the header counts as slow. */
const wasQuick = (c: Context): boolean => Number(c.req.header('form-open-for') || NaN) < FASTEST_MS;

/** Creates the response to throw. Never give it anything a visitor sent. */
function refuse(
  status: ContentfulStatusCode,
  content: string | object,
  headers: Record<string, string> = {},
) {
  const body = typeof content === 'string' ? { message: content } : content;
  return new HTTPException(status, { res: Response.json(body, { status, headers }) });
}

function refuseWhileLimited(seconds: number): void {
  if (seconds > 0)
    throw refuse(429, 'Too many requests from one address.', { 'Retry-After': String(seconds) });
}

const allowCors = (origin: string[]) =>
  cors({
    origin,
    allowMethods: ['POST', 'OPTIONS'],
    allowHeaders: ['content-type'],
    exposeHeaders: ['Retry-After'],
    maxAge: 600,
  });

async function noStore(c: Context, next: () => Promise<void>): Promise<void> {
  await next();
  c.res.headers.set('Cache-Control', 'no-store');
}

/** Only uncompressed JSON. An HTML form of another site cannot send it. */
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

/** Node enforces a declared length. Counting bytes costs twice as much, so it is for bodies without one. */
function limitBody(c: Context, next: () => Promise<void>) {
  const declared = Number(c.req.header('content-length') ?? NaN);
  if (Number.isNaN(declared)) return countBody(c, next);
  return declared > LARGEST_BODY ? tooLarge() : next();
}

async function bodyOf(c: Context): Promise<Uint8Array> {
  try {
    return new Uint8Array(await c.req.arrayBuffer());
  } catch {
    // The client disconnected: nothing is stored.
    throw refuse(408, 'The request did not arrive.');
  }
}

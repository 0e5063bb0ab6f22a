import { createHash, randomUUID } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { cors } from 'hono/cors';
import * as v from 'valibot';
import { paths, type RequestPath } from '#forms/paths.ts';
import { payloadSchemas } from '#forms/payloads.ts';
import { NotKept, type RequestStore } from '../store/request-store.ts';
import { bodyOf, checkType, limitBody } from './body.ts';
import { callerAt } from './caller.ts';
import { createRateLimit } from './rate-limit.ts';
import { refuse } from './refusal.ts';

export interface RequestDependencies {
  store: Pick<RequestStore, 'keep'>;
  /** Told after each request that was kept. */
  kept: () => void;
  addressOf: (c: Context) => string;
  allowOrigins: string[];
  requestsPerMinute: number;
}

/** The three calls of the forms. 201 means: it is safe. */
export function requestRoutes(dependencies: RequestDependencies): Hono {
  const { store, kept, addressOf, allowOrigins, requestsPerMinute } = dependencies;
  const secondsToWait = createRateLimit(requestsPerMinute);
  const routes = new Hono();

  for (const path of Object.values(paths)) {
    routes.use(path, neverCached);
    if (allowOrigins.length > 0) {
      const allowMethods = ['POST', 'OPTIONS'];
      const exposeHeaders = ['Retry-After'];
      routes.use(
        path,
        cors({
          origin: allowOrigins,
          allowMethods,
          allowHeaders: ['content-type'],
          exposeHeaders,
          maxAge: 600,
        }),
      );
    }
    routes.post(path, checkType, limitBody, async (c) => {
      const caller = callerAt(addressOf(c));
      const seconds = secondsToWait(caller, Date.now());
      if (seconds > 0)
        throw refuse(429, 'Too many requests from one address.', { 'Retry-After': `${seconds}` });

      const body = await bodyOf(c);
      const payload = validPayload(path, body);
      await keep({
        reference: randomUUID(),
        receivedAt: new Date().toISOString(),
        path,
        payload: JSON.stringify(payload),
        fingerprint: createHash('sha256').update(`${path}\0${caller}\0`).update(body).digest('hex'),
      });
      kept();
      return c.body(null, 201);
    });
    const allow = allowOrigins.length > 0 ? 'POST, OPTIONS' : 'POST';
    routes.all(path, (c) => c.json({ message: 'Only POST.' }, 405, { Allow: allow }));
  }

  async function keep(request: Parameters<RequestStore['keep']>[0]): Promise<void> {
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

async function neverCached(c: Context, next: () => Promise<void>): Promise<void> {
  await next();
  c.res.headers.set('Cache-Control', 'no-store');
}

function validPayload(path: RequestPath, body: Uint8Array): unknown {
  const result = v.safeParse(payloadSchemas[path], parse(body));
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw refuse(422, { field: v.getDotPath(issue) ?? '', message: issue.message });
}

function parse(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    // The parser's own message quotes the body, which nobody may see in a log.
    throw refuse(400, 'Not valid JSON in UTF-8.');
  }
}

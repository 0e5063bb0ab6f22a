import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import * as v from 'valibot';
import { paths, type RequestPath } from '#forms/paths.ts';
import { payloadSchemas } from '#forms/payloads.ts';
import { answerJson, answerNothing, type Extra } from './answer.ts';
import { readBody } from './body.ts';
import { callerOf } from './caller.ts';
import { createCors } from './cors.ts';
import { NotKept, type Keeper } from './keeper.ts';
import { createRateLimit } from './rate.ts';
import type { Settings } from './settings.ts';

const LARGEST_BODY = 16 * 1024;
const KNOWN = new Set<string>(Object.values(paths));

export const isRequestPath = (path: string): path is RequestPath => KNOWN.has(path);

type Choices = Pick<Settings, 'allowOrigins' | 'proxies' | 'requestsPerMinute' | 'bodySeconds'>;
export type RequestsHandler = (req: IncomingMessage, res: ServerResponse, path: RequestPath) => Promise<void>;

class Refusal extends Error {
  readonly status: number;
  readonly body: object;
  readonly headers: Extra;
  constructor(status: number, words: string | object, headers: Extra = {}) {
    super(`refused with ${status}`);
    this.status = status;
    this.body = typeof words === 'string' ? { message: words } : words;
    this.headers = headers;
  }
}

/** Answers the three calls of the forms. 201 means: it is on disk. */
export function createRequestsHandler(keeper: Keeper, choices: Choices): RequestsHandler {
  const wait = createRateLimit(choices.requestsPerMinute);
  const cors = createCors(choices.allowOrigins);

  async function receive(req: IncomingMessage, path: RequestPath): Promise<void> {
    const caller = callerOf(req, choices.proxies);
    const seconds = wait(caller, Date.now());
    if (seconds > 0)
      throw new Refusal(429, 'Too many requests from one address.', { 'retry-after': `${seconds}` });
    checkType(req);
    const body = await bodyOf(req, choices.bodySeconds);
    const payload = validPayload(path, body);
    const fingerprint = createHash('sha256').update(`${path}\0${caller}\0`).update(body).digest('hex');
    const receivedAt = new Date().toISOString();
    await keeper.keep({
      reference: randomUUID(),
      receivedAt,
      path,
      payload: JSON.stringify(payload),
      fingerprint,
    });
  }

  return async function handle(req, res, path) {
    for (const [name, value] of cors.headersFor(req)) res.setHeader(name, value);
    if (req.method === 'OPTIONS' && cors.enabled) return answerNothing(res, 204);
    if (req.method !== 'POST')
      return answerJson(res, 405, { message: 'Only POST.' }, { allow: cors.methods });
    try {
      await receive(req, path);
      answerNothing(res, 201);
    } catch (error) {
      const refusal = toRefusal(error);
      if (!refusal) throw error;
      answerJson(res, refusal.status, refusal.body, refusal.headers);
    }
  };
}

function toRefusal(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (!(error instanceof NotKept)) return undefined;
  const seconds = error.trouble === 'busy' || error.trouble === 'locked' ? '5' : '30';
  return new Refusal(503, 'The request could not be kept. Please try again.', { 'retry-after': seconds });
}

function checkType(req: IncomingMessage): void {
  const json = /^application\/json\s*(;|$)/i.test(req.headers['content-type'] ?? '');
  const plain = /^(identity)?$/i.test(req.headers['content-encoding'] ?? '');
  if (!json || !plain) throw new Refusal(415, 'Only application/json.');
}

async function bodyOf(req: IncomingMessage, seconds: number): Promise<Buffer> {
  const body = await readBody(req, LARGEST_BODY, seconds * 1000);
  if (body === 'too large') throw new Refusal(413, 'At most 16 KiB.');
  // Also for a caller that has gone: nothing is stored, and the answer is written to nobody.
  if (typeof body === 'string')
    throw new Refusal(408, 'The request did not arrive in time.', { connection: 'close' });
  return body;
}

function validPayload(path: RequestPath, body: Buffer): unknown {
  const result = v.safeParse(payloadSchemas[path], parse(body));
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Refusal(422, { field: v.getDotPath(issue) ?? '', message: issue.message });
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    // The parser's own message quotes the body, which nobody may see in a log.
    throw new Refusal(400, 'Not valid JSON in UTF-8.');
  }
}

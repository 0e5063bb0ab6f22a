import { HTTPException } from 'hono/http-exception';
import type { Refusal } from './types.ts';

/** Ends a request with a message for the writer. */
export function refuse(status: 400 | 403 | 404 | 409 | 413, refusal: string | Refusal): never {
  const body = typeof refusal === 'string' ? { message: refusal } : refusal;
  throw new HTTPException(status, { message: body.message, res: Response.json(body, { status }) });
}

import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** An answer that says no, to be thrown. Never give it anything a visitor sent. */
export function refuse(
  status: ContentfulStatusCode,
  words: string | object,
  headers: Record<string, string> = {},
): HTTPException {
  const body = typeof words === 'string' ? { message: words } : words;
  return new HTTPException(status, { res: Response.json(body, { status, headers }) });
}

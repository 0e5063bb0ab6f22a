import type { IncomingMessage } from 'node:http';

export type Body = Buffer | 'too large' | 'too slow' | 'gone';

/** A caller that keeps sending after it was refused is cut off here. */
const PATIENCE = 1024 * 1024;

/** Collects a body within a limit of bytes and time. Never rejects: each way to fail has a name. */
export function readBody(req: IncomingMessage, limit: number, milliseconds: number): Promise<Body> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const timer = setTimeout(() => resolve('too slow'), milliseconds);
    const settle = (body: Body) => {
      clearTimeout(timer);
      resolve(body);
    };
    if (Number(req.headers['content-length']) > limit) settle('too large');
    req.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit) return chunks.push(chunk);
      // Reading on lets the refusal arrive: closing with unread bytes would reset the connection.
      settle('too large');
      if (size > PATIENCE) req.destroy();
    });
    req.on('end', () => settle(size <= limit ? Buffer.concat(chunks) : 'too large'));
    req.on('error', () => settle('gone'));
    req.on('close', () => settle('gone'));
  });
}

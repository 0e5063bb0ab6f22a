// Serves a built site as a good host does: HTTP/2 over TLS, brotli, hashed files kept for ever.
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import type { Certificate } from './certificate.ts';
import { answersFrom } from './answers.ts';

export interface Served {
  name: string;
  origin: string;
  /** What the answer at a path weighs. */
  bytesAt: (pathname: string) => number;
  htmlAt: (pathname: string) => string;
  stop: () => void;
}

export async function serve(name: string, dist: string, { key, cert }: Certificate): Promise<Served> {
  const answerAt = answersFrom(dist);
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (request, response) => {
    if (request.method === 'POST') {
      request.resume();
      response.writeHead(200).end();
      return;
    }
    const answer = answerAt(new URL(request.url, 'https://localhost').pathname);
    response.writeHead(answer?.status ?? 404, answer?.headers ?? {}).end(answer?.body ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    name,
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    bytesAt: (pathname) => answerAt(pathname)?.body.length ?? 0,
    htmlAt: (pathname) => answerAt(pathname)?.text ?? '',
    stop: () => void server.close(),
  };
}

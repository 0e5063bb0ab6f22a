// A local receiver of webhooks that responds as a test wants.
import { createServer } from 'node:http';
import { listen } from './listen.ts';

export interface AcceptedRequest {
  key: string | undefined;
  body: { id: number; reference: string; timestamp: string; path: string; request: object };
}

/** The bytes as received, for the signature. */
export interface ReceivedRequest {
  headers: Record<string, string>;
  text: string;
}

export async function openReceiver() {
  /** All requests, accepted or not. */
  const received: ReceivedRequest[] = [];
  /** The accepted requests. */
  const accepted: AcceptedRequest[] = [];
  /** The next statuses, 200 by default; 0 drops the connection. */
  const statuses: number[] = [];
  const server = createServer((req, res) => {
    let text = '';
    req.on('data', (chunk) => (text += chunk));
    req.on('end', () => {
      received.push({ headers: req.headers as Record<string, string>, text });
      const status = statuses.shift() ?? 200;
      if (status === 0) return req.socket.destroy();
      if (status < 300)
        accepted.push({ key: req.headers['idempotency-key'] as string, body: JSON.parse(text) });
      res.writeHead(status, status === 302 ? { location: 'https://example.org/' } : {}).end('thanks');
    });
  });
  const { url, close } = await listen(server);
  const address = new URL(`${url}/hook`);
  return { webhook: { address, secrets: [], details: true }, received, accepted, statuses, server, close };
}

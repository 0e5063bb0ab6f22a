// Whoever a practice has its requests announced to: an address on this computer that answers as a test wishes.
import { createServer } from 'node:http';
import { listen } from './listen.ts';

export interface Heard {
  key: string | undefined;
  body: { id: number; reference: string; timestamp: string; path: string; request: object };
}

/** Exactly as it arrived: a signature is over these bytes. */
export interface Try {
  headers: Record<string, string>;
  text: string;
}

export async function openReceiver() {
  /** What arrived, taken or not. */
  const tries: Try[] = [];
  /** What it took. */
  const heard: Heard[] = [];
  /** Its next answers, 200 when there are none; 0 drops the connection. */
  const statuses: number[] = [];
  const server = createServer((req, res) => {
    let text = '';
    req.on('data', (chunk) => (text += chunk));
    req.on('end', () => {
      tries.push({ headers: req.headers as Record<string, string>, text });
      const status = statuses.shift() ?? 200;
      if (status === 0) return req.socket.destroy();
      if (status < 300) heard.push({ key: req.headers['idempotency-key'] as string, body: JSON.parse(text) });
      res.writeHead(status, status === 302 ? { location: 'https://example.org/' } : {}).end('thanks');
    });
  });
  const { url, close } = await listen(server);
  const address = new URL(`${url}/hook`);
  return { webhook: { address, secrets: [], details: true }, tries, heard, statuses, server, close };
}

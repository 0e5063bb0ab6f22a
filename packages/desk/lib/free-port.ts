import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** A port that nobody uses, below those that a system gives away by itself: it is still free when a server opens it. */
export function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_000);
  return new Promise((resolve) => {
    const server = createServer()
      .once('error', () => resolve(freePort()))
      .listen(port, '127.0.0.1', () => server.close(() => resolve(port)));
  });
}

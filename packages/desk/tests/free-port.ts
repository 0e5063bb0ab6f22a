import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Returns a free port below the ephemeral ones, so no other program gets it before a server listens on it. */
export function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_000);
  return new Promise((resolve) => {
    const server = createServer()
      .once('error', () => resolve(freePort()))
      .listen(port, '127.0.0.1', () => server.close(() => resolve(port)));
  });
}

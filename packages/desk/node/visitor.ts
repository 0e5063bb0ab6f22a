import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { believedAddress } from '../lib/caller.ts';

/** What Node knows of whoever is asking, and what our own proxies say of them. */
export function visitorsBehind(proxies: number) {
  return {
    addressOf(c: Context): string {
      const { incoming } = c.env as HttpBindings;
      return believedAddress(
        incoming.socket.remoteAddress ?? 'unknown',
        c.req.header('x-forwarded-for'),
        proxies,
      );
    },
    cameByHttps: (c: Context): boolean => proxies > 0 && c.req.header('x-forwarded-proto') === 'https',
  };
}

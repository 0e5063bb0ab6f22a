import { createServer, type Server } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import { readAddress } from '../pages/address.ts';

const HEADERS_WITHIN_MS = 10_000;

export interface ServerChoices {
  /** How long a request may take to arrive. */
  bodySeconds: number;
}

/** Node's own server around the application. */
export function createNodeServer(app: Hono, { bodySeconds }: ServerChoices): Server {
  const listener = getRequestListener(
    (request, env) => {
      const { incoming } = env as HttpBindings;
      if (readAddress(incoming.url ?? '')) return app.fetch(request, env);
      return new Response('This is not an address of this site.\n', { status: 400 });
    },
    { overrideGlobalObjects: true },
  );
  return createServer(
    {
      headersTimeout: Math.min(HEADERS_WITHIN_MS, bodySeconds * 1000),
      requestTimeout: bodySeconds * 1000,
      connectionsCheckingInterval: 1_000,
    },
    listener,
  );
}

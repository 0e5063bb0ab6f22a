import { createServer, type RequestListener, type Server } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import { readAddress } from '../pages/address.ts';
import { limitConnections, usualLimits, type ConnectionLimits } from './connections.ts';

const HEADERS_WITHIN_MS = 10_000;

export interface ServerChoices {
  /** How long a request may take to arrive. */
  bodySeconds: number;
  /** Proxies of our own: all visitors then come from the same few addresses. */
  proxies: number;
}

/** Node's own server around the application. */
export function createNodeServer(
  app: Hono,
  { bodySeconds, proxies }: ServerChoices,
  limits: ConnectionLimits = usualLimits,
): Server {
  const options = {
    headersTimeout: Math.min(HEADERS_WITHIN_MS, bodySeconds * 1000),
    requestTimeout: bodySeconds * 1000,
    connectionsCheckingInterval: 1_000,
  };
  const listener = getRequestListener(async (request, env) => {
    const { url = '', rawHeaders } = (env as HttpBindings).incoming;
    // Which of two hosts is meant, nobody can know (RFC 9112, 3.2).
    const hosts = rawHeaders.filter((name, place) => place % 2 === 0 && /^host$/i.test(name));
    if (!readAddress(url) || hosts.length > 1)
      return new Response('This is not an address of this site.\n', { status: 400 });
    return app.fetch(request, env);
  });
  const server = createServer(options);
  limitConnections(server, proxies > 0 ? { ...limits, perAddress: Infinity } : limits);
  server.on(
    'request',
    listenWithin(limits.pipelined, (req, res) => void listener(req, res)),
  );
  return server;
}

/** Browsers do not ask for the next thing on a connection before they have the last: only few answers may wait. */
function listenWithin(most: number, listener: RequestListener): RequestListener {
  const waiting = new WeakMap<object, number>();
  return (req, res) => {
    const { socket } = req;
    const count = (waiting.get(socket) ?? 0) + 1;
    if (count > most) return socket.destroy();
    waiting.set(socket, count);
    res.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    listener(req, res);
  };
}

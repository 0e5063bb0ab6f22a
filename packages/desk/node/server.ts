import { createServer, type Server } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import { clientNetwork } from '../lib/address.ts';
import { createCounter } from '../lib/counter.ts';
import type { Settings } from '../settings/settings.ts';
import { isValidPath } from '../static/pages.ts';

const HEADERS_WITHIN_MS = 10_000;

export interface ConnectionLimits {
  all: number;
  /** Per client. Each person loading a page has about six. */
  perAddress: number;
  /** Pending responses per connection. */
  pipelined: number;
  /** How long a connection may stall within a request or a response. */
  idleSeconds: number;
}

export const defaultLimits: ConnectionLimits = { all: 8_000, perAddress: 256, pipelined: 8, idleSeconds: 30 };

/** Creates Node's HTTP server for the application. */
export function createNodeServer(
  app: Hono,
  { bodySeconds, proxies }: Pick<Settings, 'bodySeconds' | 'proxies'>,
  limits: ConnectionLimits = defaultLimits,
): Server {
  const options = {
    headersTimeout: Math.min(HEADERS_WITHIN_MS, bodySeconds * 1000),
    requestTimeout: bodySeconds * 1000,
    connectionsCheckingInterval: 1_000,
  };
  const listener = getRequestListener(async (request, env) => {
    const { url = '', rawHeaders } = (env as HttpBindings).incoming;
    // Two Host headers are ambiguous (RFC 9112, 3.2).
    const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name));
    if (!isValidPath(url) || hosts.length > 1)
      return new Response('This is not an address of this site.\n', { status: 400 });
    return app.fetch(request, env);
  });
  const pending = createCounter<object>();
  const server = createServer(options, (request, response) => {
    const { socket } = request;
    // Browsers do not pipeline requests.
    if (pending.add(socket) > limits.pipelined) return socket.destroy();
    response.once('close', () => pending.remove(socket));
    void listener(request, response);
  });
  // Behind proxies, all visitors share a few addresses.
  limitConnections(server, proxies > 0 ? { ...limits, perAddress: Infinity } : limits);
  return server;
}

/** Prevents one client from using up all handles and memory by many connections or by never reading. */
function limitConnections(server: Server, { all, perAddress, idleSeconds }: ConnectionLimits): void {
  server.maxConnections = all;
  server.setTimeout(idleSeconds * 1000);
  const perClient = createCounter<string>();
  server.on('connection', (socket) => {
    const client = clientNetwork(socket.remoteAddress ?? 'unknown');
    if (perClient.add(client) > perAddress) socket.destroy();
    socket.once('close', () => perClient.remove(client));
  });
}

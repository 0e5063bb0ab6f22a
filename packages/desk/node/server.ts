import { createServer, type Server } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import { callerAt } from '../lib/caller.ts';
import { createCounter } from '../lib/counter.ts';
import type { Settings } from '../settings.ts';
import { isAddress } from '../static/pages.ts';

const HEADERS_WITHIN_MS = 10_000;

export interface ConnectionLimits {
  all: number;
  /** Of one client; behind one address, each person loading a page has about six. */
  perAddress: number;
  /** Responses that may wait on one connection. */
  pipelined: number;
  /** How long a connection may stall within a request or a response. */
  stillSeconds: number;
}

export const usualLimits: ConnectionLimits = { all: 8_000, perAddress: 256, pipelined: 8, stillSeconds: 30 };

/** Node's own server with the application behind it. */
export function createNodeServer(
  app: Hono,
  { bodySeconds, proxies }: Pick<Settings, 'bodySeconds' | 'proxies'>,
  limits: ConnectionLimits = usualLimits,
): Server {
  const options = {
    headersTimeout: Math.min(HEADERS_WITHIN_MS, bodySeconds * 1000),
    requestTimeout: bodySeconds * 1000,
    connectionsCheckingInterval: 1_000,
  };
  const listener = getRequestListener(async (request, env) => {
    const { url = '', rawHeaders } = (env as HttpBindings).incoming;
    // Two Host headers are ambiguous (RFC 9112, 3.2).
    const hosts = rawHeaders.filter((name, place) => place % 2 === 0 && /^host$/i.test(name));
    if (!isAddress(url) || hosts.length > 1)
      return new Response('This is not an address of this site.\n', { status: 400 });
    return app.fetch(request, env);
  });
  const waiting = createCounter<object>();
  const server = createServer(options, (request, answer) => {
    const { socket } = request;
    // Browsers do not pipeline requests.
    if (waiting.add(socket) > limits.pipelined) return socket.destroy();
    answer.once('close', () => waiting.remove(socket));
    void listener(request, answer);
  });
  // Behind our own proxies, all visitors share a few addresses.
  limitConnections(server, proxies > 0 ? { ...limits, perAddress: Infinity } : limits);
  return server;
}

/** Keeps one client from using up all handles and memory, by many connections or by never reading. */
function limitConnections(server: Server, { all, perAddress, stillSeconds }: ConnectionLimits): void {
  server.maxConnections = all;
  server.setTimeout(stillSeconds * 1000);
  const ofCaller = createCounter<string>();
  server.on('connection', (socket) => {
    const caller = callerAt(socket.remoteAddress ?? 'unknown');
    if (ofCaller.add(caller) > perAddress) socket.destroy();
    socket.once('close', () => ofCaller.remove(caller));
  });
}

// An API host on another origin with configurable failures.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An HTTP status or another failure. */
export type Manner =
  number | 'asks to wait' | 'drops the connection' | 'sends no CORS headers' | 'never answers';

export interface OtherOrigin {
  origin: string;
  behave: (manner: Manner) => void;
  received: { path: string; body: unknown; headers: IncomingMessage['headers'] }[];
  close: () => void;
}

const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'content-type',
  'Access-Control-Allow-Methods': 'POST',
  // The desk sends this to allowed origins.
  'Access-Control-Expose-Headers': 'Retry-After',
};

export async function startOtherOrigin(): Promise<OtherOrigin> {
  let manner: Manner = 201;
  const received: OtherOrigin['received'] = [];

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method === 'OPTIONS') {
      response.writeHead(204, manner === 'sends no CORS headers' ? {} : cors).end();
      return;
    }
    const body = await read(request);
    received.push({ path: request.url ?? '', body, headers: request.headers });
    answer(response, manner);
  };
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;

  return {
    origin: `http://127.0.0.1:${port}`,
    received,
    behave: (next) => {
      manner = next;
      received.length = 0;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function read(request: IncomingMessage): Promise<unknown> {
  const text = Buffer.concat(await request.toArray()).toString();
  return text ? JSON.parse(text) : undefined;
}

function answer(response: ServerResponse, manner: Manner): void {
  switch (manner) {
    case 'drops the connection':
      response.destroy();
      break;
    case 'sends no CORS headers':
      response.writeHead(200).end();
      break;
    case 'asks to wait':
      response.writeHead(429, { ...cors, 'Retry-After': '120' }).end();
      break;
    case 'never answers':
      break;
    case 301:
      // A client that follows the redirect gets 200.
      response.writeHead(301, { ...cors, Location: '/moved' }).end();
      break;
    default:
      response.writeHead(manner, cors).end(manner === 204 ? undefined : '{"message":"never read"}');
  }
}

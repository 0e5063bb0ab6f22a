import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { readAddress } from './address.ts';
import { answer } from './answer.ts';
import { cameByHttps } from './caller.ts';
import { headersFor, type HeaderRule } from './headers.ts';
import { isRequestPath, type RequestsHandler } from './requests-handler.ts';
import type { Site } from './site.ts';

export interface DeskParts {
  site: Site;
  requests: RequestsHandler;
  rules: HeaderRule[];
  proxies: number;
  say: (sentence: string) => void;
}

const HEADERS_WITHIN_MS = 10_000;
const REQUEST_WITHIN_MS = 30_000;

/** Pages and requests behind one door. Whatever goes wrong inside, the visitor gets an answer. */
export function createDesk({ site, requests, rules, proxies, say }: DeskParts): Server {
  async function serve(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const address = readAddress(req.url ?? '');
    if (!address) return answer(res, 400, 'This is not an address of this site.');
    res.setHeader('Cache-Control', 'no-cache');
    for (const [name, value] of headersFor(rules, address.path)) {
      // A browser may not be told over plain http that it must use https (RFC 6797, 7.2).
      if (name !== 'strict-transport-security' || cameByHttps(req, proxies)) res.setHeader(name, value);
    }
    if (isRequestPath(address.path)) return requests(req, res, address.path);
    return site(req, res, address);
  }

  const options = {
    headersTimeout: HEADERS_WITHIN_MS,
    requestTimeout: REQUEST_WITHIN_MS,
    connectionsCheckingInterval: 2_000,
  };
  return createServer(options, (req, res) => {
    serve(req, res).catch((error: unknown) => {
      say(`Something went wrong while answering: ${describe(error)}`);
      if (res.headersSent) res.destroy();
      else answer(res, 500, 'Something went wrong on our side. Please try again.');
    });
  });
}

/** Where it happened and what kind it is; never the message, which may quote what a visitor sent. */
export function describe(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const code = (error as NodeJS.ErrnoException).code ?? error.name;
  const place =
    error.stack
      ?.split('\n')
      .find((line) => /^\s+at /.test(line))
      ?.trim() ?? '';
  return `${code} ${place}`.trim();
}

// Stands between a browser and the small site, and makes happen what no engine but Chromium can be told: no scripts, slow
// scripts, a video service of our own.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { standIn } from '../support/players.ts';
import { asOld } from './old.ts';

interface Manner {
  /** The browser takes the page as if scripts were switched off. */
  withoutScripts?: boolean;
  /** What stands in the text of pages, styles and scripts is what an engine of 2022 understands. */
  old?: boolean;
  /** The page itself tells what goes wrong in it, for an engine that tells nobody. */
  tells?: boolean;
  /** The browser caches files as the site says. */
  caches?: boolean;
  /** These files wait for this. */
  holds?: [files: RegExp, until: Promise<void>];
  /** These are lost on the way. */
  loses?: RegExp;
}

export type Front = Awaited<ReturnType<typeof startFront>>;

const videos = 'https://www.youtube.com/iframe_api';
const frames = 'https://www.youtube-nocookie.com';

/** In the page, before everything else. What is still on its way to a page that is left fails, and nobody minds. */
const teller = `
  let isLeft = false;
  const tell = (text) => isLeft || navigator.sendBeacon('/told', text);
  addEventListener('beforeunload', () => (isLeft = true));
  addEventListener('pageshow', () => (isLeft = false));
  addEventListener('error', ({ message, target }) => tell(message || 'not loaded: ' + (target.src || target.href)), true);
  addEventListener('unhandledrejection', ({ reason }) => tell('rejected: ' + reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    tell('refused by the policy: ' + violatedDirective + ' ' + blockedURI));
  console.error = console.warn = (...words) => tell(words.join(' '));
`;

const ownAnswers = [
  ['/teller.js', 'text/javascript', teller],
  ['/iframe_api', 'text/javascript', standIn],
  ['/embed/', 'text/html', '<!doctype html><title>Video</title>'],
] as const;

export async function startFront(site: string, always: Manner) {
  let manner = always;
  const told: string[] = [];

  const onTheWay = async (url: string) => {
    if (manner.loses?.test(url)) throw Error('lost');
    if (manner.holds?.[0].test(url)) await manner.holds[1];
  };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = request.url ?? '/';
    if (url === '/told') {
      told.push(Buffer.concat(await request.toArray()).toString());
      return response.writeHead(204).end();
    }
    const own = ownAnswers.find(([begin]) => url.startsWith(begin));
    if (own) return response.writeHead(200, { 'Content-Type': own[1] }).end(own[2]);
    await onTheWay(url);
    const { accept = '*/*' } = request.headers;
    const page = await fetch(site + url, { headers: { accept, 'accept-encoding': 'identity' } });
    const type = page.headers.get('Content-Type') ?? '';
    const headers: Record<string, string> = { 'Content-Type': type, 'Cache-Control': 'no-store' };
    const cached = manner.caches ? ['Cache-Control'] : [];
    for (const name of [
      ...cached,
      'Content-Security-Policy',
      'Cross-Origin-Opener-Policy',
      'Permissions-Policy',
    ])
      headers[name] = page.headers.get(name) ?? '';
    if (manner.withoutScripts)
      headers['Content-Security-Policy'] =
        'sandbox allow-same-origin allow-forms allow-popups allow-top-navigation';
    const body = /html|javascript|css/.test(type)
      ? said(await page.text(), type)
      : Buffer.from(await page.arrayBuffer());
    return response.writeHead(page.status, headers).end(body);
  };

  const said = (text: string, type: string) => {
    let words = text.replaceAll(videos, `${address}/iframe_api`).replaceAll(frames, address);
    if (manner.tells && type.includes('html'))
      words = words.replace('<head>', '<head><script src="/teller.js"></script>');
    return manner.old ? asOld(words) : words;
  };

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    address,
    /** What pages told. */
    told,
    behave: (next: Manner) => void (manner = { ...always, ...next }),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

// A proxy between a browser and the fixture site for conditions that only Chromium can emulate: no scripts, slow scripts, a
// stand-in for the video service.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { standIn } from '../support/players.ts';
import { downgrade } from './old-browser.ts';

interface Behaviour {
  withoutScripts?: boolean;
  /** Pages, styles and scripts have only features of 2022. */
  old?: boolean;
  /** Pages report their errors themselves, for an engine whose driver reports none. */
  selfReporting?: boolean;
  /** Passes the caching headers of the site on. */
  caches?: boolean;
  delays?: [files: RegExp, until: Promise<void>];
  /** Drops the connection for these files. */
  drops?: RegExp;
}

export type Proxy = Awaited<ReturnType<typeof startProxy>>;

const videos = 'https://www.youtube.com/iframe_api';
const frames = 'https://www.youtube-nocookie.com';

/** Runs in the page before all other scripts. Ignores requests that fail because the visitor left the page. */
const reporter = `
  let isLeft = false;
  const report = (text) => isLeft || navigator.sendBeacon('/report', text);
  addEventListener('beforeunload', () => (isLeft = true));
  addEventListener('pageshow', () => (isLeft = false));
  addEventListener('error', ({ message, target }) => report(message || 'not loaded: ' + (target.src || target.href)), true);
  addEventListener('unhandledrejection', ({ reason }) => report('rejected: ' + reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    report('refused by the policy: ' + violatedDirective + ' ' + blockedURI));
  console.error = console.warn = (...values) => report(values.join(' '));
`;

const ownResponses = [
  ['/reporter.js', 'text/javascript', reporter],
  ['/iframe_api', 'text/javascript', standIn],
  ['/embed/', 'text/html', '<!doctype html><title>Video</title>'],
] as const;

export async function startProxy(site: string, always: Behaviour) {
  let behaviour = always;
  const reports: string[] = [];

  const delayOrDrop = async (url: string) => {
    if (behaviour.drops?.test(url)) throw Error('dropped');
    if (behaviour.delays?.[0].test(url)) await behaviour.delays[1];
  };

  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const url = request.url ?? '/';
    if (url === '/report') {
      reports.push(Buffer.concat(await request.toArray()).toString());
      return response.writeHead(204).end();
    }
    const own = ownResponses.find(([path]) => url.startsWith(path));
    if (own) return response.writeHead(200, { 'Content-Type': own[1] }).end(own[2]);
    await delayOrDrop(url);
    const { accept = '*/*' } = request.headers;
    const page = await fetch(site + url, { headers: { accept, 'accept-encoding': 'identity' } });
    const type = page.headers.get('Content-Type') ?? '';
    const headers: Record<string, string> = { 'Content-Type': type, 'Cache-Control': 'no-store' };
    const cached = behaviour.caches ? ['Cache-Control'] : [];
    for (const name of [
      ...cached,
      'Content-Security-Policy',
      'Cross-Origin-Opener-Policy',
      'Permissions-Policy',
    ])
      headers[name] = page.headers.get(name) ?? '';
    if (behaviour.withoutScripts)
      headers['Content-Security-Policy'] =
        'sandbox allow-same-origin allow-forms allow-popups allow-top-navigation';
    const body = /html|javascript|css/.test(type)
      ? changeText(await page.text(), type)
      : Buffer.from(await page.arrayBuffer());
    return response.writeHead(page.status, headers).end(body);
  };

  const changeText = (text: string, type: string) => {
    let changed = text.replaceAll(videos, `${address}/iframe_api`).replaceAll(frames, address);
    if (behaviour.selfReporting && type.includes('html'))
      changed = changed.replace('<head>', '<head><script src="/reporter.js"></script>');
    return behaviour.old ? downgrade(changed) : changed;
  };

  const server = createServer((request, response) => {
    respond(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    address,
    /** Errors that pages reported. */
    reports,
    behave: (next: Behaviour) => void (behaviour = { ...always, ...next }),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

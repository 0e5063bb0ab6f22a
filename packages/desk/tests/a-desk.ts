// The real desk on a free port in a folder of its own, for the tests beside this file.
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { vi } from 'vitest';
import { openDesk as openParts } from '#desk/node/desk.ts';
import { createNodeServer, usualLimits, type ConnectionLimits } from '#desk/node/server.ts';
import { openSite } from '#desk/node/releases.ts';
import { readSettings, type Settings } from '#desk/settings.ts';
import { type NewRequest, type RequestStore, addRequest, type Store } from '#desk/store/request-store.ts';
import { openForWriting } from '#desk/store/sqlite/file.ts';
import { createCalls } from '#desk/store/sqlite/store.ts';
import { paths } from '#forms/paths.ts';
import { bookingWindow, longDate } from '#lib/dates.ts';
import { makeFolder, ownFile } from './folder.ts';
import { listen } from './listen.ts';

const day = bookingWindow(Date.now()).first;

export const booking = {
  appointmentDate: longDate(day),
  name: 'Sunita Sharma',
  mobile: '9876543210',
  email: null,
};

export const topic = {
  appointmentDate: day,
  name: 'Ravi Kumar',
  mobile: '9876543210',
  email: 'ravi@example.org',
  condition: 'Knee Pain',
  formattedDate: longDate(day),
};

let requestCount = 0;

/** As a store is given it, each with a reference and a fingerprint of its own. */
export function newRequest(changes: Partial<NewRequest> = {}): NewRequest {
  requestCount += 1;
  return {
    reference: `reference ${requestCount}`,
    receivedAt: new Date().toISOString(),
    path: paths.booking,
    payload: JSON.stringify(booking),
    fingerprint: `fingerprint ${requestCount}`,
    ...changes,
  };
}

/** Puts requests into a file, as a desk that is not running any more has left them. */
export function keepIn(file: string, requests: NewRequest[]): void {
  using database = openForWriting(file);
  const never = { repeatSeconds: 0, announce: false };
  createCalls(database).write(requests.flatMap((request) => addRequest(request, never)));
}

const PAGES: Record<string, string> = {
  'index.html': 'home',
  'about.html': 'about',
  'pain-conditions.html': 'all conditions',
  'pain-conditions/knee-pain.html': 'knee',
  'pain-conditions/404.html': 'no such condition',
  'services/404.html': 'no such service',
  '404.html': 'Page Not Found',
  'robots.txt': 'User-agent: *',
  '_astro/page.1a2b.js': 'export {};',
  _headers: readFileSync(ownFile('../../public/_headers'), 'utf8'),
  _redirects: '/a /b 301',
  '.secret': 'hidden',
  '.well-known/security.txt': 'Contact: mailto:a@example.org',
};

/** How a test calls a desk, whichever home that has; `send` is the fetch of Node unless that home needs another. */
export const callsTo = (
  url: string,
  send: (address: string, init: RequestInit) => Promise<Response> = fetch,
) => ({
  get: (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    send(url + path, { headers, method, redirect: 'manual' }),
  post: (path: string, body: unknown, headers: Record<string, string> = {}) =>
    send(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' || body instanceof Uint8Array ? (body as string) : JSON.stringify(body),
    }),
});

export async function openDesk(
  choices: Partial<Settings> = {},
  {
    store,
    limits = {},
    site = {},
    kept = [],
  }: {
    store?: RequestStore;
    limits?: Partial<ConnectionLimits>;
    site?: Record<string, string>;
    /** What lies in the file from before. */
    kept?: NewRequest[];
  } = {},
) {
  const { folder, clear } = makeFolder({ ...PAGES, ...site });
  const file = join(folder, 'data/requests.sqlite');
  if (kept.length > 0) keepIn(file, kept);
  const settings = { ...readSettings({}), requestsFile: file, requestsPerMinute: 1000, ...choices };
  const said: string[] = [];
  const desk = await openParts({
    settings,
    site: openSite(folder),
    say: (sentence) => void said.push(sentence),
    store: store as Store | undefined,
  });
  const { port, url, close } = await listen(
    createNodeServer(desk.app, settings, { ...usualLimits, ...limits }),
  );
  return {
    ...callsTo(url),
    port,
    url,
    folder,
    file,
    said,
    rows: () => rowsOf(file),
    async close() {
      await close();
      await desk.close();
      clear();
    },
  };
}

export type TestDesk = Awaited<ReturnType<typeof openDesk>>;

export function rowsOf(file: string) {
  using database = new DatabaseSync(file, { readOnly: true });
  return database.prepare('SELECT * FROM requests ORDER BY id').all();
}

/** Sends exactly these bytes and resolves to everything that comes back. */
export function sendRaw(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    let heard = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.setTimeout(10_000, () => socket.destroy());
    socket.on('data', (chunk) => (heard += chunk.toString()));
    socket.on('error', () => resolve(heard));
    socket.on('close', () => resolve(heard));
  });
}

export const until = (truth: () => boolean | Promise<boolean>, timeout = 60_000) =>
  vi.waitUntil(truth, { timeout, interval: 15 });

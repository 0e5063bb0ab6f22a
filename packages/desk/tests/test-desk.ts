// The real desk on a free port in a temporary folder.
import { connect } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { vi } from 'vitest';
import { openDesk as openParts } from '#desk/node.ts';
import { createNodeServer, defaultLimits, type ConnectionLimits } from '#desk/node/server.ts';
import { openSite } from '#desk/node/releases.ts';
import { readSettings, type Settings } from '#desk/settings/settings.ts';
import { type NewRequest, addRequest, type Store } from '#desk/store/store.ts';
import { openForWriting } from '#desk/store/sqlite/file.ts';
import { syncQueries } from '#desk/store/sqlite/store.ts';
import { paths } from '@clinic/contract/paths.ts';
import { bookingWindow, longDate } from '@clinic/contract/dates.ts';
import { makeFolder } from './folder.ts';
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

/** A request with a unique reference and fingerprint. */
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

/** Adds requests to the file of a desk that is not running. */
export function addRequests(file: string, requests: NewRequest[]): void {
  using database = openForWriting(file);
  const never = { repeatSeconds: 0, notify: false };
  syncQueries(database).write(requests.flatMap((request) => addRequest(request, never)));
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
  _headers: '/*\n  X-Robots-Tag: noindex\n',
  _redirects: '/a /b 301',
  '.secret': 'hidden',
  '.well-known/security.txt': 'Contact: mailto:a@example.org',
};

/** Helpers that call a desk at this URL. */
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
    store?: Pick<Store, 'add' | 'close'>;
    limits?: Partial<ConnectionLimits>;
    site?: Record<string, string>;
    /** Requests that are in the file at the start. */
    kept?: NewRequest[];
  } = {},
) {
  const { folder, clear } = makeFolder({ ...PAGES, ...site });
  const file = join(folder, 'data/requests.sqlite');
  if (kept.length > 0) addRequests(file, kept);
  const settings = { ...readSettings({}), requestsFile: file, requestsPerMinute: 1000, ...choices };
  const logged: string[] = [];
  const desk = await openParts({
    settings,
    site: openSite(folder),
    log: (message) => void logged.push(message),
    store: store as Store | undefined,
  });
  const { port, url, close } = await listen(
    createNodeServer(desk.app, settings, { ...defaultLimits, ...limits }),
  );
  return {
    ...callsTo(url),
    port,
    url,
    folder,
    file,
    logged,
    rows: () => rowsOf(file),
    async close() {
      await close();
      await desk.close();
      clear();
    },
  };
}

export type TestDesk = Awaited<ReturnType<typeof openDesk>>;

export function rowsOf(file: string, table = 'requests') {
  using database = new DatabaseSync(file, { readOnly: true });
  return database.prepare(`SELECT * FROM ${table} ORDER BY id`).all();
}

/** Sends exactly these bytes and resolves to the whole response. */
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

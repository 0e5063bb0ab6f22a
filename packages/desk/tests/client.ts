import { once } from 'node:events';
import { request as http, type IncomingMessage } from 'node:http';
import type { request as https } from 'node:https';
import { text } from 'node:stream/consumers';
import { openForReading } from '#desk/store/sqlite/file.ts';
import { paths } from '@clinic/contract/paths.ts';
import { booking } from './test-desk.ts';

/** Each request of a test has a different mobile number. */
export const mobileOf = (number: number): string => `9${String(number).padStart(9, '0')}`;

export const bookingOf = (number: number): string => JSON.stringify({ ...booking, mobile: mobileOf(number) });

export const HOST = 'www.example.in';

interface Question {
  host?: string;
  headers?: Record<string, string>;
  /** Makes it a POST. */
  body?: string;
}

/** Sends requests to a server of this computer under the names of the site, whatever certificate it has. */
export const asker =
  (request: typeof https, port: number) =>
  async (path: string, { host = HOST, headers, body }: Question = {}) => {
    const sent = request({
      host: '127.0.0.1',
      port,
      path,
      method: body === undefined ? 'GET' : 'POST',
      headers: { host, ...(body && { 'content-type': 'application/json' }), ...headers },
      servername: host,
      rejectUnauthorized: false,
    }).end(body);
    // Later errors are reported by the response.
    sent.on('error', () => undefined);
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    const header = (name: string) => String(response.headers[name.toLowerCase()] ?? '');
    return { status: response.statusCode, header, body: await text(response) };
  };

export function makeVisitors(port: number) {
  const ask = asker(http, port);
  async function time(path: string, body?: string) {
    const started = performance.now();
    const { status, header } = await ask(path, { body });
    return { status, retryAfter: header('retry-after'), milliseconds: performance.now() - started };
  }
  return {
    send: (number: number) => time(paths.booking, bookingOf(number)),
    look: () => time('/'),
  };
}

/** Runs `work` in parallel lanes; each repeats it until it returns false. */
export async function inLanes(lanes: number, work: () => Promise<boolean>): Promise<void> {
  const lane = async () => {
    while (await work());
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

/** Reads the stored mobile numbers, and whether SQLite finds the file intact. */
export function readBack(file: string): { mobiles: Set<string>; rows: number; isIntact: boolean } {
  using database = openForReading(file);
  const rows = database.prepare("SELECT payload ->> '$.mobile' AS mobile FROM requests").all();
  return {
    mobiles: new Set(rows.map((row) => String(row.mobile))),
    rows: rows.length,
    isIntact: database.prepare('PRAGMA integrity_check').get()?.integrity_check === 'ok',
  };
}

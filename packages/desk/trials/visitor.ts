import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { finished } from 'node:stream/promises';
import { paths } from '#forms/paths.ts';
import { bookingWindow, longDate } from '#lib/dates.ts';

/** Each request of a trial has a mobile number of its own. */
export const mobileOf = (number: number): string => `9${String(number).padStart(9, '0')}`;

export const bookingOf = (number: number): string =>
  JSON.stringify({
    appointmentDate: longDate(bookingWindow(Date.now()).first),
    name: 'Sunita Sharma',
    mobile: mobileOf(number),
    email: null,
  });

export type Visitors = ReturnType<typeof makeVisitors>;
export type Answer = Awaited<ReturnType<Visitors['send']>>;

export function makeVisitors(port: number) {
  async function call(method: string, path: string, body?: string) {
    const started = performance.now();
    const headers = body === undefined ? {} : { 'content-type': 'application/json' };
    const asked = request({ host: '127.0.0.1', port, method, path, headers }).end(body);
    // Later errors are reported by the response.
    asked.on('error', () => undefined);
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    await finished(answer.resume());
    const retryAfter = answer.headers['retry-after'];
    return { status: answer.statusCode, retryAfter, milliseconds: performance.now() - started };
  }
  return {
    send: (number: number) => call('POST', paths.booking, bookingOf(number)),
    look: () => call('GET', '/'),
  };
}

/** Runs `work` in parallel lanes; each repeats it until it returns false. */
export async function inLanes(lanes: number, work: () => Promise<boolean>): Promise<void> {
  const lane = async () => {
    while (await work());
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

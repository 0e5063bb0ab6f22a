import { Agent, request } from 'node:http';
import { paths } from '#forms/paths.ts';
import { bookingWindow, longDate } from '#lib/dates.ts';

export interface Answer {
  status: number;
  retryAfter: string | undefined;
  milliseconds: number;
}

/** The mobile number tells the requests of a trial apart. */
export const mobileOf = (number: number): string => `9${String(number).padStart(9, '0')}`;

const bodyOf = (number: number): string =>
  JSON.stringify({
    appointmentDate: longDate(bookingWindow(Date.now()).first),
    name: 'Sunita Sharma',
    mobile: mobileOf(number),
    email: null,
  });

export interface Visitors {
  send(number: number): Promise<Answer>;
  look(): Promise<Answer>;
  leave(): void;
}

/** As many kept-alive connections as there are visitors. */
export function makeVisitors(port: number, connections: number): Visitors {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const call = (method: string, path: string, body?: string) =>
    new Promise<Answer>((resolve, reject) => {
      const started = performance.now();
      const headers = body === undefined ? {} : { 'content-type': 'application/json' };
      const call = request({ host: '127.0.0.1', port, agent, method, path, headers }, (response) => {
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            retryAfter: response.headers['retry-after'],
            milliseconds: performance.now() - started,
          }),
        );
        response.resume();
      });
      call.on('error', reject);
      call.end(body);
    });
  return {
    send: (number) => call('POST', paths.booking, bodyOf(number)),
    look: () => call('GET', '/'),
    leave: () => agent.destroy(),
  };
}

/** Runs `work` in so many lanes at once, each lane starting its next as soon as its last is done. */
export async function inLanes(lanes: number, work: () => Promise<boolean>): Promise<void> {
  const lane = async () => {
    while (await work());
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

import type { IncomingHttpHeaders } from 'node:http';
import { request } from 'node:https';

interface Question {
  host?: string;
  headers?: Record<string, string>;
  /** Makes it a POST. */
  body?: string;
}

export interface Heard {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

export type Ask = (path: string, question?: Question) => Promise<Heard>;

/** Asks a server on this computer by the name that the site will have, whoever has signed its certificate. */
export const asker =
  (port: number): Ask =>
  (path, { host = 'www.example.in', headers = {}, body } = {}) =>
    new Promise((resolve, reject) => {
      const sent = request(
        {
          port,
          path,
          host: '127.0.0.1',
          servername: host,
          method: body === undefined ? 'GET' : 'POST',
          headers: { host, ...headers },
          rejectUnauthorized: false,
        },
        (response) => {
          let text = '';
          response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
          response.on('error', reject);
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }),
          );
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });

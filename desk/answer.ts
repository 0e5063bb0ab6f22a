import type { ServerResponse } from 'node:http';

export type Extra = Record<string, string>;

/** A short answer in plain words. Never give it anything a visitor sent. */
export function answer(res: ServerResponse, status: number, words: string, extra: Extra = {}): void {
  send(res, status, 'text/plain;charset=utf-8', `${words}\n`, extra);
}

export function answerJson(res: ServerResponse, status: number, value: object, extra: Extra = {}): void {
  send(res, status, 'application/json', JSON.stringify(value), { 'cache-control': 'no-store', ...extra });
}

export function answerNothing(res: ServerResponse, status: number, extra: Extra = {}): void {
  if (res.headersSent || res.destroyed) return;
  const length: Extra = status === 204 ? {} : { 'content-length': '0' };
  res.writeHead(status, { 'cache-control': 'no-store', ...length, ...extra });
  res.end();
}

function send(res: ServerResponse, status: number, type: string, body: string, extra: Extra): void {
  if (res.headersSent || res.destroyed) return;
  res.writeHead(status, {
    'content-type': type,
    'content-length': String(Buffer.byteLength(body)),
    ...extra,
  });
  res.end(body);
}

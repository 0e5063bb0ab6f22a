import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, posix } from 'node:path';
import sirv from 'sirv';
import { publicPath } from '#lib/routes.ts';
import type { Address } from './address.ts';
import { answer } from './answer.ts';
import { acceptedEncodings } from './encodings.ts';

export type Site = (req: IncomingMessage, res: ServerResponse, address: Address) => Promise<void>;

/** Hosting rules, dotfiles and compressed copies are not pages. */
const PRIVATE =
  /^\/_(headers|redirects)$|\/\.(?!well-known(\/|$))|\.(br|gz)(\.part)?$|\/\/|^\/(.+\/)?404(\.html)?$/;

/** Serves the built folder: pages without `.html`, the nearest 404 page for everything else. */
export function createSite(dist: string): Site {
  // `dev` makes sirv look at the disk for every request: a rebuild under a running desk is then served
  // correctly, instead of with the sizes of the build before.
  const send = sirv(dist, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    setHeaders,
  });

  return async function serve(req, res, address) {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      return answer(res, 405, 'This address can only be read.', { allow: 'GET, HEAD' });
    }
    const encodings = acceptedEncodings(req.headers['accept-encoding']);
    if (PRIVATE.test(address.path)) return sendNotFound(dist, req, res, address.path);

    const canonical = publicPath(address.path);
    if (canonical !== address.path && hasPage(dist, canonical)) {
      const location = encodeURI(canonical).replaceAll('#', '%23').replaceAll('?', '%3F') + address.query;
      return answer(res, 301, 'This page has moved.', { location });
    }
    if (!hasPage(dist, address.path)) return sendNotFound(dist, req, res, address.path);

    req.headers['accept-encoding'] = encodings.map(({ name }) => name).join(', ');
    keepPlainRange(req);
    nameOn304(req, res);
    survivePipeErrors(res);
    send(req, res, () => sendNotFound(dist, req, res, address.path));
  };
}

/** sirv leaves the first two without their alphabet and does not know the third. */
const TYPES: Record<string, string> = {
  '.txt': 'text/plain;charset=utf-8',
  '.xml': 'text/xml;charset=utf-8',
  '.ico': 'image/x-icon',
};

function setHeaders(res: ServerResponse, path: string): void {
  const type = TYPES[posix.extname(path)];
  if (type) res.setHeader('Content-Type', type);
}

function hasPage(dist: string, path: string): boolean {
  if (path.endsWith('/')) return path === '/' && isFile(join(dist, 'index.html'));
  return isFile(join(dist, path)) || isFile(join(dist, `${path}.html`));
}

function isFile(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
  } catch {
    return false; // a name longer than the file system allows
  }
}

/** Suffix, list and conditional ranges are answered with the whole file, which is always allowed. */
function keepPlainRange(req: IncomingMessage): void {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(req.headers.range ?? '') ?? [];
  const plain = first !== undefined && (last === '' || Number(last) >= Number(first));
  if (!plain || req.headers['if-range'] !== undefined) delete req.headers.range;
}

/** sirv compares the whole If-None-Match header, so on a 304 the tag of the file is the one it sent. */
function nameOn304(req: IncomingMessage, res: ServerResponse): void {
  const tag = req.headers['if-none-match'];
  if (tag === undefined) return;
  const writeHead = res.writeHead.bind(res) as ServerResponse['writeHead'];
  res.writeHead = ((status: number, headers?: Record<string, string>) =>
    writeHead(status, status === 304 ? { ETag: tag, Vary: 'Accept-Encoding' } : headers)) as typeof writeHead;
}

/** A file that vanishes between look-up and reading must cost one connection, not the process. */
function survivePipeErrors(res: ServerResponse): void {
  res.on('pipe', (source) => source.on('error', () => res.destroy()));
}

async function sendNotFound(
  dist: string,
  req: IncomingMessage,
  res: ServerResponse,
  path: string,
): Promise<void> {
  for (let directory = posix.dirname(path); ; directory = posix.dirname(directory)) {
    const page = join(dist, directory, '404.html');
    if (isFile(page)) return sendPage404(page, req, res);
    if (directory === '/') return answer(res, 404, 'Page Not Found');
  }
}

async function sendPage404(page: string, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const encoding = acceptedEncodings(req.headers['accept-encoding']).find(({ ending }) =>
    isFile(page + ending),
  );
  const body = await readFile(page + (encoding?.ending ?? ''));
  if (encoding) res.setHeader('Content-Encoding', encoding.name);
  res.writeHead(404, {
    'Content-Type': 'text/html;charset=utf-8',
    'Content-Length': body.length,
    Vary: 'Accept-Encoding',
  });
  res.end(req.method === 'HEAD' ? undefined : body);
}

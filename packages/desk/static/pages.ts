import { closeSync, createReadStream, readSync, type Stats } from 'node:fs';
import { posix } from 'node:path';
import { Readable } from 'node:stream';
import { Hono, type Context } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { publicPath } from '@clinic/contract/paths.ts';
import { acceptedEncodings } from './encodings.ts';
import { findFile, openInside, readInside, type FoundFile, type OpenFile } from './inside.ts';

/** Hosting rules, dotfiles and compressed copies are not pages. */
const PRIVATE =
  /^\/_(headers|redirects)$|\/\.(?!well-known(\/|$))|\.(br|gz|part)$|\/\/|^\/(.+\/)?404(\.html)?$/;

// eslint-disable-next-line no-control-regex -- control characters are exactly what must not pass
const CONTROL = /[\u0000-\u001f\u007f]/;
const LONGEST_PATH = 1024;

/** Up to this size, a stream buffers the whole file too; reading it at once is four times as fast. */
const STREAM_BUFFER = 64 * 1024;

/** Folders are real paths: no part of them is a link. */
export interface Folders {
  /** The served folder. Called once per response, since a release may replace it at any time. */
  folder(): string;
  /** Folders of earlier releases, which pages opened before load their scripts from. */
  fallbackFolders(path: string): string[];
}

/** Serves the built folder: pages without `.html`, the nearest 404 page for everything else. */
export function createPages({ folder, fallbackFolders }: Folders): Hono {
  const pages = new Hono();
  pages.get('*', (c) => {
    const { path } = c.req;
    const dist = folder();
    if (PRIVATE.test(path)) return sendNotFound(c, dist);
    const canonical = publicPath(path);
    const redirectTarget = canonical === path ? undefined : findPage(dist, canonical);
    const opened = redirectTarget && openInside(redirectTarget);
    if (opened) {
      closeSync(opened.handle);
      const location = encodeURI(canonical).replaceAll('#', '%23').replaceAll('?', '%3F');
      return c.redirect(location + new URL(c.req.url).search, 301);
    }
    const page = send(c, findPage(dist, path) ?? findInFallbacks(path));
    if (page) return page;
    const moved = movedTo(dist, canonical);
    return moved ? c.redirect(moved + new URL(c.req.url).search, 301) : sendNotFound(c, dist);
  });

  const findInFallbacks = (path: string) =>
    fallbackFolders(path)
      .map((fallback) => findFile(fallback, path))
      .find((found) => found !== undefined);

  function findPage(dist: string, path: string): FoundFile | undefined {
    if (path === '/') return findFile(dist, 'index.html');
    if (path.endsWith('/')) return undefined;
    return findFile(dist, path) ?? findFile(dist, `${path}.html`);
  }

  function sendNotFound(c: Context, dist: string): Response {
    for (let directory = posix.dirname(c.req.path); ; directory = posix.dirname(directory)) {
      const response = send(c, findFile(dist, posix.join(directory, '404.html')), 404);
      if (response) return response;
      if (directory === '/') return c.text('Page Not Found\n', 404);
    }
  }

  return pages;
}

/** Returns the new path of a moved page, from the lines `/from /to 301` of `_redirects`. */
function movedTo(dist: string, address: string): string | undefined {
  const lines = readInside(dist, '_redirects')?.split('\n') ?? [];
  return lines
    .map((line) => line.split(/\s+/))
    .find(([from, , status]) => from === address && status === '301')?.[1];
}

function send(c: Context, page: FoundFile | undefined, status: 200 | 404 = 200): Response | undefined {
  const chosen = page && choose(page, c.req.header('accept-encoding'));
  const opened = chosen && openInside(chosen);
  if (!opened) return undefined;
  c.header('Vary', 'Accept-Encoding');
  const headers: Record<string, string> = {
    'Content-Type': getMimeType(page.name) ?? 'application/octet-stream',
  };
  if (chosen.encoding) headers['Content-Encoding'] = chosen.encoding;
  Object.assign(headers, status === 404 ? MISSING : validators(opened.stats));
  if (!isCached(c, headers.ETag)) return sendOpened(c, opened, status, headers);
  closeSync(opened.handle);
  return c.body(null, 304, { ETag: headers.ETag ?? '' });
}

/** True when the browser has this version already. */
function isCached(c: Context, tag: string | undefined): boolean {
  const known = c.req.header('if-none-match');
  if (!known || !tag) return false;
  return known === '*' || known.split(/\s*,\s*/).some((one) => one.replace(/^W\//, '') === tag);
}

/** Sends the whole file or the requested range, and closes it. */
function sendOpened(c: Context, opened: OpenFile, status: 200 | 404, headers: Record<string, string>) {
  const { handle, stats } = opened;
  const isHead = c.req.method === 'HEAD';
  const range = isHead || status === 404 ? undefined : rangeIn(c.req.raw.headers, stats.size);
  const { first, last } = range ?? { first: 0, last: stats.size - 1 };
  const length = Math.max(0, last - first + 1);
  headers['Content-Length'] = String(length);
  if (range) headers['Content-Range'] = `bytes ${length ? `${first}-${last}` : '*'}/${stats.size}`;
  if (!isHead && length) return c.body(contentOf(handle, first, last), range ? 206 : status, headers);
  closeSync(handle);
  return c.body(null, range ? 416 : status, headers);
}

/** A hashed file that is missing today may be back tomorrow. */
const MISSING = { 'Cache-Control': 'no-cache' };

const validators = ({ mtimeMs, size }: Stats) => ({
  ETag: `"${mtimeMs.toString(36)}-${size.toString(36)}"`,
  'Accept-Ranges': 'bytes',
});

/** The bytes from `first` to `last`. Closes the handle. */
function contentOf(handle: number, first: number, last: number) {
  if (last - first >= STREAM_BUFFER)
    return Readable.toWeb(createReadStream('', { fd: handle, start: first, end: last })) as ReadableStream;
  try {
    const bytes = Buffer.allocUnsafe(last - first + 1);
    // Only the bytes that were read: the rest of the buffer is memory of this process.
    return bytes.subarray(0, readSync(handle, bytes, 0, bytes.length, first));
  } finally {
    closeSync(handle);
  }
}

/** Returns the page or its compressed copy, unless that is older than the page. */
function choose(page: FoundFile, accepted: string | undefined): FoundFile & { encoding?: string } {
  for (const { name, ending } of acceptedEncodings(accepted)) {
    const copy = findFile(page.folder, page.name + ending);
    if (copy && copy.stats.mtimeMs >= page.stats.mtimeMs) return { ...copy, encoding: name };
  }
  return page;
}

/** Parses a simple range, empty beyond the end. For all others, the whole file is sent, which is always allowed. */
function rangeIn(headers: Headers, size: number): { first: number; last: number } | undefined {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(headers.get('range') ?? '') ?? [];
  if (first === undefined || headers.has('if-range')) return undefined;
  if (last && Number(first) > Number(last)) return undefined;
  return { first: Number(first), last: Math.min(Number(last || Infinity), size - 1) };
}

/** False for path traversal, control characters and invalid percent-encoding. */
export function isValidPath(url: string): boolean {
  const [path = ''] = url.split('?');
  if (!path.startsWith('/') || path.length > LONGEST_PATH) return false;
  try {
    return !path.slice(1).split('/').map(decodeURIComponent).some(isUnsafe);
  } catch {
    return false;
  }
}

const isUnsafe = (segment: string) =>
  segment === '.' || segment === '..' || /[/\\]/.test(segment) || CONTROL.test(segment);

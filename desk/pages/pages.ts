import { statSync, type Stats } from 'node:fs';
import { join, posix } from 'node:path';
import { Hono, type Context } from 'hono';
import { etag } from 'hono/etag';
import { getMimeType } from 'hono/utils/mime';
import { publicPath } from '#lib/routes.ts';
import { acceptedEncodings, type Encoding } from './encodings.ts';
import { createFileCache } from './file-cache.ts';
import { readRange } from './ranges.ts';

/** Hosting rules, dotfiles and compressed copies are not pages. */
const PRIVATE =
  /^\/_(headers|redirects)$|\/\.(?!well-known(\/|$))|\.(br|gz|part)$|\/\/|^\/(.+\/)?404(\.html)?$/;

interface Found {
  file: string;
  stats: Stats;
}

/** A whole file that was sent; left in the environment of the request, for a server that sends it again. */
export interface Served {
  bytes: Uint8Array<ArrayBuffer>;
  /** Whether the same address still leads to the same file. */
  isCurrent: () => boolean;
}
export interface ServedBy {
  served?: Served;
}

/** The file that is sent, which may be a compressed copy of the page that was found. */
interface Choice {
  sent: Found;
  encoding?: string;
}

/** Serves the built folder: pages without `.html`, the nearest 404 page for everything else. */
export function createPages(dist: string): Hono {
  const read = createFileCache();
  const pages = new Hono();
  pages.use(etag());
  pages.get('*', async (c) => {
    const { path } = c.req;
    const page = PRIVATE.test(path) ? undefined : findPage(path);
    const canonical = publicPath(path);
    if (!PRIVATE.test(path) && canonical !== path && findPage(canonical)) {
      const location = encodeURI(canonical).replaceAll('#', '%23').replaceAll('?', '%3F');
      return c.redirect(location + new URL(c.req.url).search, 301);
    }
    return page ? send(c, page, 200) : sendNotFound(c);
  });

  function findPage(path: string): Found | undefined {
    if (path === '/') return findFile(join(dist, 'index.html'));
    if (path.endsWith('/')) return undefined;
    return findFile(join(dist, path)) ?? findFile(join(dist, `${path}.html`));
  }

  async function send(c: Context, page: Found, status: 200 | 404): Promise<Response> {
    const encodings = acceptedEncodings(c.req.header('accept-encoding'));
    const { sent, encoding } = choose(page, encodings);
    const { bytes, etag } = await read(sent.file, sent.stats);

    c.header('Content-Type', getMimeType(page.file) ?? 'application/octet-stream');
    c.header('Vary', 'Accept-Encoding');
    if (encoding) c.header('Content-Encoding', encoding);
    if (status === 404) return c.body(bytes, 404, { 'Content-Length': `${bytes.length}` });
    c.header('ETag', etag);
    c.header('Accept-Ranges', 'bytes');
    const { path } = c.req;
    const isCurrent = () => {
      const now = findPage(path);
      return now !== undefined && isSame(choose(now, encodings).sent, sent);
    };
    (c.env as ServedBy).served = { bytes, isCurrent };
    return sendRange(c, bytes);
  }

  async function sendNotFound(c: Context): Promise<Response> {
    for (let directory = posix.dirname(c.req.path); ; directory = posix.dirname(directory)) {
      const page = findFile(join(dist, directory, '404.html'));
      if (page) return send(c, page, 404);
      if (directory === '/') return c.text('Page Not Found\n', 404);
    }
  }

  return pages;
}

function sendRange(c: Context, bytes: Uint8Array<ArrayBuffer>): Response {
  const range = c.req.header('if-range') ? 'none' : readRange(c.req.header('range'), bytes.length);
  if (range === 'none') return c.body(bytes, 200, { 'Content-Length': `${bytes.length}` });
  if (range === 'outside') return c.body(null, 416, { 'Content-Range': `bytes */${bytes.length}` });
  const { start, end } = range;
  return c.body(bytes.subarray(start, end + 1), 206, {
    'Content-Length': `${end - start + 1}`,
    'Content-Range': `bytes ${start}-${end}/${bytes.length}`,
  });
}

/** A copy from the build before would bring yesterday's page. */
function choose(page: Found, encodings: Encoding[]): Choice {
  for (const { name, ending } of encodings) {
    const sent = findFile(page.file + ending);
    if (sent && sent.stats.mtimeMs >= page.stats.mtimeMs) return { sent, encoding: name };
  }
  return { sent: page };
}

const isSame = (one: Found, other: Found) =>
  one.file === other.file &&
  one.stats.mtimeMs === other.stats.mtimeMs &&
  one.stats.size === other.stats.size &&
  one.stats.ino === other.stats.ino;

function findFile(file: string): Found | undefined {
  try {
    const stats = statSync(file, { throwIfNoEntry: false });
    return stats?.isFile() ? { file, stats } : undefined;
  } catch {
    return undefined; // a name longer than the file system allows
  }
}

import { readFileSync, statSync, type Stats } from 'node:fs';
import { join, posix } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type Context } from 'hono';
import { etag } from 'hono/etag';
import { getMimeType } from 'hono/utils/mime';
import { publicPath } from '#lib/routes.ts';
import { acceptedEncodings } from './encodings.ts';

/** Hosting rules, dotfiles and compressed copies are not pages. */
const PRIVATE =
  /^\/_(headers|redirects)$|\/\.(?!well-known(\/|$))|\.(br|gz|part)$|\/\/|^\/(.+\/)?404(\.html)?$/;

// eslint-disable-next-line no-control-regex -- control characters are exactly what must not pass
const CONTROL = /[\u0000-\u001f\u007f]/;
const LONGEST_PATH = 1024;

/** Up to this size a stream holds the whole file in memory, too; read at once, it is sent four times as fast. */
const STREAM_BUFFER = 64 * 1024;

interface Found {
  file: string;
  stats: Stats;
}

export interface Folders {
  /** The one that is served: asked once for each answer, since another may take its place at any time. */
  folder(): string;
  /** Where else this may lie: a page that was opened before asks for its scripts after the change. */
  others(path: string): string[];
}

/** Serves the built folder: pages without `.html`, the nearest 404 page for everything else. */
export function createPages({ folder, others }: Folders): Hono {
  const pages = new Hono();
  pages.use(etag());
  pages.get('*', async (c) => {
    const { path } = c.req;
    const dist = folder();
    const isPrivate = PRIVATE.test(path);
    const canonical = publicPath(path);
    if (!isPrivate && canonical !== path && findPage(dist, canonical)) {
      const location = encodeURI(canonical).replaceAll('#', '%23').replaceAll('?', '%3F');
      return c.redirect(location + new URL(c.req.url).search, 301);
    }
    const found = isPrivate ? undefined : (findPage(dist, path) ?? findElsewhere(path));
    const moved = found || isPrivate ? undefined : movedTo(dist, canonical);
    if (moved) return c.redirect(moved + new URL(c.req.url).search, 301);
    return (await send(c, found)) ?? sendNotFound(c, dist);
  });

  const findElsewhere = (path: string) =>
    others(path)
      .map((other) => findFile(join(other, path)))
      .find((found) => found !== undefined);

  function findPage(dist: string, path: string): Found | undefined {
    if (path === '/') return findFile(join(dist, 'index.html'));
    if (path.endsWith('/')) return undefined;
    return findFile(join(dist, path)) ?? findFile(join(dist, `${path}.html`));
  }

  async function sendNotFound(c: Context, dist: string): Promise<Response> {
    c.req.raw.headers.delete('range');
    for (let directory = posix.dirname(c.req.path); ; directory = posix.dirname(directory)) {
      const answer = await send(c, findFile(join(dist, directory, '404.html')));
      answer?.headers.delete('ETag');
      answer?.headers.delete('Accept-Ranges');
      // A hashed file that is missing today may be back tomorrow.
      answer?.headers.set('Cache-Control', 'no-cache');
      if (answer) return new Response(answer.body, { status: 404, headers: answer.headers });
      if (directory === '/') return c.text('Page Not Found\n', 404);
    }
  }

  return pages;
}

/** Where a page is now, by the lines `/from /to 301` that the build has put into `_redirects`. */
function movedTo(dist: string, address: string): string | undefined {
  const rules = findFile(join(dist, '_redirects'));
  if (!rules) return undefined;
  const lines = readFileSync(rules.file, 'utf8').split('\n');
  return lines
    .map((line) => line.split(/\s+/))
    .find(([from, , status]) => from === address && status === '301')?.[1];
}

async function send(c: Context, page: Found | undefined): Promise<Response | undefined> {
  if (!page) return undefined;
  const { file, stats, encoding } = choose(page, c.req.header('accept-encoding'));
  const { headers } = c.req.raw;
  if (headers.has('if-range') || !isPlainRange(headers.get('range'))) headers.delete('range');

  const isWhole = c.req.method === 'GET' && !headers.has('range');
  const answer =
    isWhole && stats.size <= STREAM_BUFFER
      ? c.body(readFileSync(file), 200, { 'Content-Length': String(stats.size) })
      : await serveStatic({ path: file })(c, async () => {});
  if (!answer) return undefined;
  answer.headers.delete('Last-Modified');
  answer.headers.set('Content-Type', getMimeType(page.file) ?? 'application/octet-stream');
  if (encoding) answer.headers.set('Content-Encoding', encoding);
  answer.headers.set('Vary', 'Accept-Encoding');
  answer.headers.set('ETag', `"${stats.mtimeMs.toString(36)}-${stats.size.toString(36)}"`);
  answer.headers.set('Accept-Ranges', 'bytes');
  return answer;
}

/** The page, or its compressed copy; one from the build before would bring yesterday's page. */
function choose(page: Found, accepted: string | undefined): Found & { encoding?: string } {
  for (const { name, ending } of acceptedEncodings(accepted)) {
    const copy = findFile(page.file + ending);
    if (copy && copy.stats.mtimeMs >= page.stats.mtimeMs) return { ...copy, encoding: name };
  }
  return page;
}

/** All others are answered with the whole file, which is always allowed. */
function isPlainRange(header: string | null): boolean {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(header ?? '') ?? [];
  return first !== undefined && (!last || Number(first) <= Number(last));
}

function findFile(file: string): Found | undefined {
  try {
    const stats = statSync(file, { throwIfNoEntry: false });
    return stats?.isFile() ? { file, stats } : undefined;
  } catch {
    return undefined; // a name longer than the file system allows
  }
}

/** Not what no honest browser sends: a way out of the folder, control characters, a % that begins no character. */
export function isAddress(url: string): boolean {
  const [path = ''] = url.split('?');
  if (!path.startsWith('/') || path.length > LONGEST_PATH) return false;
  try {
    return !path.slice(1).split('/').map(decodeURIComponent).some(isHostile);
  } catch {
    return false;
  }
}

const isHostile = (segment: string) =>
  segment === '.' || segment === '..' || /[/\\]/.test(segment) || CONTROL.test(segment);

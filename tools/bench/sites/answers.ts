// Which file answers a path, compressed once: the first load, which is thrown away, waits for that.
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
};
const isText = (type: string) => /^text|json|xml|svg/.test(type);

export interface Answer {
  status: number;
  headers: Record<string, string | number>;
  body: Buffer;
  text: string;
}

export function answersFrom(dist: string) {
  const kept = new Map<string, Answer | undefined>();
  return (pathname: string) => {
    if (!kept.has(pathname)) kept.set(pathname, read(dist, decodeURIComponent(pathname)));
    return kept.get(pathname);
  };
}

function read(dist: string, pathname: string): Answer | undefined {
  const file = find(dist, pathname);
  if (!file) return undefined;
  const raw = readFileSync(file);
  const type = types[path.extname(file)] ?? 'application/octet-stream';
  const body = isText(type) ? brotliCompressSync(raw) : raw;
  const headers = {
    'content-type': type,
    'content-length': body.length,
    'cache-control': pathname.startsWith('/_astro/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...(isText(type) ? { 'content-encoding': 'br' } : {}),
  };
  return { status: file.endsWith('404.html') ? 404 : 200, headers, body, text: raw.toString() };
}

function find(dist: string, pathname: string): string | undefined {
  const file = path.join(dist, pathname);
  const candidates = [file, `${file.replace(/\/$/, '')}.html`, path.join(file, 'index.html')];
  return [...candidates, path.join(dist, '404.html')].find(
    (candidate) => existsSync(candidate) && statSync(candidate).isFile(),
  );
}

import { readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isValidPath } from '#desk/static/pages.ts';
import { openDesk, sendRaw, type TestDesk } from '../test-desk.ts';

let desk: TestDesk;

function compress(name: string): void {
  const file = join(desk.folder, name);
  writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
  writeFileSync(`${file}.gz`, gzipSync(readFileSync(file)));
}

beforeAll(async () => {
  desk = await openDesk();
  writeFileSync(join(desk.folder, 'about.html'), `about ${'again '.repeat(400)}`);
  writeFileSync(join(desk.folder, '404.html'), `Page Not Found ${'again '.repeat(400)}`);
  writeFileSync(join(desk.folder, 'half.html.br.1.part'), 'half');
  compress('about.html');
  compress('404.html');
});
afterAll(() => desk.close());

const raw = (line: string) => sendRaw(desk.port, `${line} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);

describe('pages', () => {
  test.each([
    ['/', 'home'],
    ['/about', 'about'],
    ['/about?utm=1', 'about'],
    ['/pain-conditions', 'all conditions'],
    ['/pain-conditions/knee-pain', 'knee'],
  ])('%s', async (path, words) => {
    const response = await desk.get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).toContain(words);
  });

  test('pages have the security headers, and HSTS only behind a trusted proxy with https', async () => {
    const spoofed = { 'x-forwarded-proto': 'https' };
    const proxied = await openDesk({ proxies: 1 });
    const behind = await proxied.get('/', spoofed);
    await proxied.close();
    expect(behind.headers.get('strict-transport-security')).toContain('max-age');
    for (const { headers } of [await desk.get('/about'), await desk.get('/about', spoofed)]) {
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
      expect(headers.has('strict-transport-security')).toBe(false);
    }
  });

  test('hashed files are immutable, but their absence is not cached', async () => {
    const { headers } = await desk.get('/_astro/page.1a2b.js');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const gone = await desk.get('/_astro/gone.js');
    expect([gone.status, gone.headers.get('cache-control')]).toEqual([404, 'no-cache']);
  });

  test.each([
    ['/_astro/page.1a2b.js', 'text/javascript; charset=utf-8'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/rss.xml', 'application/xml; charset=utf-8'],
    ['/favicon.ico', 'image/x-icon'],
    ['/favicon.svg', 'image/svg+xml; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
  ])('%s is %s', async (path, type) => {
    writeFileSync(join(desk.folder, path), 'words');
    const { status, headers } = await desk.get(path);
    expect([status, headers.get('content-type')]).toEqual([200, type]);
  });

  test('a cached page is answered with 304', async () => {
    const tag = (await desk.get('/about')).headers.get('etag') ?? '';
    const again = await desk.get('/about', { 'if-none-match': tag });
    expect(again.status).toBe(304);
    expect(again.headers.get('etag')).toBe(tag);
    expect(again.headers.get('vary')).toBe('Accept-Encoding');
    expect(again.headers.get('cache-control')).toBe('no-cache');
  });

  test('HEAD has the headers and no body', async () => {
    const response = await raw('HEAD /about');
    expect(response).toMatch(/^HTTP\/1\.1 200/);
    expect(response).toMatch(/content-length: \d{3,}/i);
    expect(response.split('\r\n\r\n')[1]).toBe('');
  });

  test.each([
    ['bytes=0-4', 206, 5],
    ['bytes=0-9007199254740992', 206, undefined],
    [`bytes=${'9'.repeat(400)}-`, 416, undefined],
    ['bytes=5-2', 200, undefined],
    ['bytes=-5', 200, undefined],
    ['bytes=0-1,3-4', 200, undefined],
    ['lines=1-2', 200, undefined],
    ['bytes=999999-', 416, undefined],
  ])('range %s: %d', async (range, status, length) => {
    const response = await desk.get('/about', { range, 'accept-encoding': 'identity' });
    const body = await response.text();
    expect(response.status).toBe(status);
    if (length) expect(body).toHaveLength(length);
  });

  test('a rebuild is served at once', async () => {
    const file = join(desk.folder, 'fresh.html');
    const ask = () => desk.get('/fresh', { 'accept-encoding': 'gzip' });
    const body = async () => (await ask()).text();
    const encoding = async () => (await ask()).headers.get('content-encoding');
    const rewrite = (words: string) => {
      writeFileSync(file, words);
      utimesSync(file, new Date(), new Date(statSync(file).mtimeMs + 5_000));
    };

    expect((await ask()).status).toBe(404);
    writeFileSync(file, 'first');
    expect(await body()).toBe('first');
    rewrite('again');
    expect(await body()).toBe('again');

    writeFileSync(file, 'with a copy '.repeat(100));
    expect(await encoding()).toBeNull();
    compress('fresh.html');
    expect(await encoding()).toBe('gzip');
    rewrite('newer than its copy '.repeat(100));
    expect(await encoding()).toBeNull();

    renameSync(join(desk.folder, 'services/404.html'), join(desk.folder, 'fresh'));
    expect(await body()).toBe('no such service');
    renameSync(join(desk.folder, 'fresh'), join(desk.folder, 'services/404.html'));
    rmSync(file);
    expect((await ask()).status).toBe(404);
  });
});

describe('compressed copies', () => {
  test.each([
    ['/about', 'gzip, deflate, br, zstd', 'br'],
    ['/about', 'GZIP', 'gzip'],
    ['/about', 'br;q=0, gzip;q=0.5', 'gzip'],
    ['/about', 'br; q=0.0', null],
    ['/about', 'brown', null],
    ['/about', 'identity', null],
    // A tiny page is not compressed.
    ['/pain-conditions', 'br', null],
    ['/nope', 'br', 'br'],
  ])('%s for %s: %s', async (path, accepted, encoding) => {
    const { headers } = await desk.get(path, { 'accept-encoding': accepted });
    expect(headers.get('content-encoding')).toBe(encoding);
    if (path === '/about') expect(headers.get('vary')).toBe('Accept-Encoding');
  });

  test('have the content of the page', async () => {
    for (const accepted of ['br', 'gzip'])
      expect(await (await desk.get('/about', { 'accept-encoding': accepted })).text()).toContain(
        'about again',
      );
  });
});

describe('missing pages', () => {
  test.each([
    ['/nope', 'Page Not Found'],
    ['/nope/', 'Page Not Found'],
    ['/pain-conditions/nope', 'no such condition'],
    ['/pain-conditions/deep/nope', 'no such condition'],
    ['/services/nope.html', 'no such service'],
    ['/404', 'Page Not Found'],
    ['/404.html', 'Page Not Found'],
    ['/services/404', 'no such service'],
    ['/_headers', 'Page Not Found'],
    ['/_redirects', 'Page Not Found'],
    ['/.secret', 'Page Not Found'],
    ['/about.html.br', 'Page Not Found'],
    ['/half.html.br.1.part', 'Page Not Found'],
    ['/pain-conditions//knee-pain', 'no such condition'],
    [`/${'a'.repeat(300)}`, 'Page Not Found'],
  ])('%s: the nearest 404 page', async (path, words) => {
    const response = await desk.get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain(words);
  });
});

describe('one address per page', () => {
  test.each([
    ['/about/', '/about'],
    ['/about.html', '/about'],
    ['/about/?a=1&b=//c', '/about?a=1&b=//c'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['/pain-conditions/', '/pain-conditions'],
    ['/a', '/b'],
    ['/a/?c=//d', '/b?c=//d'],
  ])('%s redirects to %s', async (path, target) => {
    const response = await desk.get(path);
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(target);
  });

  test.each(['//evil.example/', '//evil.example//about.html', '///about/', '/\\evil.example/'])(
    '%s never leads to another site',
    async (path) => {
      const response = await raw(`GET ${path}`);
      expect(response).toMatch(/^HTTP\/1\.1 (400|404)/);
      expect(response).not.toMatch(/^location:/im);
    },
  );
});

describe('hostile requests', () => {
  test.each([
    'about',
    '*',
    'http://evil.example/',
    '/../etc/passwd',
    '/a/../../b',
    '/./a',
    '/%2e%2e/a',
    '/a%2fb',
    '/..%5c',
    '/a\\b',
    '/%00',
    '/a%0d%0aSet-Cookie:x',
    '/%E0%A4',
    `/${'a'.repeat(1025)}`,
  ])('GET %s is refused', async (path) => expect(await raw(`GET ${path}`)).toMatch(/^HTTP\/1\.1 400/));

  test('accepts unusual paths, and none that leads out of the folder', () => {
    for (const url of ['/about?x=/../y', '/%61bout', '/%E0%A4%98']) expect(isValidPath(url)).toBe(true);
    const part = fc.oneof(
      fc.constantFrom('..', '.', '%2e', '%2E%2e', '/', '\\', '%5c', '%2f', '%00', 'a'),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const url = `/${parts.join('')}`;
        if (!isValidPath(url)) return;
        const path = decodeURIComponent(url.split('?')[0] ?? '');
        expect(resolve('/dist', `.${path}`) + sep).toMatch(/^\/dist\//);
      }),
    );
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'])('%s on a page is 405', async (method) => {
    const response = await raw(`${method} /about`);
    expect(response).toMatch(/^HTTP\/1\.1 405/);
    expect(response).toMatch(/^allow: GET, HEAD/im);
  });

  test('invalid HTTP does not affect the next client', async () => {
    await sendRaw(desk.port, '\x16\x03\x01\x02\x00\r\n\r\n');
    await sendRaw(desk.port, 'CONNECT evil:443 HTTP/1.1\r\nHost: evil\r\n\r\n');
    expect((await desk.get('/')).status).toBe(200);
  });
});

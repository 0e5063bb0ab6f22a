import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { request as http } from 'node:http';
import { request as https } from 'node:https';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paths } from '@clinic/contract/paths.ts';
import { headersFor } from '@clinic/contract/headers.ts';
import { makeWorkplace, startDesk, type Workplace } from '../desk-process.ts';
import { freePort } from '../free-port.ts';
import { asker, bookingOf, HOST, mobileOf, readBack } from '../client.ts';
import { makeCertificate, packageFile, writeFiles } from '../folder.ts';

const ABOUT = `about ${'words '.repeat(500)}`;
const RELEASE = '2026-11-22T023000123Z';
const FILES = {
  [`${RELEASE}/index.html`]: 'home',
  [`${RELEASE}/about.html`]: ABOUT,
  [`${RELEASE}/about.html.gz`]: gzipSync(ABOUT),
  [`${RELEASE}/pain-conditions.html`]: 'all conditions',
  [`${RELEASE}/pain-conditions/knee-pain.html`]: 'knee',
  [`${RELEASE}/pain-conditions/404.html`]: 'no such condition',
  [`${RELEASE}/404.html`]: 'Page Not Found',
  [`${RELEASE}/_astro/page.1a2b.js`]: 'export {};',
  [`${RELEASE}/_redirects`]: '/pain-conditions/old-knee /pain-conditions/knee-pain 301\n',
  [`${RELEASE}/_headers`]: '/*\n  X-Robots-Tag: noindex\n',
  '2026-11-21T023000123Z/_astro/earlier.3c4d.js': 'export {};',
};

const canRun = ['nginx', 'openssl'].every((name) => !spawnSync(name, ['-v']).error);
if (!canRun)
  console.warn('Left out: nginx or openssl is not installed. Responses and logs of nginx are NOT proved.');

describe.skipIf(!canRun)('nginx with the sample nginx.conf, a certificate and the desk behind it', () => {
  let workplace: Workplace;
  let desk: Awaited<ReturnType<typeof startDesk>>;
  let server: Awaited<ReturnType<typeof startNginx>>;
  beforeAll(async () => {
    workplace = makeWorkplace();
    const releases = join(workplace.folder, 'releases');
    writeFiles(releases, FILES);
    symlinkSync(RELEASE, join(releases, 'current'), 'junction');
    desk = await startDesk(workplace, { TRUST_PROXY: '1', DIST: 'releases/current' });
    server = await startNginx(workplace.folder, desk.port);
  });
  afterAll(async () => {
    await server?.end();
    await desk?.end('SIGTERM');
    workplace.clear();
  });

  test('accepts the file without a complaint', () => {
    expect(server.complaint).toBe('');
  });

  describe('addresses', () => {
    const site = `https://${HOST}/about`;

    test('plain http redirects to https and the host of the site', async () => {
      const { status, header } = await server.askPlain('/about?a=b', { host: 'example.in' });
      expect([status, header('location')]).toEqual([301, `${site}?a=b`]);
    });

    test('the host without www redirects to the host of the site', async () => {
      const { header } = await server.ask('/about', { host: 'example.in' });
      expect(header('location')).toBe(site);
    });

    test.each([
      ['/', 200, 'home'],
      ['/about', 200, 'about'],
      ['/about/', 301, '/about'],
      ['/about.html?a=b', 301, '/about?a=b'],
      ['/pain-conditions', 200, 'all conditions'],
      ['/pain-conditions/knee-pain', 200, 'knee'],
      ['/pain-conditions/old-knee', 301, '/pain-conditions/knee-pain'],
      ['/nope', 404, 'Page Not Found'],
      ['/pain-conditions/nope', 404, 'no such condition'],
      ['/404', 404, 'Page Not Found'],
      ['/pain-conditions/404', 404, 'no such condition'],
      ['/_headers', 404, 'Page Not Found'],
      ['/about.html.gz', 404, 'Page Not Found'],
    ])('%s answers %i with %s', async (path, status, text) => {
      const answer = await server.ask(path);
      expect(answer.status).toBe(status);
      expect(status === 301 ? answer.header('location') : answer.body).toContain(text);
    });
  });

  describe('files', () => {
    test('a page has all headers of _headers', async () => {
      const page = await server.ask('/about');
      const wanted = headersFor('/about');
      expect(wanted.map(([name]) => [name, page.header(name)])).toEqual(wanted);
    });

    test('a page that the browser has answers 304', async () => {
      const etag = (await server.ask('/about')).header('etag');
      expect((await server.ask('/about', { headers: { 'if-none-match': etag } })).status).toBe(304);
    });

    test('a range request answers 206 with that part only', async () => {
      const part = await server.ask('/about', { headers: { range: 'bytes=0-4' } });
      expect([part.status, part.body]).toEqual([206, 'about']);
    });

    const IMMUTABLE = 'public, max-age=31536000, immutable';
    test.each([
      ['/about', { 'accept-encoding': 'gzip, br' }, 200, 'content-encoding', 'gzip'],
      ['/_astro/page.1a2b.js', {}, 200, 'cache-control', IMMUTABLE],
      ['/_astro/earlier.3c4d.js', {}, 200, 'cache-control', IMMUTABLE],
    ])('%s requested with %j answers %i with %s: %s', async (path, headers, status, name, value) => {
      const response = await server.ask(path, { headers: headers as Record<string, string> });
      expect([response.status, response.header(name)]).toEqual([status, value]);
    });

    test('a hashed file of no release answers 404 and is not immutable', async () => {
      const gone = await server.ask('/_astro/gone.5e6f.js');
      expect(gone.status).toBe(404);
      expect(gone.header('cache-control')).not.toContain('immutable');
    });
  });

  describe('requests', () => {
    test('a valid request is stored by a desk that knows of https, and its response is not cached', async () => {
      const { status, header } = await server.ask(paths.booking, { body: bookingOf(1) });
      expect([status, header('cache-control')]).toEqual([201, 'no-store']);
      expect(header('strict-transport-security')).toMatch(/^max-age=\d+; includeSubDomains$/);
      expect(readBack(workplace.file).mobiles).toContain(mobileOf(1));
    });

    test.each([
      ['a body of 17 KiB', 413, ' '.repeat(17 * 1024)],
      ['an invalid request', 422, '{}'],
      ['a GET', 405, undefined],
    ])('%s answers %i', async (_, status, body) => {
      expect((await server.ask(paths.booking, { body })).status).toBe(status);
    });
  });

  // The desk has no editor here.
  describe('writers', () => {
    const cookie = 'a=b; __Secure-editor=token';

    test.each([
      ['without a cookie', 'nginx', ''],
      ['with the cookie of the editor', 'the desk', cookie],
      ['with the cookie of a preview', 'the desk', 'preview=token'],
      ['with another cookie', 'nginx', 'not-a-preview=token'],
    ])('a page requested %s comes from %s', async (_, from, sent) => {
      const { header } = await server.ask('/about', { headers: { cookie: sent } });
      expect(header('vary') === 'Accept-Encoding' ? 'the desk' : 'nginx').toBe(from);
    });

    test('a photo of 3 MB is not too large for nginx', async () => {
      const body = 'x'.repeat(3_000_000);
      expect((await server.ask('/editor/api/pictures/blog', { headers: { cookie }, body })).status).not.toBe(
        413,
      );
    });

    test('a request of a writer is stored', async () => {
      const { status } = await server.ask(paths.booking, { headers: { cookie }, body: bookingOf(2) });
      expect(status).toBe(201);
    });
  });

  // The last tests: they end the desk and nginx.
  describe('logs, with the desk running and not running,', () => {
    beforeAll(async () => {
      await askForSecrets(server);
      await desk.end('SIGTERM');
      await askForSecrets(server);
      // nginx has written its logs once it has ended.
      await server.end();
    });
    const lines = (name: string) => readFileSync(join(workplace.folder, name), 'utf8').split('\n');

    test('contain visits to pages', () => {
      expect(lines('access.log').some((line) => line.includes('"GET /about HTTP'))).toBe(true);
    });

    test.each(['access.log', 'error.log'])('contain no search and no one-time link: %s', (name) => {
      expect(lines(name).filter((line) => /secret/i.test(line))).toEqual([]);
    });
  });
});

/** Sends requests in every way that leads to the desk, as a receptionist's browser does, and for files beside it. */
async function askForSecrets({ ask, askPlain }: Awaited<ReturnType<typeof startNginx>>): Promise<void> {
  for (const path of [
    '/desk?q=Secret+Patient',
    '/desk/?q=Secret',
    '//desk?q=Secret',
    '/desk/join/secret-token',
    '/editor/preview/secret-token',
  ]) {
    await ask(path);
    await ask(path, { host: 'example.in' });
    await askPlain(path);
  }
  const referer = `https://${HOST}/desk?q=Secret+Patient`;
  for (const path of ['/favicon.ico', '/about', '/_astro/gone.5e6f.js'])
    await ask(path, { headers: { referer } });
}

/** Starts a real nginx with the sample, in front of the desk at this port. */
async function startNginx(folder: string, desk: number) {
  const ports = { plain: await freePort(), secure: await freePort() };
  const args = ['-c', writeConfig(folder, desk, ports), '-p', folder];
  const { status, stderr } = spawnSync('nginx', ['-t', ...args], { encoding: 'utf8' });
  const server = spawn('nginx', args, { stdio: 'ignore' });
  const exited = once(server, 'exit');
  const ask = asker(https, ports.secure);
  const isListening = () => ask('/').catch(() => undefined);
  for (let tries = 0; tries < 100 && !(await isListening()); tries += 1) await pause(50);
  return {
    ask,
    askPlain: asker(http, ports.plain),
    complaint: status === 0 && !stderr.includes('[warn]') ? '' : stderr,
    async end() {
      server.kill('SIGTERM');
      await exited;
    },
  };
}

/** Writes the sample with the ports and paths of this computer, inside the least that nginx needs around it. */
function writeConfig(folder: string, desk: number, ports: { plain: number; secure: number }): string {
  const [key, certificate] = makeCertificate(folder, HOST);
  const site = readFileSync(packageFile('nginx.conf'), 'utf8')
    .replaceAll(/^ *listen \[::\].*\n/gm, '')
    .replaceAll('listen 80;', `listen 127.0.0.1:${ports.plain};`)
    .replaceAll('listen 443 ', `listen 127.0.0.1:${ports.secure} `)
    .replace(/(ssl_certificate ).*/, `$1"${certificate}";`)
    .replace(/(ssl_certificate_key ).*/, `$1"${key}";`)
    .replace('/srv/clinic', folder)
    .replaceAll('/var/log/nginx/access.log', join(folder, 'access.log'))
    .replaceAll('127.0.0.1:4321', `127.0.0.1:${desk}`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/temporary;`,
  );
  const target = join(folder, 'nginx.conf');
  // Run as root, nginx would read pages as a user who may not enter this folder.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(
    target,
    `${user} daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log; events {}
http {
  include /etc/nginx/mime.types;
  access_log ${folder}/access.log; # as in Debian's nginx.conf
  ${temporary.join('\n  ')}
  ${site}
}
`,
  );
  return target;
}

import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { headersFor, parseHeaders } from '#desk/app/headers-file.ts';
import { paths } from '#forms/paths.ts';
import { leftOut, readBack, type Finding } from './check.ts';
import { makeWorkplace, startDesk } from './desk-process.ts';
import { hasNginx, startNginx } from './nginx-server.ts';
import { bookingOf, HOST, mobileOf, type Ask } from './visitor.ts';

const ABOUT = `about ${'words '.repeat(500)}`;
const HEADERS = readFileSync(new URL('../../../public/_headers', import.meta.url), 'utf8');
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
  [`${RELEASE}/_headers`]: HEADERS,
  '2026-11-21T023000123Z/_astro/earlier.3c4d.js': 'export {};',
};

/** Runs the sample in a real nginx, with a certificate made for it and the desk behind it. */
export async function nginx(): Promise<Finding[]> {
  if (!hasNginx())
    return [leftOut('nginx or openssl is not installed. What nginx serves and logs is NOT proved')];
  const workplace = makeWorkplace();
  const { folder, file } = workplace;
  writeReleases(join(folder, 'releases'));
  const desk = await startDesk(workplace, { TRUST_PROXY: '1', DIST: 'releases/current' });
  const server = await startNginx(folder, desk.port);
  const { ask, askPlain, complaint } = server;
  try {
    const found: Finding[] = [
      [complaint === '', `nginx reads it: ${complaint || 'no complaint'}`],
      ...(await addresses(ask, askPlain)),
      ...(await files(ask)),
      ...(await requests(ask, file)),
      ...(await writers(ask)),
    ];
    await askForSecrets(ask, askPlain);
    await desk.end('SIGTERM');
    await askForSecrets(ask, askPlain);
    // nginx has written its logs once it has ended.
    await server.end();
    return [...found, ...logs(folder)];
  } finally {
    await server.end();
    await desk.end('SIGTERM');
    workplace.clear();
  }
}

const ADDRESSES: [path: string, status: number, text: string][] = [
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
];

async function addresses(ask: Ask, askPlain: Ask): Promise<Finding[]> {
  const site = `https://${HOST}/about`;
  const plain = await askPlain('/about?a=b', { host: 'example.in' });
  const bare = await ask('/about', { host: 'example.in' });
  const [fromPlain, fromBare] = [plain.header('location'), bare.header('location')];
  const pages = ADDRESSES.map(async ([path, status, text]): Promise<Finding> => {
    const answer = await ask(path);
    const received = status === 301 ? answer.header('location') : answer.body;
    const isRight = answer.status === status && received.includes(text);
    return [isRight, `${path}: ${answer.status} ${received.slice(0, 30)}`];
  });
  return [
    [plain.status === 301 && fromPlain === `${site}?a=b`, `http: ${plain.status} to ${fromPlain}`],
    [fromBare === site, `example.in: ${bare.status} to ${fromBare}`],
    ...(await Promise.all(pages)),
  ];
}

async function files(ask: Ask): Promise<Finding[]> {
  const page = await ask('/about');
  const wanted = [...headersFor(parseHeaders(HEADERS), '/about')];
  const missing = wanted.filter(([name, value]) => page.header(name) !== value).map(([name]) => name);
  const small = await ask('/about', { headers: { 'accept-encoding': 'gzip, br' } });
  const encoding = small.header('content-encoding');
  const unchanged = await ask('/about', { headers: { 'if-none-match': page.header('etag') } });
  const part = await ask('/about', { headers: { range: 'bytes=0-4' } });
  const hashed = await ask('/_astro/page.1a2b.js');
  const earlier = await ask('/_astro/earlier.3c4d.js');
  const gone = await ask('/_astro/gone.5e6f.js');
  const caching = hashed.header('cache-control');
  const [ofEarlier, ofGone] = [earlier.header('cache-control'), gone.header('cache-control')];
  return [
    [missing.length === 0, `headers of a page that are missing or different: ${missing.join() || 'none'}`],
    [encoding === 'gzip', `compressed: ${encoding}`],
    [unchanged.status === 304, `a page that the browser has: ${unchanged.status}`],
    [part.status === 206 && part.body === 'about', `a part: ${part.status}`],
    [/immutable/.test(caching), `hashed: ${caching}`],
    [earlier.status === 200 && ofEarlier === caching, `of the last release: ${earlier.status} ${ofEarlier}`],
    [gone.status === 404 && !/immutable/.test(ofGone), `of no release: ${gone.status} ${ofGone}`],
  ];
}

async function requests(ask: Ask, file: string): Promise<Finding[]> {
  const send = (body: string) => ask(paths.booking, { body });
  const stored = await send(bookingOf(1));
  const large = await send(' '.repeat(17 * 1024));
  const wrong = await send('{}');
  const read = await ask(paths.booking);
  const { mobiles } = readBack(file);
  const caching = stored.header('cache-control');
  const hsts = stored.header('strict-transport-security');
  return [
    [stored.status === 201, `a request: ${stored.status}`],
    [mobiles.has(mobileOf(1)), `stored: ${mobiles.size}`],
    [caching === 'no-store', `not to be cached: ${caching}`],
    [/^max-age=\d+; includeSubDomains$/.test(hsts), `the desk knows that it is https: ${hsts}`],
    [large.status === 413, `17 KiB: ${large.status}`],
    [wrong.status === 422, `an invalid one: ${wrong.status}`],
    [read.status === 405, `only read: ${read.status}`],
  ];
}

/** With the cookie of an editor or a preview, every request goes to the desk; here the desk has no editor. */
async function writers(ask: Ask): Promise<Finding[]> {
  const cookie = 'a=b; __Secure-editor=token';
  const byDesk: boolean[] = [];
  for (const sent of ['', cookie, 'preview=token', 'not-a-preview=token'])
    byDesk.push((await ask('/about', { headers: { cookie: sent } })).header('vary') === 'Accept-Encoding');
  const photo = await ask('/api/editor/pictures', { headers: { cookie }, body: 'x'.repeat(3_000_000) });
  const request = await ask(paths.booking, { headers: { cookie }, body: bookingOf(2) });
  return [
    [byDesk.join() === 'false,true,true,false', `by the desk with these cookies: ${byDesk.join()}`],
    [photo.status !== 413, `a photo of 3 MB is not too large for nginx: ${photo.status}`],
    [request.status === 201, `a request of theirs: ${request.status}`],
  ];
}

const SECRET = /secret/i;
const SECRET_PATHS = [
  '/desk?q=Secret+Patient',
  '/desk/?q=Secret',
  '//desk?q=Secret',
  '/desk/join/secret-token',
  '/editor/preview/secret-token',
];

/** Asks in every way that leads to the desk, as a receptionist's browser does, and for the files it fetches beside. */
async function askForSecrets(ask: Ask, askPlain: Ask): Promise<void> {
  for (const path of SECRET_PATHS) {
    await ask(path);
    await ask(path, { host: 'example.in' });
    await askPlain(path);
  }
  const referer = `https://${HOST}/desk?q=Secret+Patient`;
  for (const path of ['/favicon.ico', '/about', '/_astro/gone.5e6f.js'])
    await ask(path, { headers: { referer } });
}

function logs(folder: string): Finding[] {
  const lines = (name: string) => readFileSync(join(folder, name), 'utf8').split('\n');
  const visits = lines('access.log').filter((line) => line.includes('"GET /about HTTP')).length;
  const [inAccess, inErrors] = ['access.log', 'error.log'].map((name) =>
    lines(name).find((line) => SECRET.test(line)),
  );
  return [
    [visits > 0, `visits to a page in the log: ${visits}`],
    [!inAccess, `searches and one-time links in the access log: ${inAccess ?? 'none'}`],
    [!inErrors, `searches and one-time links in the error log: ${inErrors ?? 'none'}`],
  ];
}

function writeReleases(releases: string): void {
  for (const [name, content] of Object.entries(FILES)) {
    mkdirSync(dirname(join(releases, name)), { recursive: true });
    writeFileSync(join(releases, name), content);
  }
  symlinkSync(RELEASE, join(releases, 'current'), 'junction');
}

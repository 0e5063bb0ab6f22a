import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { headersFor, parseHeaders } from '#desk/app/headers-file.ts';
import { paths } from '#forms/paths.ts';
import { bookingWindow, longDate } from '#lib/dates.ts';
import { finding, leftOut, readBack, type Finding } from './check.ts';
import { makeWorkplace, startDesk, type Workplace } from './desk-process.ts';
import { asker, type Ask } from './https.ts';
import { writers } from './nginx-writers.ts';
import { hasNginx, HOST, startNginx } from './nginx-server.ts';

const PAGES = {
  'index.html': 'home',
  'about.html': `about ${'words '.repeat(500)}`,
  'pain-conditions.html': 'all conditions',
  'pain-conditions/knee-pain.html': 'knee',
  'pain-conditions/404.html': 'no such condition',
  '404.html': 'Page Not Found',
  '_astro/page.1a2b.js': 'export {};',
  _redirects: '/pain-conditions/old-knee /pain-conditions/knee-pain 301\n',
  _headers: readFileSync(new URL('../../../public/_headers', import.meta.url), 'utf8'),
};
const booking = {
  appointmentDate: longDate(bookingWindow(Date.now()).first),
  name: 'Sunita Sharma',
  mobile: '9876543210',
  email: null,
};

/** The sample for nginx with a real nginx, a certificate made for it, and the desk behind it. */
export async function nginx(): Promise<Finding[]> {
  if (!hasNginx())
    return [leftOut('nginx or openssl is not installed. What nginx serves and logs is NOT proved')];
  const place = makeWorkplace();
  writeSite(place);
  const desk = await startDesk(place, { TRUST_PROXY: '1', DIST: 'releases/current' });
  const server = await startNginx(place, desk.port);
  try {
    const ask = asker(server.secure);
    const found = [
      finding(server.complaint === '', `nginx reads it: ${server.complaint || 'no complaint'}`),
      ...(await addresses(ask, server.plain)),
      ...(await files(ask)),
      ...(await requests(ask, place)),
      ...(await writers(ask, booking)),
    ];
    await askForSecrets(ask, server.plain);
    await desk.end('SIGTERM');
    await askForSecrets(ask, server.plain);
    // It has written all of it once it has ended.
    await server.end();
    return [...found, ...logs(place)];
  } finally {
    await server.end();
    await desk.end('SIGTERM');
    place.clear();
  }
}

async function addresses(ask: Ask, plainPort: number): Promise<Finding[]> {
  const plain = await fetch(`http://127.0.0.1:${plainPort}/about?a=b`, {
    redirect: 'manual',
    headers: { host: 'example.in' },
  });
  const bare = await ask('/about', { host: 'example.in' });
  const found = await Promise.all(
    (
      [
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
      ] as const
    ).map(async ([path, status, words]) => {
      const answer = await ask(path);
      const said = status === 301 ? String(answer.headers.location) : answer.body;
      return finding(
        answer.status === status && said.includes(words),
        `${path}: ${answer.status} ${said.slice(0, 30)}`,
      );
    }),
  );
  return [
    finding(
      plain.status === 301 && plain.headers.get('location') === `https://${HOST}/about?a=b`,
      `http: ${plain.status} to ${plain.headers.get('location')}`,
    ),
    finding(
      bare.headers.location === `https://${HOST}/about`,
      `example.in: ${bare.status} to ${bare.headers.location}`,
    ),
    ...found,
  ];
}

async function files(ask: Ask): Promise<Finding[]> {
  const page = await ask('/about');
  const wanted = [...headersFor(parseHeaders(PAGES._headers), '/about')];
  const missing = wanted.filter(([name, value]) => page.headers[name] !== value).map(([name]) => name);
  const small = await ask('/about', { headers: { 'accept-encoding': 'gzip, br' } });
  const again = await ask('/about', { headers: { 'if-none-match': String(page.headers.etag) } });
  const part = await ask('/about', { headers: { range: 'bytes=0-4' } });
  const hashed = await ask('/_astro/page.1a2b.js');
  const earlier = await ask('/_astro/earlier.3c4d.js');
  const gone = await ask('/_astro/gone.5e6f.js');
  return [
    finding(
      missing.length === 0,
      `headers of a page that are missing or different: ${missing.join(', ') || 'none'}`,
    ),
    finding(small.headers['content-encoding'] === 'gzip', `compressed: ${small.headers['content-encoding']}`),
    finding(again.status === 304, `a page that one has: ${again.status}`),
    finding(part.status === 206 && part.body === 'about', `a part: ${part.status}`),
    finding(
      /immutable/.test(String(hashed.headers['cache-control'])),
      `hashed: ${hashed.headers['cache-control']}`,
    ),
    finding(
      earlier.status === 200 && earlier.headers['cache-control'] === hashed.headers['cache-control'],
      `of the release before: ${earlier.status} ${earlier.headers['cache-control']}`,
    ),
    finding(
      gone.status === 404 && !/immutable/.test(String(gone.headers['cache-control'])),
      `of none: ${gone.status} ${gone.headers['cache-control']}`,
    ),
  ];
}

async function requests(ask: Ask, place: Workplace): Promise<Finding[]> {
  const headers = { 'content-type': 'application/json' };
  const kept = await ask(paths.booking, { headers, body: JSON.stringify(booking) });
  const large = await ask(paths.booking, { headers, body: ' '.repeat(17 * 1024) });
  const wrong = await ask(paths.booking, { headers, body: '{}' });
  const looked = await ask(paths.booking);
  const hsts = String(kept.headers['strict-transport-security']);
  const { mobiles } = readBack(place.file);
  return [
    finding(
      kept.status === 201 && mobiles.has(booking.mobile),
      `a request: ${kept.status}, kept: ${mobiles.size}`,
    ),
    finding(
      kept.headers['cache-control'] === 'no-store',
      `not to be cached: ${kept.headers['cache-control']}`,
    ),
    finding(/^max-age=\d+; includeSubDomains$/.test(hsts), `the desk knows that it is https: ${hsts}`),
    finding(large.status === 413, `17 KiB: ${large.status}`),
    finding(wrong.status === 422, `a wrong one: ${wrong.status}`),
    finding(looked.status === 405, `only looked at: ${looked.status}`),
  ];
}

const SECRET = /secret/i;

/** As a receptionist's browser does, in every way that leads to the desk, and with the pictures that it fetches beside. */
async function askForSecrets(ask: Ask, plainPort: number): Promise<void> {
  const referer = `https://${HOST}/desk?q=Secret+Patient`;
  for (const path of [
    '/desk?q=Secret+Patient',
    '/desk/?q=Secret',
    '//desk?q=Secret',
    '/desk/join/secret-token',
    '/editor/preview/secret-token',
  ]) {
    await ask(path);
    await ask(path, { host: 'example.in' });
    await fetch(`http://127.0.0.1:${plainPort}${path}`, { redirect: 'manual', headers: { host: HOST } });
  }
  for (const path of ['/favicon.ico', '/about', '/_astro/gone.5e6f.js'])
    await ask(path, { headers: { referer } });
}

function logs({ folder }: Workplace): Finding[] {
  const [access = '', errors = ''] = ['access.log', 'error.log'].map((name) =>
    readFileSync(join(folder, name), 'utf8'),
  );
  const told = [access, errors].map((log) => log.split('\n').find((line) => SECRET.test(line)));
  const visits = access.split('\n').filter((line) => line.includes('"GET /about HTTP')).length;
  return [
    finding(visits > 0, `visits to a page in the log: ${visits}`),
    finding(!told[0], `searches and one-time links in it: ${told[0] ?? 'none'}`),
    finding(!told[1], `and in the log of errors: ${told[1] ?? 'none'}`),
  ];
}

/** Two releases, one of which is in front. */
function writeSite({ folder }: Workplace): void {
  const releases = join(folder, 'releases');
  const front = '2026-11-22T023000123Z';
  const files = Object.entries(PAGES).map(([name, text]) => [join(front, name), text] as const);
  const earlier = ['2026-11-21T023000123Z/_astro/earlier.3c4d.js', 'export {};'] as const;
  for (const [name, text] of [...files, earlier]) {
    mkdirSync(dirname(join(releases, name)), { recursive: true });
    writeFileSync(join(releases, name), text);
  }
  symlinkSync(front, join(releases, 'current'), 'junction');
  writeFileSync(join(releases, front, 'about.html.gz'), gzipSync(PAGES['about.html']));
}

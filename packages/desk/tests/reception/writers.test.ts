// Writers and publishers, with a fake editor behind the desk that records the requests it gets.
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { createServer, get, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Role } from '#desk/reception/queries/roles.ts';
import { changeRole, removePerson } from '#desk/reception/queries/people.ts';
import { paths } from '@clinic/contract/paths.ts';
import { sendRaw } from '../test-desk.ts';
import { listen } from '../listen.ts';
import { from, openFrontDesk, openServer } from './open-server.ts';
import { hiddenIn, locationOf, password, type Browser } from './contract/browser.ts';
import { createFrontDesk, idFor, type FrontDesk, type ReceptionServer } from './contract/front-desk.ts';

const key = 'a key that the desk and the editor share';
const [LINK, FORGED] = ['0a'.repeat(32), 'f0'.repeat(32)];
const BROTLI = brotliCompressSync('word '.repeat(1000));
/** The header of the fake editor. */
let asks = '';
let editor: Awaited<ReturnType<typeof listen>>;
let server: ReceptionServer;
let front: FrontDesk;
const received: { path: string; headers: Record<string, string>; bytes: number }[] = [];

beforeAll(async () => {
  const app = new Hono();
  app.get('/editor/assets/app.js', (c) =>
    c.body(BROTLI, 200, { 'x-content-encoding': c.req.header('x-accept-encoding')! }),
  );
  app.post('/editor/api/ask', (c) => c.json({}, 200, { 'x-asks-publishers': asks }));
  app.get('/moved', (c) => c.redirect('/elsewhere', 302));
  app.all('*', async (c) => {
    const { pathname, search } = new URL(c.req.url);
    const bytes = (await c.req.arrayBuffer()).byteLength;
    received.push({ path: pathname + search, headers: c.req.header(), bytes });
    if (c.req.header('cookie') === `preview=${FORGED}`) return c.text('no', 401);
    return c.text(`editor: ${pathname}`, 200, { connection: 'keep-alive', 'x-of-editor': 'yes' });
  });
  const answer = getRequestListener(app.fetch);
  editor = await listen(createServer((...call) => void answer(...call)));
  const secondFactor = { required: 'off', key: undefined } as const;
  server = await openServer({ secondFactor, editor: { key, port: editor.port } });
  front = createFrontDesk(() => server, from);
});
afterAll(async () => {
  await server.close();
  await editor.close();
});

const requestRaw = (url: string, headers: Record<string, string>) =>
  new Promise<{ statusCode?: number | undefined; headers: IncomingHttpHeaders; body: Buffer }>((resolve) => {
    get(url, { headers }, (answer) => {
      const { statusCode, headers: got } = answer;
      void buffer(answer).then((body) => resolve({ statusCode, headers: got, body }));
    });
  });

/** A person in this role, with the editor open. */
async function writing(name: string, role: Role = 'writer'): Promise<Browser> {
  const person = await front.signedIn(name, role);
  await person.get('/desk/editor');
  return person;
}
const lastReceived = () => received.at(-1);

/** The header that names the writer. */
const asHeader = (name: string, mayPublish: boolean, maySign = mayPublish) =>
  encodeURIComponent(JSON.stringify({ name, mayPublish, maySign }));

describe.each(['writer', 'doctor', 'publisher'] as const)('a %s', (role) => {
  test('is redirected to the editor, and reads no patient data at any address', async () => {
    const person = await front.signedIn(`Nothing ${role}`, role);
    const id = await front.newRequest({ name: 'Not For Writers' });
    expect(locationOf(await person.get('/desk'))).toBe('/desk/editor');
    const own = ['', '/correct', '/patient', '/patient.csv', '/patient.json', '/erase'];
    const pages = [
      ...['/desk/', '/desk?q=Seen', '/desk/requests.csv', '/desk/print', '/desk/record', '/desk/clock'],
      ...['/desk/fresh?after=0', '/desk/people', '/desk/%70eople', '/desk/account/../requests.csv'],
      ...['/desk/what-comes-next-year', ...own.map((end) => `/desk/requests/${id}${end}`)],
    ];
    for (const path of pages) {
      const { status, html } = await person.get(path);
      expect([303, 403], path).toContain(status);
      expect(html, path).not.toMatch(/Not For Writers|Download|9[78]\d{8}/);
    }
    const forms: [string, Record<string, string>][] = [
      [`/desk/requests/${id}/state`, { version: '1', state: 'closed' }],
      [`/desk/requests/${id}/notes`, { key: `k${role}`, text: 'x' }],
      [`/desk/requests/${id}/erase`, { ids: String(id) }],
      ['/desk/people', { name: 'Friend', role: 'manager', password }],
      ['/desk/clock', {}],
    ];
    for (const [path, fields] of forms) expect((await person.post(path, fields)).status, path).toBe(403);
    expect(await server.read(`SELECT state FROM requests WHERE id = ${id}`)).toEqual([{ state: 'new' }]);
    const account = await person.get('/desk/account');
    expect(account.words).toContain('Your e-mail address and password');
    expect(account.html).not.toMatch(/href="\/desk\/(record|people)"|class="fresh"/);
  });

  test('opens the editor, which gets the name and no session of the desk', async () => {
    const person = await writing(`Goes ${role}`, role);
    const answer = await person.get('/editor', {
      'x-writer': asHeader('Somebody Else', true),
      authorization: 'Bearer mine',
      'x-forwarded-proto': 'http',
    });
    expect(answer.html).toBe('editor: /editor');
    expect(lastReceived()?.headers).toMatchObject({
      authorization: `Bearer ${key}`,
      'x-writer': asHeader(`Goes ${role}`, role === 'publisher', role !== 'writer'),
      // Links to previews start with it.
      'x-forwarded-host': expect.stringMatching(/./),
    });
    expect(JSON.stringify(lastReceived())).not.toContain(person.cookies.get('editor'));
    expect((await person.get('/about')).html).toBe('editor: /about');
  });
});

test('without the cookie the site is public, and the editor redirects to the sign-in page', async () => {
  const visitor = front.newBrowser();
  const before = received.length;
  expect((await visitor.get('/about')).html).toBe('about');
  expect(locationOf(await visitor.get('/editor/history/x'))).toBe('/desk/editor');
  expect(locationOf(await visitor.get('/desk/editor'))).toBe('/desk/sign-in?to=%2Fdesk%2Feditor');
  const save = await visitor.post('/editor/api/entries/blog/x', {});
  expect([save.status, JSON.parse(save.html)]).toEqual([
    401,
    {
      message:
        'You are signed out. Sign in again in another tab, then save: what you have typed is still here.',
    },
  ]);
  const forged = { cookie: `editor=forged; preview=${FORGED}`, 'x-writer': asHeader('Asha', true) };
  expect((await visitor.get('/about', forged)).html).toBe('about');
  expect((await visitor.get('/editor', forged)).status).toBe(303);
  expect(received.slice(before).map(({ headers }) => headers['x-writer'])).toEqual([undefined]);
});

test('a manager whose session has ended signs in for the editor, not for the requests', async () => {
  const manager = await writing('Mona', 'manager');
  await front.change(`DELETE FROM sessions WHERE person = ${idFor('Mona')}`);
  const save = () => manager.post('/editor/api/entries/blog/x', {});
  expect((await save()).status).toBe(401);
  const { html } = await manager.get(locationOf(await manager.get('/desk/editor')) ?? '');
  const to = hiddenIn(html, 'to');
  expect(locationOf(await manager.post('/desk/sign-in', { name: 'Mona', password, to }))).toBe(
    '/desk/editor',
  );
  expect(locationOf(await manager.get('/desk/editor'))).toBe('/editor');
  expect((await save()).status).toBe(200);
});

test('rate-limits forged cookies, which get the public site', async () => {
  const flood = front.newBrowser('203.0.113.180');
  let n = 0;
  do {
    const cookies = Array.from({ length: 8 }, () => `editor=forged-${n++}`);
    const answers = await Promise.all(cookies.map((cookie) => flood.get('/about', { cookie })));
    for (const { html } of answers) expect(html).toBe('about');
  } while ((await flood.get('/desk')).status !== 429);
  const writer = await writing('Goes On');
  expect((await writer.get('/about')).html).toBe('editor: /about');
});

test('the front desk cannot open the editor, even with its cookie', async () => {
  const desk = await front.signedIn('Divya', 'front desk');
  expect((await desk.get('/desk/editor')).status).toBe(403);
  const cookie = `editor=${desk.cookies.get('desk')}`;
  expect((await desk.get('/about', { cookie })).html).toBe('about');
  expect((await desk.get('/editor', { cookie })).status).toBe(303);
});

test('the cookie is invalid after a change of role, a removal or the end of the session', async () => {
  const lowered = await writing('Lowered');
  await server.run(changeRole({ now: new Date() }, 'Lowered', 'front desk'));
  const gone = await writing('Gone');
  await server.run(removePerson({ now: new Date() }, 'Gone'));
  for (const person of [lowered, gone]) {
    expect((await person.get('/about')).html).toBe('about');
    expect((await person.get('/editor')).status).toBe(303);
  }
  const out = await writing('Out');
  const cookie = `editor=${out.cookies.get('editor')}`;
  await out.send('/desk/sign-out', {});
  expect(out.cookies.has('editor')).toBe(false);
  expect((await out.get('/about', { cookie })).html).toBe('about');
});

test('refuses cross-site requests, by origin for old browsers', async () => {
  const writer = await writing('Has Tabs');
  const before = received.length;
  const evil: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': '', origin: 'https://evil.example' },
    { 'sec-fetch-site': '', 'content-type': 'application/json' },
  ];
  for (const headers of evil)
    for (const path of ['/editor/api/entries/blog/x', '/editor/publish', '/editor/leave'])
      expect((await writer.post(path, {}, headers)).status, path).toBe(403);
  expect(received).toHaveLength(before);
  const own = { 'sec-fetch-site': '', origin: server.url };
  expect((await writer.post('/editor/api/entries/blog/x', {}, own)).status).toBe(200);
});

test('accepts large pictures, with a limit', async () => {
  const writer = await writing('Takes Photos');
  const name = 'x'.repeat(20 * 1024 * 1024);
  expect((await writer.post('/editor/api/pictures/blog?name=x.jpg', { name })).status).toBe(200);
  expect(lastReceived()?.bytes).toBeGreaterThan(20 * 1024 * 1024);
  expect((await writer.post('/editor/api/pictures/blog', { name: name + name })).status).toBe(413);
});

test('passes on what the editor has compressed', async () => {
  const writer = await writing('Has A Phone');
  const headers = { cookie: `editor=${writer.cookies.get('editor')}`, 'accept-encoding': 'br' };
  // fetch would decode it.
  const { statusCode, headers: got, body } = await requestRaw(`${server.url}/editor/assets/app.js`, headers);
  expect([statusCode, got['content-encoding'], got['x-content-encoding']]).toEqual([200, 'br', undefined]);
  expect(body.equals(BROTLI)).toBe(true);
});

test('other routes stay the same for a writer', async () => {
  const writer = await writing('Looks Round');
  const before = received.length;
  expect((await writer.get('/health')).status).toBe(200);
  expect((await writer.get(paths.booking)).status).toBe(405);
  expect((await writer.post('/about', {})).status).toBe(405);
  const cookie = `editor=${writer.cookies.get('editor')}`;
  const line = `GET /?token=of-vite HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\n\r\n`;
  expect(await sendRaw(Number(new URL(server.url).port), line)).toContain(' 426 ');
  expect(received).toHaveLength(before);
  expect(locationOf(await writer.get('/moved'))).toBe('/elsewhere');
  const left = await writer.post('/editor/leave', {});
  expect([left.status, left.headers.get('location')]).toEqual([307, '/desk/sign-out']);
  expect((await writer.get('/about')).html).toBe('about');
  await writer.send('/desk/sign-out', {});
  expect(locationOf(await writer.get('/desk'))).toBe('/desk/sign-in');
});

test('a link to a preview needs no account, and gives no access as a writer', async () => {
  const doctor = front.newBrowser();
  expect((await doctor.get('/editor/preview/some-token')).html).toBe('editor: /editor/preview/some-token');
  expect((await doctor.get('/about', { cookie: `preview=${LINK}; desk=secret` })).html).toBe(
    'editor: /about',
  );
  expect(lastReceived()?.headers).toMatchObject({ cookie: `preview=${LINK}` });
  expect(lastReceived()?.headers['x-writer']).toBeUndefined();
  expect((await doctor.get('/editor', { cookie: `preview=${LINK}` })).status).toBe(303);
  expect((await doctor.get('/editor/api/list', { cookie: `preview=${LINK}` })).status).toBe(401);
});

test.each(['%C4%80', '%0d%0a', '', 'good', `${LINK}0`, `${LINK}%0a`, LINK.toUpperCase()])(
  'ignores a preview cookie with an invalid token, %s',
  async (value) => {
    const cookie = `preview=${value}`;
    const before = received.length;
    expect(await front.newBrowser().get('/about', { cookie })).toMatchObject({ status: 200, html: 'about' });
    expect((await front.newBrowser().get('/editor', { cookie })).status).toBe(303);
    expect(received).toHaveLength(before);
    const { status } = await front.newBrowser().get('/editor/preview/some-token', { cookie });
    expect([status, lastReceived()?.headers.cookie]).toEqual([200, undefined]);
  },
);

test('reports that the editor does not run, while the public site works', async () => {
  const other = await openFrontDesk({ editor: { key, port: 1 } });
  const writer = await other.signedIn('Waits', 'writer');
  await writer.get('/desk/editor');
  const { status, words } = await writer.get('/editor');
  expect([status, words]).toEqual([503, expect.stringContaining('does not answer just now')]);
  const { html } = await writer.get('/editor/api/list');
  expect(JSON.parse(html)).toEqual({ message: expect.stringContaining('nothing is lost') });
  expect((await other.newBrowser().get('/about')).html).toBe('about');
});

test('without the key there are no editor and no writers', async () => {
  const other = await openFrontDesk({});
  const manager = await other.signedIn('Asha', 'manager');
  expect((await manager.get('/desk/people')).words).not.toMatch(/writer|publisher/i);
  expect((await manager.get('/desk/editor')).status).toBe(404);
  expect((await manager.get('/editor')).status).toBe(404);
});

test('publishers and doctors need a second factor like managers, writers do not', async () => {
  const secondFactor = { required: 'managers', key } as const;
  const other = await openFrontDesk({ secondFactor, editor: { key, port: editor.port } });
  const publisher = await other.signedIn('Pia', 'writer');
  await other.server.run(changeRole({ now: new Date() }, 'Pia', 'publisher'));
  expect(locationOf(await publisher.get('/desk/editor'))).toBe('/desk/second-factor');
  const doctor = await other.signedIn('Dr. Arjun Rao', 'writer');
  await other.server.run(changeRole({ now: new Date() }, 'Dr. Arjun Rao', 'doctor'));
  expect(locationOf(await doctor.get('/desk/editor'))).toBe('/desk/second-factor');
  const writer = await other.signedIn('Wim', 'writer');
  expect(locationOf(await writer.get('/desk/editor'))).toBe('/editor');
});

test('mails publishers who are asked to publish', async () => {
  const other = await openFrontDesk({ editor: { key, port: editor.port } });
  const [writer] = [await other.signedIn('Asks', 'writer'), await other.signedIn('Pia', 'publisher')];
  await other.signedIn('Wim', 'writer');
  await other.signedIn('No Address', 'manager');
  for (const name of ['Asks', 'Pia', 'Wim'])
    await other.server.read(
      `UPDATE people SET email = '${name}@example.in' WHERE name = '${name}' RETURNING id`,
    );
  await writer.get('/desk/editor');
  const mails = () =>
    other.server.read(`SELECT email, detail, seen FROM alerts WHERE what = 'asked to publish'`);
  asks = encodeURIComponent(JSON.stringify(['Knee\npain', 'घुटना']));
  expect((await writer.post('/editor/api/ask', {})).headers.get('x-asks-publishers')).toBeNull();
  expect(await mails()).toEqual([{ email: 'Pia@example.in', detail: 'Asks: Knee pain, घुटना', seen: 1 }]);
  // At most five an hour, whatever the header says.
  for (const header of ['{', '%', encodeURIComponent('[1]'), 'null', 'x', 'y'].map(String)) {
    asks = header;
    expect((await writer.post('/editor/api/ask', {})).status, header).toBe(200);
  }
  expect(await mails()).toHaveLength(5);
});

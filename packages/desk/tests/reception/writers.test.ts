// Writers and publishers at the desk, and the editor behind it: a server of these tests that says what it was sent.
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Role } from '#desk/reception/auth/roles.ts';
import { changeRole, remove } from '#desk/reception/queries/people.ts';
import { paths } from '#forms/paths.ts';
import { sendRaw } from '../a-desk.ts';
import { listen } from '../listen.ts';
import { from, openHome } from './a-home.ts';
import { password, type Receptionist } from './contract/a-receptionist.ts';
import { createFront, type Front, type ReceptionHome } from './contract/front.ts';

const key = 'a key that the two of them share, and nobody else';
const [LINK, FORGED] = ['0a'.repeat(32), 'f0'.repeat(32)];
let editor: Awaited<ReturnType<typeof listen>>;
let home: ReceptionHome;
let front: Front;
const heard: { path: string; headers: Record<string, string>; bytes: number }[] = [];

beforeAll(async () => {
  const app = new Hono();
  app.on('GET', ['/long', '/editor/long'], (c) =>
    c.body('word '.repeat(1000), 200, { 'content-type': 'text/javascript' }),
  );
  app.get('/moved', (c) => c.redirect('/elsewhere', 302));
  app.all('*', async (c) => {
    const { pathname, search } = new URL(c.req.url);
    const bytes = (await c.req.arrayBuffer()).byteLength;
    heard.push({ path: pathname + search, headers: c.req.header(), bytes });
    if (c.req.header('cookie') === `preview=${FORGED}`) return c.text('no', 401);
    return c.text(`editor: ${pathname}`, 200, { connection: 'keep-alive', 'x-of-editor': 'yes' });
  });
  const answer = getRequestListener(app.fetch);
  editor = await listen(createServer((...call) => void answer(...call)));
  const secondFactor = { required: 'off', key: undefined } as const;
  home = await openHome({ secondFactor, editor: { key, port: editor.port } });
  front = createFront(() => home, from);
});
afterAll(async () => {
  await home.close();
  await editor.close();
});

/** Somebody in this role who has gone to the editor. */
async function writing(name: string, role: Role = 'writer'): Promise<Receptionist> {
  const person = await front.joined(name, role);
  await person.get('/desk/editor');
  return person;
}
const lastHeard = () => heard.at(-1);

/** As the desk tells the editor who it is. */
const asHeader = (name: string, mayPublish: boolean) =>
  encodeURIComponent(JSON.stringify({ name, mayPublish }));

describe.each(['writer', 'publisher'] as const)('a %s', (role) => {
  test('is led to the editor, and sees nothing of patients at any address', async () => {
    const person = await front.joined(`Nothing ${role}`, role);
    const id = await front.newRequest({ name: 'Seen By Nobody' });
    expect((await person.get('/desk')).headers.get('location')).toBe('/desk/editor');
    const own = ['', '/correct', '/person', '/person.csv', '/person.json', '/erase'];
    const pages = [
      ...['/desk/', '/desk?q=Seen', '/desk/requests.csv', '/desk/print', '/desk/record', '/desk/clock'],
      ...['/desk/fresh?after=0', '/desk/people', '/desk/%70eople', '/desk/account/../requests.csv'],
      ...['/desk/what-comes-next-year', ...own.map((end) => `/desk/requests/${id}${end}`)],
    ];
    for (const path of pages) {
      const { status, html } = await person.get(path);
      expect([303, 403], path).toContain(status);
      expect(html, path).not.toMatch(/Seen By Nobody|Download|9[78]\d{8}/);
    }
    const forms: [string, Record<string, string>][] = [
      [`/desk/requests/${id}/state`, { version: '1', state: 'closed' }],
      [`/desk/requests/${id}/notes`, { key: `k${role}`, text: 'x' }],
      [`/desk/requests/${id}/erase`, { ids: String(id) }],
      ['/desk/people', { name: 'Friend', role: 'manager', password }],
      ['/desk/clock', {}],
    ];
    for (const [path, fields] of forms) expect((await person.post(path, fields)).status, path).toBe(403);
    expect(await home.read(`SELECT state FROM requests WHERE id = ${id}`)).toEqual([{ state: 'new' }]);
    const account = await person.get('/desk/account');
    expect(account.words).toContain('Your e-mail address and password');
    expect(account.html).not.toMatch(/href="\/desk\/(record|people)"|class="fresh"/);
  });

  test('goes to the editor, which is told who it is and nothing that opens the desk', async () => {
    const person = await writing(`Goes ${role}`, role);
    const answer = await person.get('/editor', {
      'x-writer': asHeader('Somebody Else', true),
      authorization: 'Bearer mine',
      'x-forwarded-proto': 'http',
    });
    expect(answer.html).toBe('editor: /editor');
    expect(lastHeard()?.headers).toMatchObject({
      authorization: `Bearer ${key}`,
      'x-writer': asHeader(`Goes ${role}`, role === 'publisher'),
      // Links to previews begin with it.
      'x-forwarded-host': expect.stringMatching(/./),
    });
    expect(JSON.stringify(lastHeard())).not.toContain(person.cookies.get('editor'));
    expect((await person.get('/about')).html).toBe('editor: /about');
  });
});

test('without the cookie everything is as ever, and the ways of the editor lead to the door', async () => {
  const visitor = front.someone();
  const before = heard.length;
  expect((await visitor.get('/about')).html).toBe('about');
  expect((await visitor.get('/editor/history/x')).headers.get('location')).toBe('/desk/editor');
  expect((await visitor.get('/keystatic')).headers.get('location')).toBe('/desk/editor');
  expect((await visitor.get('/desk/editor')).headers.get('location')).toBe(
    '/desk/sign-in?to=%2Fdesk%2Feditor',
  );
  const save = await visitor.post('/api/keystatic/update', {});
  expect([save.status, save.words]).toEqual([401, expect.stringContaining('signed out')]);
  const forged = { cookie: `editor=forged; preview=${FORGED}`, 'x-writer': asHeader('Asha', true) };
  expect((await visitor.get('/about', forged)).html).toBe('about');
  expect((await visitor.get('/editor', forged)).status).toBe(303);
  expect(heard.slice(before).map(({ headers }) => headers['x-writer'])).toEqual([undefined]);
});

test('a flood of forged cookies asks the database no more after a while, and is shown the public site', async () => {
  const flood = front.someone('203.0.113.180');
  let n = 0;
  do {
    const cookies = Array.from({ length: 8 }, () => `editor=forged-${n++}`);
    const answers = await Promise.all(cookies.map((cookie) => flood.get('/about', { cookie })));
    for (const { html } of answers) expect(html).toBe('about');
  } while ((await flood.get('/desk')).status !== 429);
  const writer = await writing('Goes On');
  expect((await writer.get('/about')).html).toBe('editor: /about');
});

test('the front desk, and its cookie, open no editor', async () => {
  const desk = await front.joined('Divya', 'front desk');
  expect((await desk.get('/desk/editor')).status).toBe(403);
  const cookie = `editor=${desk.cookies.get('desk')}`;
  expect((await desk.get('/about', { cookie })).html).toBe('about');
  expect((await desk.get('/editor', { cookie })).status).toBe(303);
});

test('a role that is taken, a person who is removed, a session that ends: the open cookie is nothing', async () => {
  const lowered = await writing('Lowered');
  await home.run(changeRole('Lowered', 'front desk', null, new Date()));
  const gone = await writing('Gone');
  await home.run(remove('Gone', null, new Date()));
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

test('what another site sends is refused, and of an old browser what has another origin', async () => {
  const writer = await writing('Has Tabs');
  const before = heard.length;
  const evil: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': '', origin: 'https://evil.example' },
    { 'sec-fetch-site': '', 'content-type': 'application/json' },
  ];
  for (const headers of evil)
    for (const path of ['/api/keystatic/update', '/editor/publish', '/editor/leave'])
      expect((await writer.post(path, {}, headers)).status, path).toBe(403);
  expect(heard).toHaveLength(before);
  const own = { 'sec-fetch-site': '', origin: home.url };
  expect((await writer.post('/api/keystatic/update', {}, own)).status).toBe(200);
});

test('pictures of some megabytes pass, and what is far too large does not', async () => {
  const writer = await writing('Takes Photos');
  const name = 'x'.repeat(20 * 1024 * 1024);
  expect((await writer.post('/api/editor/pictures?kind=blog', { name })).status).toBe(200);
  expect(lastHeard()?.bytes).toBeGreaterThan(20 * 1024 * 1024);
  expect((await writer.post('/api/editor/pictures', { name: name + name })).status).toBe(413);
});

test('scripts come to a phone compressed', async () => {
  const writer = await writing('Has A Phone');
  for (const path of ['/long', '/editor/long']) {
    const { headers, html } = await writer.get(path);
    expect([headers.get('content-encoding'), html], path).toEqual(['gzip', 'word '.repeat(1000)]);
  }
});

test('other ways of the site stay what they are, also for a writer', async () => {
  const writer = await writing('Looks Round');
  const before = heard.length;
  expect((await writer.get('/health')).status).toBe(200);
  expect((await writer.get(paths.booking)).status).toBe(405);
  expect((await writer.post('/about', {})).status).toBe(405);
  const cookie = `editor=${writer.cookies.get('editor')}`;
  const line = `GET /?token=of-vite HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\n\r\n`;
  expect(await sendRaw(Number(new URL(home.url).port), line)).toContain(' 426 ');
  expect(heard).toHaveLength(before);
  expect((await writer.get('/moved')).headers.get('location')).toBe('/elsewhere');
  const left = await writer.post('/editor/leave', {});
  expect(left.headers.get('location')).toBe('/');
  expect((await writer.get('/about')).html).toBe('about');
});

test('a link to a preview needs no account, and brings nobody in as a writer', async () => {
  const doctor = front.someone();
  expect((await doctor.get('/editor/preview/some-token')).html).toBe('editor: /editor/preview/some-token');
  expect((await doctor.get('/about', { cookie: `preview=${LINK}; desk=secret` })).html).toBe(
    'editor: /about',
  );
  expect(lastHeard()?.headers).toMatchObject({ cookie: `preview=${LINK}` });
  expect(lastHeard()?.headers['x-writer']).toBeUndefined();
  expect((await doctor.get('/keystatic', { cookie: `preview=${LINK}` })).status).toBe(303);
});

test.each(['%C4%80', '%0d%0a', '', 'good', `${LINK}0`, `${LINK}%0a`, LINK.toUpperCase()])(
  'a preview cookie that is no link, %s, is none at all',
  async (value) => {
    const cookie = `preview=${value}`;
    const before = heard.length;
    expect(await front.someone().get('/about', { cookie })).toMatchObject({ status: 200, html: 'about' });
    expect((await front.someone().get('/editor', { cookie })).status).toBe(303);
    expect(heard).toHaveLength(before);
    const { status } = await front.someone().get('/editor/preview/some-token', { cookie });
    expect([status, lastHeard()?.headers.cookie]).toEqual([200, undefined]);
  },
);

/** Another desk of the same editor, with these settings. */
async function openFront(settings: Parameters<typeof openHome>[0]) {
  const other = await openHome(settings);
  onTestFinished(other.close);
  return createFront(() => other, from);
}

test('while the editor does not run, it is said, and the public site goes on', async () => {
  const there = await openFront({ editor: { key, port: 1 } });
  const writer = await there.joined('Waits', 'writer');
  await writer.get('/desk/editor');
  const { status, words } = await writer.get('/editor');
  expect([status, words]).toEqual([503, expect.stringContaining('does not answer just now')]);
  expect((await there.someone().get('/about')).html).toBe('about');
});

test('without the key there is no editor, and nobody can be made a writer', async () => {
  const there = await openFront({});
  const manager = await there.joined('Asha', 'manager');
  expect((await manager.get('/desk/people')).words).not.toMatch(/writer|publisher/i);
  expect((await manager.get('/desk/editor')).status).toBe(404);
  expect((await manager.get('/editor')).status).toBe(404);
});

test('a publisher is asked for a second factor where managers are, and a writer is not', async () => {
  const secondFactor = { required: 'managers', key } as const;
  const there = await openFront({ secondFactor, editor: { key, port: editor.port } });
  const publisher = await there.joined('Pia', 'writer');
  await there.home.run(changeRole('Pia', 'publisher', null, new Date()));
  expect((await publisher.get('/desk/editor')).headers.get('location')).toBe('/desk/second-factor');
  const writer = await there.joined('Wim', 'writer');
  expect((await writer.get('/desk/editor')).headers.get('location')).toBe('/editor');
});

import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { headersFor, parseHeaders } from '#desk/app/headers-file.ts';
import { paths } from '#forms/paths.ts';
import { inLanes } from '#desk/trials/visitor.ts';
import { makeFolder, ownFile } from '../folder.ts';
import { booking, until } from '../a-desk.ts';
import { openReceiver } from '../a-receiver.ts';
import { openWorker } from './a-worker.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const site = makeFolder({
  'index.html': 'home',
  'about.html': 'about',
  '404.html': 'Page Not Found',
  'pain-conditions/404.html': 'no such condition',
  _redirects:
    '/pain-conditions/old /about 301\n/pain-conditions/old/ /about 301\n/pain-conditions/* /pain-conditions/404.html 404',
  _headers: readFileSync(ownFile('../../public/_headers'), 'utf8'),
});

let receiver: Awaited<ReturnType<typeof openReceiver>>;
let desk: Awaited<ReturnType<typeof openWorker>>;

beforeAll(async () => {
  receiver = await openReceiver();
  desk = await openWorker(site.folder, {
    REQUESTS_PER_MINUTE: '100000',
    REQUEST_WEBHOOK: receiver.webhook.address.href,
  });
});
afterAll(async () => {
  await desk.close();
  await receiver.close();
  site.clear();
});

const send = (number: number) =>
  desk.post(paths.booking, { ...booking, mobile: `9${String(number).padStart(9, '0')}` });

describe('the pages', () => {
  test.each([
    ['/', 200, 'home'],
    ['/about', 200, 'about'],
    ['/nope', 404, 'Page Not Found'],
    ['/pain-conditions/nope', 404, 'no such condition'],
    ['/_headers', 404, 'Page Not Found'],
  ])('%s: %d', async (path, status, words) => {
    const response = await desk.get(path);
    expect(response.status).toBe(status);
    expect(await response.text()).toContain(words);
  });

  test('one address per page', async () => {
    const response = await desk.get('/about/');
    expect(response.headers.get('location')).toBe('/about');
  });

  test.each(['/pain-conditions/old', '/pain-conditions/old/'])('an address from before: %s', async (path) => {
    const response = await desk.get(path);
    expect([response.status, response.headers.get('location')]).toEqual([301, '/about']);
  });

  test('pages and answers to requests carry what public/_headers lists', async () => {
    const rules = parseHeaders(readFileSync(ownFile('../../public/_headers'), 'utf8'));
    const page = await desk.get('/about');
    const answer = await desk.post(paths.booking, {});
    for (const [name, value] of headersFor(rules, '/about')) {
      expect(page.headers.get(name)).toBe(value);
      // This test speaks http, over which nobody may be told to use https.
      if (name !== 'strict-transport-security') expect(answer.headers.get(name)).toBe(value);
    }
  });
});

test('a monitor is told that all is well', async () => {
  const response = await desk.get('/health');
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ ok: true, troubles: [] });
});

test('where the Worker is asked for pages too, it passes on what a browser says of the copy it has', async () => {
  const first = await openWorker(site.folder, {}, { first: ['/*'] });
  const page = await first.get('/about');
  const again = await first.get('/about', { 'if-none-match': page.headers.get('etag') ?? '' });
  const head = await first.get('/about', {}, 'HEAD');
  await first.close();
  expect([page.status, again.status, head.status]).toEqual([200, 304, 200]);
  expect(head.headers.get('etag')).toBe(page.headers.get('etag'));
});

describe('the webhook', () => {
  const left = async () => (await desk.rows()).filter(({ notify_at }) => notify_at !== null).length;
  const everyMinute = async () => (await desk.worker.getWorker()).scheduled({ cron: '* * * * *' });

  test('each request is told of once, after its answer; what was not taken, a minute later', async () => {
    await until(async () => (await left()) === 0);
    receiver.heard.length = 0;
    receiver.statuses.push(503);
    await send(2000);
    // Claimed for a minute, and put off for a few seconds once the answer is there.
    await until(async () => {
      const { notify_attempts, notify_at } = (await desk.rows()).at(-1) ?? {};
      return notify_attempts === 1 && Date.parse(String(notify_at)) < Date.now() + 20_000;
    });
    await desk.database
      .prepare("UPDATE requests SET notify_at = '2026-01-01' WHERE notify_at IS NOT NULL")
      .run();
    await everyMinute();
    await until(async () => (await left()) === 0);
    expect(receiver.heard.map(({ key }) => key)).toEqual([(await desk.rows()).at(-1)?.reference]);
  });
});

describe('requests', () => {
  test('many at once are all kept, each once', async () => {
    const before = (await desk.rows()).length;
    const statuses: number[] = [];
    let next = 0;
    await inLanes(16, async () => {
      if (next >= 160) return false;
      statuses.push((await send(next++)).status);
      return true;
    });
    expect(new Set(statuses)).toEqual(new Set([201]));
    const rows = (await desk.rows()).slice(before);
    expect(new Set(rows.map(({ payload }) => payload)).size).toBe(160);
    expect(rows).toHaveLength(160);
  });

  test('a database that fails is 503 with the time to try again, and well again afterwards', async () => {
    await desk.database.prepare('ALTER TABLE requests RENAME TO elsewhere').run();
    const troubled = await send(1000);
    await desk.database.prepare('ALTER TABLE elsewhere RENAME TO requests').run();
    expect(troubled.status).toBe(503);
    expect(troubled.headers.get('retry-after')).toBe('30');
    expect((await send(1001)).status).toBe(201);
  });
});

import { readFileSync } from 'node:fs';
import type { D1Database } from '@cloudflare/workers-types';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paths } from '@clinic/contract/paths.ts';
import { headersFor } from '@clinic/contract/headers.ts';
import { inLanes } from '../client.ts';
import { packageFile } from '../folder.ts';
import { createD1Store } from '#desk/store/d1/store.ts';
import { booking, newRequest, until } from '../test-desk.ts';
import { openReceiver } from '../webhook-receiver.ts';
import { openWorker, type TestWorker } from './test-worker.ts';

const site = {
  'about.html': 'about',
  'pain-conditions/404.html': 'no such condition',
  _redirects:
    '/pain-conditions/old /about 301\n/pain-conditions/old/ /about 301\n/pain-conditions/* /pain-conditions/404.html 404',
  _headers: readFileSync(packageFile('../../public/_headers'), 'utf8'),
};

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

let receiver: Awaited<ReturnType<typeof openReceiver>>;
let desk: TestWorker;

beforeAll(async () => {
  receiver = await openReceiver();
  desk = await openWorker(site, {
    REQUESTS_PER_MINUTE: '100000',
    REQUEST_WEBHOOK: receiver.webhook.address.href,
    WEBHOOK_SECRET: SECRET,
    KEEP_DAYS: '400',
  });
});
afterAll(async () => {
  await desk.close();
  await receiver.close();
});

const storeOn = (database: unknown, repeatSeconds = 60) =>
  createD1Store(database as D1Database, { repeatSeconds, notify: false });
const send = (number: number) =>
  desk.post(paths.booking, { ...booking, mobile: `9${String(number).padStart(9, '0')}` });

describe('the pages', () => {
  test.each([
    ['/', 200, 'home'],
    ['/about', 200, 'about'],
    ['/nope', 404, 'Page Not Found'],
    ['/pain-conditions/nope', 404, 'no such condition'],
    ['/_headers', 404, 'Page Not Found'],
  ])('responds to %s with %d', async (path, status, words) => {
    const response = await desk.get(path);
    expect(response.status).toBe(status);
    expect(await response.text()).toContain(words);
  });

  test('redirects to the one address of a page', async () => {
    const response = await desk.get('/about/');
    expect(response.headers.get('location')).toBe('/about');
  });

  test.each(['/pain-conditions/old', '/pain-conditions/old/'])(
    'redirects the former address %s',
    async (path) => {
      const response = await desk.get(path);
      expect([response.status, response.headers.get('location')]).toEqual([301, '/about']);
    },
  );

  test('sends the headers of public/_headers with pages and responses', async () => {
    const page = await desk.get('/about');
    const answer = await desk.post(paths.booking, {});
    for (const [name, value] of headersFor('/about')) {
      expect(page.headers.get(name)).toBe(value);
      // Not sent over http, which this test uses (RFC 6797, 7.2).
      if (name !== 'Strict-Transport-Security') expect(answer.headers.get(name)).toBe(value);
    }
  });
});

test('reports to a monitor that the desk works', async () => {
  const response = await desk.get('/health');
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ ok: true, problems: [] });
});

test('serves pages with their ETag when the Worker runs first, and accepts requests without a mail binding', async () => {
  const mail = { MAIL_TO: 'desk@clinic.example', MAIL_FROM: 'website@clinic.example' };
  const first = await openWorker(site, mail, { workerFirst: ['/*'] });
  const page = await first.get('/about');
  const again = await first.get('/about', { 'if-none-match': page.headers.get('etag') ?? '' });
  const head = await first.get('/about', {}, 'HEAD');
  expect((await first.post(paths.booking, booking)).status).toBe(201);
  await until(() => first.logged.join().includes('has no EMAIL binding'));
  await first.close();
  expect([page.status, again.status, head.status]).toEqual([200, 304, 200]);
  expect(head.headers.get('etag')).toBe(page.headers.get('etag'));
});

const EVERY_MINUTE = '* * * * *';
const EVERY_DAY = '30 21 * * *';

test('sends each request to the webhook once, signed, and retries a failed call a minute later', async () => {
  const left = async () => (await desk.rows()).filter(({ notify_at }) => notify_at !== null).length;
  await until(async () => (await left()) === 0);
  receiver.accepted.length = 0;
  receiver.statuses.push(503);
  await send(2000);
  // Claimed for a minute, then postponed by a few seconds when the response arrives.
  await until(async () => {
    const { notify_attempts, notify_at } = (await desk.rows()).at(-1) ?? {};
    return notify_attempts === 1 && Date.parse(String(notify_at)) < Date.now() + 20_000;
  });
  await desk.database
    .prepare("UPDATE requests SET notify_at = '2026-01-01' WHERE notify_at IS NOT NULL")
    .run();
  await desk.scheduled({ cron: EVERY_MINUTE });
  await until(async () => (await left()) === 0);
  expect(receiver.accepted.map(({ key }) => key)).toEqual([(await desk.rows()).at(-1)?.reference]);
  const { text = '', headers = {} } = receiver.received.at(-1) ?? {};
  expect(new Webhook(SECRET).verify(text, headers)).toMatchObject({ request: { name: booking.name } });
});

test('removes expired requests once a day', async () => {
  const before = await desk.rows();
  const receivedAt = new Date(Date.now() - 500 * 86_400_000).toISOString();
  await storeOn(desk.database).add(newRequest({ receivedAt, spam: true }));
  await desk.scheduled({ cron: EVERY_MINUTE });
  expect(await desk.rows()).toHaveLength(before.length + 1);
  await desk.scheduled({ cron: EVERY_DAY });
  expect(await desk.rows()).toHaveLength(before.length);
});

describe('requests', () => {
  test('stores each of many simultaneous requests once', async () => {
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

  test('responds with 503 and Retry-After while the database fails, then recovers', async () => {
    await desk.database.prepare('ALTER TABLE requests RENAME TO elsewhere').run();
    const troubled = await send(1000);
    await desk.database.prepare('ALTER TABLE elsewhere RENAME TO requests').run();
    expect(troubled.status).toBe(503);
    expect(troubled.headers.get('retry-after')).toBe('30');
    expect((await send(1001)).status).toBe(201);
  });
});

describe('a lost connection to the database', () => {
  /** The real database behind a network that fails the first `times`: before the statements run, or after. */
  function failing(times: number, when: 'before' | 'after', message: string, repeatSeconds = 60) {
    let left = times;
    const { database } = desk;
    const flaky = {
      prepare: (statement: string) => database.prepare(statement),
      batch: async (statements: never[]) => {
        const fails = left > 0;
        left -= 1;
        if (fails && when === 'before') throw new Error(message);
        const results = await database.batch(statements);
        if (fails) throw new Error(message);
        return results;
      },
    };
    return storeOn(flaky, repeatSeconds);
  }

  const countRows = async (reference: string) =>
    (await desk.rows()).filter((row) => row.reference === reference).length;

  // With 0 seconds repeats are not recognised, and still no row is added twice.
  test.each([
    [2, 'before', 60],
    [2, 'after', 60],
    [1, 'after', 0],
  ] as const)('retries after %d failures %s the statements ran', async (times, when, repeat) => {
    const request = newRequest();
    await failing(times, when, 'Network connection lost.', repeat).add(request);
    expect(await countRows(request.reference)).toBe(1);
  });

  test.each([
    ['D1 DB is overloaded. Too many requests queued.', 'busy'],
    ['Exceeded maximum DB size.', 'full'],
    ['Internal error.', 'broken'],
  ])('rejects with the reason of “%s”: %s', async (message, reason) => {
    const request = newRequest();
    await expect(failing(99, 'before', message).add(request)).rejects.toMatchObject({ reason });
    expect(await countRows(request.reference)).toBe(0);
  });
});

import { readFileSync } from 'node:fs';
import type { D1Database } from '@cloudflare/workers-types';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { headersFor, parseHeaders } from '#desk/app/headers-file.ts';
import { paths } from '#forms/paths.ts';
import { inLanes } from '../visitor.ts';
import { ownFile } from '../folder.ts';
import { createD1Store } from '#desk/store/d1/store.ts';
import { booking, newRequest, until } from '../a-desk.ts';
import { openReceiver } from '../a-receiver.ts';
import { openWorker, type TestWorker } from './a-worker.ts';

const site = {
  'about.html': 'about',
  'pain-conditions/404.html': 'no such condition',
  _redirects:
    '/pain-conditions/old /about 301\n/pain-conditions/old/ /about 301\n/pain-conditions/* /pain-conditions/404.html 404',
  _headers: readFileSync(ownFile('../../public/_headers'), 'utf8'),
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
  createD1Store(database as D1Database, { repeatSeconds, announce: false });
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

test('where the Worker is asked for pages too, it passes on what a browser has; without mail to send with it takes requests', async () => {
  const mail = { MAIL_TO: 'desk@clinic.example', MAIL_FROM: 'website@clinic.example' };
  const first = await openWorker(site, mail, { first: ['/*'] });
  const page = await first.get('/about');
  const again = await first.get('/about', { 'if-none-match': page.headers.get('etag') ?? '' });
  const head = await first.get('/about', {}, 'HEAD');
  expect((await first.post(paths.booking, booking)).status).toBe(201);
  await until(() => first.said.join().includes('names no EMAIL'));
  await first.close();
  expect([page.status, again.status, head.status]).toEqual([200, 304, 200]);
  expect(head.headers.get('etag')).toBe(page.headers.get('etag'));
});

/** What wakes the Worker. */
const wake = async (cron: string) => (await desk.worker.getWorker()).scheduled({ cron });
const EVERY_MINUTE = '* * * * *';
const EVERY_DAY = '30 21 * * *';

test('the webhook is told of each request once, signed; what was not taken, a minute later', async () => {
  const left = async () => (await desk.rows()).filter(({ notify_at }) => notify_at !== null).length;
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
  await wake(EVERY_MINUTE);
  await until(async () => (await left()) === 0);
  expect(receiver.heard.map(({ key }) => key)).toEqual([(await desk.rows()).at(-1)?.reference]);
  const { text = '', headers = {} } = receiver.tries.at(-1) ?? {};
  expect(new Webhook(SECRET).verify(text, headers)).toMatchObject({ request: { name: booking.name } });
});

test('once a day it removes what is over', async () => {
  const before = await desk.rows();
  const receivedAt = new Date(Date.now() - 500 * 86_400_000).toISOString();
  await storeOn(desk.database).keep(newRequest({ receivedAt, spam: true }));
  await wake(EVERY_MINUTE);
  expect(await desk.rows()).toHaveLength(before.length + 1);
  await wake(EVERY_DAY);
  expect(await desk.rows()).toHaveLength(before.length);
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

describe('a connection to the database that is lost', () => {
  /** The real database, whose network fails the first times: before the work is done, or after it. */
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

  const kept = async (reference: string) =>
    (await desk.rows()).filter((row) => row.reference === reference).length;

  // Also where repeats are not recognised, nothing is added twice.
  test.each([
    [2, 'before', 60],
    [2, 'after', 60],
    [1, 'after', 0],
  ] as const)(
    'a connection that is lost %d times %s the work is tried again',
    async (times, when, repeat) => {
      const request = newRequest();
      await failing(times, when, 'Network connection lost.', repeat).keep(request);
      expect(await kept(request.reference)).toBe(1);
    },
  );

  test.each([
    ['D1 DB is overloaded. Too many requests queued.', 'busy'],
    ['Exceeded maximum DB size.', 'full'],
    ['Internal error.', 'broken'],
  ])('%s: not kept, %s', async (message, trouble) => {
    const request = newRequest();
    await expect(failing(99, 'before', message).keep(request)).rejects.toMatchObject({ trouble });
    expect(await kept(request.reference)).toBe(0);
  });
});

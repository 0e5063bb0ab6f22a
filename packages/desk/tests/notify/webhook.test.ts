import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pauseAfter, repeatedly } from '#desk/timing/repeatedly.ts';
import { createWebhook, createWebhookQueue } from '#desk/notify/webhook.ts';
import type { Database } from '#desk/store/database.ts';
import { openSqliteStore } from '#desk/store/sqlite/store.ts';
import { paths } from '#forms/paths.ts';
import { folderOfTest } from '../folder.ts';
import { booking, newRequest, openDesk, rowsOf, until } from '../a-desk.ts';
import { openReceiver } from '../a-receiver.ts';

vi.setConfig({ testTimeout: 20_000 });

let receiver: Awaited<ReturnType<typeof openReceiver>>;
beforeEach(async () => (receiver = await openReceiver()));
afterEach(() => receiver.close());

const quiet = () => {};

function openStore() {
  const file = join(folderOfTest(), 'requests.sqlite');
  const store = openSqliteStore(file, { repeatSeconds: 60, announce: true }, quiet);
  const add = (reference: string) => store.keep(newRequest({ reference, fingerprint: reference }));
  const left = () => rowsOf(file).filter(({ notify_at }) => notify_at !== null).length;
  return { store, add, close: store.close, left, file };
}

const announcer = (store: Pick<Database, 'read'>, say: (sentence: string) => void = quiet, pause = 10) =>
  repeatedly(createWebhook(store, receiver.webhook, say, pause).announce, pause);

test('pauses grow from five seconds to an hour', () => {
  expect([1, 2, 3, 4].map((attempts) => pauseAfter(attempts))).toEqual([5000, 10_000, 20_000, 40_000]);
  expect(pauseAfter(16)).toBe(3_600_000);
  expect(pauseAfter(1_000_000)).toBe(3_600_000);
});

describe('announcing', () => {
  test('a failing receiver is tried again until it takes the request, which is said once', async () => {
    receiver.statuses.push(500, 0, 302, 404);
    const { store, add, close, left } = openStore();
    const said: string[] = [];
    const announcing = announcer(store, (sentence) => said.push(sentence));
    await add('one');
    announcing.wake();
    await until(() => left() === 0);
    await announcing.stop();
    await close();
    expect(receiver.heard.map(({ key }) => key)).toEqual(['one']);
    expect(receiver.heard[0]?.body).toMatchObject({
      id: 1,
      reference: 'one',
      path: paths.booking,
      request: booking,
    });
    expect(said).toHaveLength(2);
    expect(said.join()).not.toContain('Sunita');
  });

  test('what was not delivered waits in the file for the next start', async () => {
    const { store, add, close, left } = openStore();
    receiver.statuses.push(503);
    // Long enough that on a busy machine it is stopped before it tries again by itself.
    const first = announcer(store, quiet, 2000);
    await add('one');
    await add('two');
    first.wake();
    await until(() => receiver.heard.length === 1 && left() === 1);
    await first.stop();
    expect(await createWebhookQueue(store).next()).toBeDefined();
    const second = announcer(store, quiet, 30);
    second.wake();
    await until(() => left() === 0);
    await second.stop();
    await close();
    expect(receiver.heard.map(({ key }) => key)).toEqual(['two', 'one']);
  });

  test('what is being delivered when the desk stops is not lost, and is not put off for long', async () => {
    const { store, add, close } = openStore();
    receiver.server.removeAllListeners('request');
    const asked = new Promise((resolve) => receiver.server.once('request', resolve));
    const announcing = announcer(store);
    await add('one');
    announcing.wake();
    await asked;
    await announcing.stop();
    const next = await createWebhookQueue(store).next();
    await close();
    expect(next?.getTime()).toBeLessThanOrEqual(Date.now());
  });

  test('a disk that is full is no reason to tell of the same request again and again', async () => {
    const { store, add, close } = openStore();
    let full = false;
    const unlessFull = <T>(work: () => Promise<T>) => (full ? Promise.reject(new Error('full')) : work());
    const announcing = announcer({
      read: (...args) => unlessFull(() => store.read(...args)),
    });
    receiver.server.prependListener('request', () => (full = true));
    await add('one');
    announcing.wake();
    await until(() => receiver.heard.length === 1);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(receiver.heard).toHaveLength(1);
    receiver.server.removeAllListeners('request');
    full = false;
    await until(async () => (await createWebhookQueue(store).next()) === undefined);
    await announcing.stop();
    await close();
    expect(receiver.heard).toHaveLength(1);
  });

  test('two desks with one file tell of each request once', async () => {
    const { store, add, close, left, file } = openStore();
    const other = openSqliteStore(file, { repeatSeconds: 60, announce: true }, quiet);
    const desks = [announcer(store), announcer(other)];
    for (let n = 0; n < 40; n += 1) await add(`request ${n}`);
    for (const desk of desks) desk.wake();
    await until(() => left() === 0);
    for (const desk of desks) await desk.stop();
    await other.close();
    await close();
    expect(receiver.heard.map(({ key }) => key).toSorted()).toEqual(
      Array.from({ length: 40 }, (_, n) => `request ${n}`).toSorted(),
    );
  });

  test('a clock that was far ahead neither makes it spin nor leaves a request behind', async () => {
    const { store, add, close, left } = openStore();
    await add('one');
    await createWebhookQueue(store).schedule(1, new Date(Date.now() + 400 * 86_400_000));
    let asked = 0;
    const spinning = repeatedly(async () => {
      asked += 1;
      return new Date(Date.now() + 400 * 86_400_000);
    });
    spinning.wake();
    await new Promise((resolve) => setTimeout(resolve, 100));
    await spinning.stop();
    expect(asked).toBe(1);
    const announcing = announcer(store);
    announcing.wake();
    await until(() => left() === 0);
    await announcing.stop();
    await close();
    expect(receiver.heard).toHaveLength(1);
  });

  test('trouble with the file does not end it', async () => {
    const { store, add, close } = openStore();
    let troubled = true;
    const announcing = announcer({
      read: (...args) => (troubled ? Promise.reject(new Error('locked')) : store.read(...args)),
    });
    await add('one');
    announcing.wake();
    troubled = false;
    await until(() => receiver.heard.length === 1);
    await announcing.stop();
    await close();
  });
});

describe('in the desk', () => {
  test('each new request is sent once, after the answer, and a repeat is not', async () => {
    const desk = await openDesk({ webhook: receiver.webhook });
    expect((await desk.post(paths.booking, booking)).status).toBe(201);
    expect((await desk.post(paths.booking, booking)).status).toBe(201);
    await desk.post(paths.booking, { ...booking, mobile: '9000000000' });
    await until(() => receiver.heard.length === 2);
    await until(() => desk.rows().every((row) => row.notify_at === null));
    await desk.close();
    expect(receiver.heard).toHaveLength(2);
  });

  test('a receiver that never answers holds nobody up', async () => {
    receiver.server.removeAllListeners('request');
    const desk = await openDesk({ webhook: receiver.webhook });
    const started = Date.now();
    for (const mobile of ['9000000001', '9000000002', '9000000003']) {
      expect((await desk.post(paths.booking, { ...booking, mobile })).status).toBe(201);
    }
    expect(Date.now() - started).toBeLessThan(5000);
    await desk.close();
    expect(Date.now() - started).toBeLessThan(8000);
  });

  test('without a webhook nothing is put into the outbox', async () => {
    const desk = await openDesk();
    await desk.post(paths.booking, booking);
    expect(desk.rows()[0]?.notify_at).toBeNull();
    await desk.close();
  });
});

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { repeatedly } from '#desk/notify/repeatedly.ts';
import { createWebhook, pauseAfter } from '#desk/notify/webhook.ts';
import type { RequestStore } from '#desk/store/request-store.ts';
import { openSqliteStore } from '#desk/store/sqlite/store.ts';
import { paths } from '#forms/paths.ts';
import { booking, makeFolder, openDesk, rowsOf, until } from '../a-desk.ts';

vi.setConfig({ testTimeout: 20_000 });

interface Heard {
  key: string | undefined;
  body: { id: number; reference: string; receivedAt: string; path: string; request: object };
}

let heard: Heard[];
let statuses: number[];
let receiver: Server;
let webhook: URL;

beforeEach(async () => {
  heard = [];
  statuses = [];
  receiver = createServer((req, res) => {
    let text = '';
    req.on('data', (chunk) => (text += chunk));
    req.on('end', () => {
      const status = statuses.shift() ?? 200;
      if (status === 0) return req.socket.destroy();
      if (status < 300) heard.push({ key: req.headers['idempotency-key'] as string, body: JSON.parse(text) });
      res.writeHead(status, status === 302 ? { location: 'https://example.org/' } : {}).end('thanks');
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  webhook = new URL(`http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`);
});
afterEach(() => {
  receiver.closeAllConnections();
  receiver.close();
});

const quiet = () => {};

function openStore() {
  const folder = makeFolder();
  const file = join(folder.folder, 'requests.sqlite');
  const store = openSqliteStore(file, { repeatSeconds: 60, announce: true }, quiet);
  const add = (reference: string) =>
    store.keep({
      reference,
      receivedAt: new Date().toISOString(),
      path: paths.booking,
      payload: JSON.stringify(booking),
      fingerprint: reference,
    });
  const close = async () => {
    await store.close();
    folder.clear();
  };
  const left = () => rowsOf(file).filter(({ notify_at }) => notify_at !== null).length;
  return { store, add, close, left, file };
}

const announcer = (store: RequestStore, say: (sentence: string) => void = quiet, pause = 10) =>
  repeatedly(createWebhook(store, webhook, say, pause).announce, pause);

test('pauses grow from five seconds to an hour', () => {
  expect([1, 2, 3, 4].map((attempts) => pauseAfter(attempts))).toEqual([5000, 10_000, 20_000, 40_000]);
  expect(pauseAfter(16)).toBe(3_600_000);
  expect(pauseAfter(1_000_000)).toBe(3_600_000);
});

describe('announcing', () => {
  test('a failing receiver is tried again until it takes the request, which is said once', async () => {
    statuses = [500, 0, 302, 404];
    const { store, add, close, left } = openStore();
    const said: string[] = [];
    const announcing = announcer(store, (sentence) => said.push(sentence));
    await add('one');
    announcing.wake();
    await until(() => left() === 0);
    await announcing.stop();
    await close();
    expect(heard.map(({ key }) => key)).toEqual(['one']);
    expect(heard[0]?.body).toMatchObject({ id: 1, reference: 'one', path: paths.booking, request: booking });
    expect(said).toHaveLength(2);
    expect(said.join()).not.toContain('Sunita');
  });

  test('what was not delivered waits in the file for the next start', async () => {
    const { store, add, close, left } = openStore();
    statuses = [503];
    // Long enough that on a busy machine it is stopped before it tries again by itself.
    const first = announcer(store, quiet, 2000);
    await add('one');
    await add('two');
    first.wake();
    await until(() => heard.length === 1 && left() === 1);
    await first.stop();
    expect(await store.nextAnnouncement()).toBeDefined();
    const second = announcer(store, quiet, 30);
    second.wake();
    await until(() => left() === 0);
    await second.stop();
    await close();
    expect(heard.map(({ key }) => key)).toEqual(['two', 'one']);
  });

  test('what is being delivered when the desk stops is not lost, and is not put off for long', async () => {
    const { store, add, close } = openStore();
    receiver.removeAllListeners('request');
    const asked = new Promise((resolve) => receiver.once('request', resolve));
    const announcing = announcer(store);
    await add('one');
    announcing.wake();
    await asked;
    await announcing.stop();
    const next = await store.nextAnnouncement();
    await close();
    expect(next?.getTime()).toBeLessThanOrEqual(Date.now());
  });

  test('a disk that is full is no reason to tell of the same request again and again', async () => {
    const { store, add, close } = openStore();
    let full = false;
    const unlessFull = <T>(work: () => Promise<T>) => (full ? Promise.reject(new Error('full')) : work());
    const announcing = announcer({
      ...store,
      claimAnnouncement: (...args) => unlessFull(() => store.claimAnnouncement(...args)),
      scheduleAnnouncement: (...args) => unlessFull(() => store.scheduleAnnouncement(...args)),
    });
    receiver.prependListener('request', () => (full = true));
    await add('one');
    announcing.wake();
    await until(() => heard.length === 1);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(heard).toHaveLength(1);
    receiver.removeAllListeners('request');
    full = false;
    await until(async () => (await store.nextAnnouncement()) === undefined);
    await announcing.stop();
    await close();
    expect(heard).toHaveLength(1);
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
    expect(heard.map(({ key }) => key).toSorted()).toEqual(
      Array.from({ length: 40 }, (_, n) => `request ${n}`).toSorted(),
    );
  });

  test('a clock that was far ahead neither makes it spin nor leaves a request behind', async () => {
    const { store, add, close, left } = openStore();
    await add('one');
    await store.scheduleAnnouncement(1, new Date(Date.now() + 400 * 86_400_000));
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
    expect(heard).toHaveLength(1);
  });

  test('trouble with the file does not end it', async () => {
    const { store, add, close } = openStore();
    let troubled = true;
    const announcing = announcer({
      ...store,
      claimAnnouncement: (...args) =>
        troubled ? Promise.reject(new Error('locked')) : store.claimAnnouncement(...args),
    });
    await add('one');
    announcing.wake();
    troubled = false;
    await until(() => heard.length === 1);
    await announcing.stop();
    await close();
  });
});

describe('in the desk', () => {
  test('each new request is sent once, after the answer, and a repeat is not', async () => {
    const desk = await openDesk({ webhook });
    expect((await desk.post(paths.booking, booking)).status).toBe(201);
    expect((await desk.post(paths.booking, booking)).status).toBe(201);
    await desk.post(paths.booking, { ...booking, mobile: '9000000000' });
    await until(() => heard.length === 2);
    await until(() => desk.rows().every((row) => row.notify_at === null));
    await desk.close();
    expect(heard).toHaveLength(2);
  });

  test('a receiver that never answers holds nobody up', async () => {
    receiver.removeAllListeners('request');
    const desk = await openDesk({ webhook });
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

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pauseAfter, repeatedly } from '#desk/timing/repeatedly.ts';
import { createWebhook, createWebhookQueue } from '#desk/notify/webhook.ts';
import type { Database } from '#desk/store/database.ts';
import type { Store } from '#desk/store/request-store.ts';
import { paths } from '#forms/paths.ts';
import { booking, newRequest, openDesk, until } from '../a-desk.ts';
import { openReceiver } from '../a-receiver.ts';
import { openInFile } from '../store/in-file.ts';

let receiver: Awaited<ReturnType<typeof openReceiver>>;
beforeEach(async () => (receiver = await openReceiver()));
afterEach(() => receiver.close());

const quiet = () => {};
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

test('pauses grow from five seconds to an hour', () => {
  expect([1, 2, 3, 4].map((attempts) => pauseAfter(attempts))).toEqual([5000, 10_000, 20_000, 40_000]);
  expect(pauseAfter(1_000_000)).toBe(3_600_000);
});

describe('announcing', () => {
  let store: Store;
  let again: () => Store;
  beforeEach(() => ({ store, again } = openInFile()));

  const announcer = (own: Pick<Database, 'read'>, say: (sentence: string) => void = quiet, first = 10) =>
    repeatedly(createWebhook(own, receiver.webhook, say, first).announce, first);
  const add = (reference: string) => store.keep(newRequest({ reference }));
  const next = () => createWebhookQueue(store).next();
  const keys = () => receiver.heard.map(({ key }) => key);
  /** Until all is told of. */
  async function told(announcing = announcer(store)) {
    announcing.wake();
    await until(async () => (await next()) === undefined);
    await announcing.stop();
  }

  test('a failing receiver is tried again until it takes the request, which is said once', async () => {
    receiver.statuses.push(500, 0, 302, 404);
    const said: string[] = [];
    await add('one');
    await told(announcer(store, (sentence) => said.push(sentence)));
    expect(keys()).toEqual(['one']);
    const known = { id: 1, reference: 'one', path: paths.booking, request: booking };
    expect(receiver.heard[0]?.body).toMatchObject(known);
    expect(said).toHaveLength(2);
    expect(said.join()).not.toContain('Sunita');
  });

  test('what was not delivered waits in the file for the next start', async () => {
    receiver.statuses.push(503);
    // Long enough that on a busy machine it is stopped before it tries again by itself.
    const first = announcer(store, quiet, 2000);
    await add('one');
    await add('two');
    first.wake();
    // Heard is not noted yet: stopped in between, it would be told of again.
    const noted = 'SELECT reference FROM requests WHERE notify_at IS NULL';
    await until(async () => (await store.read(noted)).length === 1);
    await first.stop();
    expect(await next()).toBeDefined();
    await told(announcer(store, quiet, 30));
    expect(keys()).toEqual(['two', 'one']);
  });

  test('what is being delivered when the desk stops is not lost, and is not put off for long', async () => {
    receiver.server.removeAllListeners('request');
    const asked = new Promise((resolve) => receiver.server.once('request', resolve));
    const announcing = announcer(store);
    await add('one');
    announcing.wake();
    await asked;
    await announcing.stop();
    expect((await next())?.getTime()).toBeLessThanOrEqual(Date.now());
  });

  test('a disk that is full is no reason to tell of the same request again and again', async () => {
    let full = false;
    const announcing = announcer({
      read: (...args) => (full ? Promise.reject(new Error('full')) : store.read(...args)),
    });
    receiver.server.prependListener('request', () => (full = true));
    await add('one');
    announcing.wake();
    await until(() => receiver.heard.length === 1);
    await pause(300);
    receiver.server.removeAllListeners('request');
    full = false;
    await told(announcing);
    expect(receiver.heard).toHaveLength(1);
  });

  test('two desks with one file tell of each request once', async () => {
    const names = Array.from({ length: 40 }, (_, n) => `request ${n}`);
    for (const name of names) await add(name);
    await Promise.all([told(), told(announcer(again()))]);
    expect(keys().toSorted()).toEqual(names.toSorted());
  });

  test('a clock that was far ahead neither makes it spin nor leaves a request behind', async () => {
    await add('one');
    const far = new Date(Date.now() + 400 * 86_400_000);
    await createWebhookQueue(store).schedule(1, far);
    let asked = 0;
    const spinning = repeatedly(async () => {
      asked += 1;
      return far;
    });
    spinning.wake();
    await pause(100);
    await spinning.stop();
    expect(asked).toBe(1);
    await told();
    expect(receiver.heard).toHaveLength(1);
  });
});

describe('in the desk', () => {
  test('each new request is sent once, after the answer; a repeat and spam are not', async () => {
    const desk = await openDesk({ webhook: receiver.webhook });
    for (const changes of [{}, {}, { mobile: '9000000002', remarks: 'pills' }, { mobile: '9000000000' }])
      expect((await desk.post(paths.booking, { ...booking, ...changes })).status).toBe(201);
    await until(() => desk.rows().every((row) => row.notify_at === null));
    await desk.close();
    expect(receiver.heard.map(({ body }) => body.id)).toEqual([1, 3]);
  });

  test('a receiver that never answers holds nobody up', async () => {
    receiver.server.removeAllListeners('request');
    const desk = await openDesk({ webhook: receiver.webhook });
    for (const mobile of ['9000000001', '9000000002', '9000000003'])
      expect((await desk.post(paths.booking, { ...booking, mobile })).status).toBe(201);
    await desk.close();
    // Had anybody waited for it, it would have been given up.
    expect(desk.said.join()).not.toContain('The webhook did not take a request');
  });

  test('without a webhook nothing is put into the outbox', async () => {
    const desk = await openDesk();
    await desk.post(paths.booking, booking);
    expect(desk.rows()[0]?.notify_at).toBeNull();
    await desk.close();
  });
});

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pauseAfter, repeat } from '#desk/lib/repeat.ts';
import { createWebhook, createWebhookQueue } from '#desk/notify/webhook.ts';
import type { Database } from '#desk/store/database.ts';
import type { Store } from '#desk/store/store.ts';
import { paths } from '@clinic/contract/paths.ts';
import { booking, newRequest, openDesk, until } from '../test-desk.ts';
import { openReceiver } from '../webhook-receiver.ts';
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

describe('the webhook', () => {
  let store: Store;
  beforeEach(() => ({ store } = openInFile()));

  const createTask = (database: Pick<Database, 'read'>, log: (message: string) => void = quiet, first = 10) =>
    repeat(createWebhook(database, receiver.webhook, { log, firstPause: first }), { afterError: first });
  const add = (reference: string) => store.add(newRequest({ reference }));
  const next = () => createWebhookQueue(store).next();
  const keys = () => receiver.accepted.map(({ key }) => key);
  async function deliverAll(task = createTask(store)) {
    task.run();
    await until(async () => (await next()) === undefined);
    await task.stop();
  }

  test('retries until the receiver accepts the request, and logs the failure once', async () => {
    receiver.statuses.push(500, 0, 302, 404);
    const logged: string[] = [];
    await add('one');
    await deliverAll(createTask(store, (message) => logged.push(message)));
    expect(keys()).toEqual(['one']);
    const known = { id: 1, reference: 'one', path: paths.booking, request: booking };
    expect(receiver.accepted[0]?.body).toMatchObject(known);
    expect(logged).toHaveLength(2);
    expect(logged.join()).not.toContain('Sunita');
  });

  test('delivers after the next start what was not delivered before', async () => {
    receiver.statuses.push(503);
    // Long enough to stop it before its own retry, on a busy machine too.
    const first = createTask(store, quiet, 2000);
    await add('one');
    await add('two');
    first.run();
    // Waits until the delivery is stored; otherwise it would be repeated.
    const stored = 'SELECT reference FROM requests WHERE notify_at IS NULL';
    await until(async () => (await store.read(stored)).length === 1);
    await first.stop();
    expect(await next()).toBeDefined();
    await deliverAll(createTask(store, quiet, 30));
    expect(keys()).toEqual(['two', 'one']);
  });

  test('makes an interrupted delivery due again at once', async () => {
    receiver.server.removeAllListeners('request');
    const asked = new Promise((resolve) => receiver.server.once('request', resolve));
    const task = createTask(store);
    await add('one');
    task.run();
    await asked;
    await task.stop();
    expect((await next())?.getTime()).toBeLessThanOrEqual(Date.now());
  });

  test('delivers a request once although the disk is full afterwards', async () => {
    let full = false;
    const task = createTask({
      read: (...args) => (full ? Promise.reject(new Error('full')) : store.read(...args)),
    });
    receiver.server.prependListener('request', () => (full = true));
    await add('one');
    task.run();
    await until(() => receiver.accepted.length === 1);
    await pause(300);
    receiver.server.removeAllListeners('request');
    full = false;
    await deliverAll(task);
    expect(receiver.accepted).toHaveLength(1);
  });

  test('a delivery postponed by a wrong clock is neither retried in a loop nor lost', async () => {
    await add('one');
    const far = new Date(Date.now() + 400 * 86_400_000);
    await createWebhookQueue(store).schedule(1, far);
    let asked = 0;
    const spinning = repeat(async () => {
      asked += 1;
      return far;
    });
    spinning.run();
    await pause(100);
    await spinning.stop();
    expect(asked).toBe(1);
    await deliverAll();
    expect(receiver.accepted).toHaveLength(1);
  });
});

describe('in the desk', () => {
  test('answers forms although the receiver never responds', async () => {
    receiver.server.removeAllListeners('request');
    const desk = await openDesk({ webhook: receiver.webhook });
    for (const mobile of ['9000000001', '9000000002', '9000000003'])
      expect((await desk.post(paths.booking, { ...booking, mobile })).status).toBe(201);
    await desk.close();
    expect(desk.logged.join()).not.toContain('The webhook did not accept a request');
  });

  test('queues nothing without a webhook', async () => {
    const desk = await openDesk();
    await desk.post(paths.booking, booking);
    expect(desk.rows()[0]?.notify_at).toBeNull();
    await desk.close();
  });
});

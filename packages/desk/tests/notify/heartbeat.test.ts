// An address elsewhere is called while all is well: it gives the alarm when nobody calls.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { heartbeat } from '#desk/notify/heartbeat.ts';
import { openDesk, until } from '../a-desk.ts';
import { openReceiver } from '../a-receiver.ts';

let listener: Awaited<ReturnType<typeof openReceiver>>;
beforeEach(async () => {
  listener = await openReceiver();
  // It sends nothing along, which the webhook's receiver would read.
  listener.statuses.push(...Array<number>(50).fill(404));
});
afterEach(() => listener.close());

test('a desk that is well calls, and says nothing of anybody', async () => {
  const desk = await openDesk({ heartbeat: listener.webhook.address });
  await until(() => listener.tries.length > 0);
  await desk.close();
  expect(listener.tries[0]).toMatchObject({ text: '' });
});

test('not while something is wrong, and again afterwards', async () => {
  const callsThen: number[] = [];
  const check = async () => {
    callsThen.push(listener.tries.length);
    return callsThen.length <= 3 ? ['The mail about new requests cannot be sent.'] : [];
  };
  const beat = heartbeat(listener.webhook.address, check, 1);
  beat.wake();
  await until(() => listener.tries.length > 1);
  await beat.stop();
  expect(callsThen.slice(0, 5)).toEqual([0, 0, 0, 0, 1]);
});

// An address elsewhere is called while all is well: it gives the alarm when nobody calls.
import { expect, onTestFinished, test } from 'vitest';
import { heartbeat } from '#desk/notify/heartbeat.ts';
import { openDesk, until } from '../a-desk.ts';
import { openReceiver } from '../a-receiver.ts';

async function aListener() {
  const receiver = await openReceiver();
  // It sends nothing along, which the webhook's receiver would read.
  receiver.statuses.push(...Array<number>(50).fill(404));
  onTestFinished(receiver.close);
  return { calls: receiver.tries, address: receiver.webhook.address };
}

test('a desk that is well calls, and says nothing of anybody', async () => {
  const { calls, address } = await aListener();
  const desk = await openDesk({ heartbeat: address });
  await until(() => calls.length > 0);
  await desk.close();
  expect(calls[0]).toMatchObject({ text: '' });
});

test('not while something is wrong, and again afterwards', async () => {
  const { calls, address } = await aListener();
  const asked: number[] = [];
  const beat = heartbeat(
    address,
    async () => {
      asked.push(calls.length);
      return asked.length <= 3 ? ['The mail about new requests cannot be sent.'] : [];
    },
    1,
  );
  beat.wake();
  await until(() => calls.length > 1);
  await beat.stop();
  expect(asked.slice(0, 5)).toEqual([0, 0, 0, 0, 1]);
});

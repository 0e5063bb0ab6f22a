import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { signedHeaders } from '#desk/notify/webhook.ts';
import { readSettings } from '#desk/settings.ts';
import { paths } from '#forms/paths.ts';
import { booking, openDesk, until } from '../a-desk.ts';
import { openReceiver } from '../a-receiver.ts';

const OLD = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const NEW = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oDbXn7Y6mNqgs=';

let receiver: Awaited<ReturnType<typeof openReceiver>>;
beforeEach(async () => (receiver = await openReceiver()));
afterEach(() => receiver.close());

/** The specification's own program for receivers; it throws unless bytes, id, time and secret fit together. */
const read = (secret: string, { text, headers } = receiver.tries[0]!) =>
  new Webhook(secret).verify(text, headers) as Record<string, unknown>;

/** Books at a desk that tells of it, and answers what that has kept. */
async function book(secrets: string, { details, tries = 1 }: { details?: string; tries?: number } = {}) {
  const { webhook } = readSettings({
    REQUEST_WEBHOOK: receiver.webhook.address.href,
    WEBHOOK_SECRET: secrets,
    WEBHOOK_DETAILS: details,
  });
  const desk = await openDesk({ webhook });
  await desk.post(paths.booking, { ...booking, name: 'सुनीता शर्मा' });
  await until(() => receiver.tries.length === tries);
  const [row] = desk.rows();
  await desk.close();
  return row;
}

test('the vector that the reference implementations are tested with', () => {
  const at = new Date(1_614_265_330_000);
  const secret = Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64');
  expect(signedHeaders([secret], 'msg_p5jXN8AQM9LWM0D4loKWxJek', '{"test": 2432232314}', at)).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

test('what a receiver gets is signed, and nobody else could have; a second try is the same, but for its time', async () => {
  receiver.statuses.push(503);
  const row = await book(OLD, { tries: 2 });
  const { id, reference, timestamp, request } = read(OLD);
  expect([id, reference, timestamp]).toEqual([row?.id, row?.reference, row?.received_at]);
  expect(request).toMatchObject({ name: 'सुनीता शर्मा' });
  expect(() => read(NEW)).toThrow('No matching signature');
  const [first, second] = receiver.tries;
  expect(() => read(OLD, { ...first!, text: first!.text.replace('98765', '98766') })).toThrow();
  for (const { headers } of receiver.tries) expect(headers['webhook-id']).toBe(row?.reference);
  const time = 'webhook-timestamp';
  expect(Number(second?.headers[time])).toBeGreaterThan(Number(first?.headers[time]));
  expect(read(OLD, second)).toEqual(read(OLD, first));
});

test('while the secret is being changed, both the old and the new one fit; nothing personal where that is wanted', async () => {
  await book(`${NEW} ${OLD}`, { details: 'no' });
  expect(read(OLD).type).toBe('request.received');
  expect(read(NEW)).toMatchObject({ id: 1, path: paths.booking });
  expect(receiver.tries[0]?.text).not.toMatch(/सुनीता|9876543210/);
});

test('without a secret there is no signature', async () => {
  await book('');
  expect(receiver.tries[0]?.headers).not.toHaveProperty('webhook-signature');
});

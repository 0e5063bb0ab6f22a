import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { signedHeaders } from '#desk/notify/webhook.ts';
import { readSettings } from '#desk/settings/settings.ts';
import { paths } from '@clinic/contract/paths.ts';
import { booking, openDesk, until } from '../test-desk.ts';
import { openReceiver } from '../webhook-receiver.ts';

const OLD = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const NEW = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oDbXn7Y6mNqgs=';

let receiver: Awaited<ReturnType<typeof openReceiver>>;
beforeEach(async () => (receiver = await openReceiver()));
afterEach(() => receiver.close());

/** The verifier of Standard Webhooks, which throws for a wrong signature. */
const read = (secret: string, { text, headers } = receiver.received[0]!) =>
  new Webhook(secret).verify(text, headers) as Record<string, unknown>;

/** Books at a desk with a webhook, and returns the stored row. */
async function book(
  secrets: string,
  { details, attempts = 1 }: { details?: string; attempts?: number } = {},
) {
  const { webhook } = readSettings({
    REQUEST_WEBHOOK: receiver.webhook.address.href,
    WEBHOOK_SECRET: secrets,
    WEBHOOK_DETAILS: details,
  });
  const desk = await openDesk({ webhook });
  await desk.post(paths.booking, { ...booking, name: 'सुनीता शर्मा' });
  await until(() => receiver.received.length === attempts);
  const [row] = desk.rows();
  await desk.close();
  return row;
}

test('matches the test vector of the reference implementations', () => {
  const at = new Date(1_614_265_330_000);
  const secret = Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64');
  expect(signedHeaders([secret], 'msg_p5jXN8AQM9LWM0D4loKWxJek', '{"test": 2432232314}', at)).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

test('signs each delivery; a second attempt differs in its time only', async () => {
  receiver.statuses.push(503);
  const row = await book(OLD, { attempts: 2 });
  const { id, reference, timestamp, request } = read(OLD);
  expect([id, reference, timestamp]).toEqual([row?.id, row?.reference, row?.received_at]);
  expect(request).toMatchObject({ name: 'सुनीता शर्मा' });
  expect(() => read(NEW)).toThrow('No matching signature');
  const [first, second] = receiver.received;
  expect(() => read(OLD, { ...first!, text: first!.text.replace('98765', '98766') })).toThrow();
  for (const { headers } of receiver.received) expect(headers['webhook-id']).toBe(row?.reference);
  const time = 'webhook-timestamp';
  expect(Number(second?.headers[time])).toBeGreaterThan(Number(first?.headers[time]));
  expect(read(OLD, second)).toEqual(read(OLD, first));
});

test('signs with the old and the new secret, and leaves out patient data with WEBHOOK_DETAILS=no', async () => {
  await book(`${NEW} ${OLD}`, { details: 'no' });
  expect(read(OLD).type).toBe('request.received');
  expect(read(NEW)).toMatchObject({ id: 1, path: paths.booking });
  expect(receiver.received[0]?.text).not.toMatch(/सुनीता|9876543210/);
});

test('sends no signature without a secret', async () => {
  await book('');
  expect(receiver.received[0]?.headers).not.toHaveProperty('webhook-signature');
});

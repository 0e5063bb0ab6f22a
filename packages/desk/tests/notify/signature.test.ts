import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { signedHeaders } from '#desk/notify/webhook.ts';
import { readSettings } from '#desk/settings.ts';
import { paths } from '#forms/paths.ts';
import { folderOfTest } from '../folder.ts';
import { booking, openDesk, until } from '../a-desk.ts';
import { openWorker } from '../worker/a-worker.ts';
import { openReceiver } from '../a-receiver.ts';

vi.setConfig({ testTimeout: 30_000 });

const OLD = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const NEW = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oDbXn7Y6mNqgs=';

let receiver: Awaited<ReturnType<typeof openReceiver>>;
beforeEach(async () => (receiver = await openReceiver()));
afterEach(() => receiver.close());

const webhook = (secrets: string, details?: string) =>
  readSettings({
    REQUEST_WEBHOOK: receiver.webhook.address.href,
    WEBHOOK_SECRET: secrets,
    WEBHOOK_DETAILS: details,
  }).webhook;

/** The specification's own program for receivers; it throws unless bytes, id, time and secret fit together. */
const read = (secret: string, { text, headers } = receiver.tries[0]!) =>
  new Webhook(secret).verify(text, headers) as Record<string, unknown>;

/** Books at a desk that tells of it, and answers what that has kept. */
async function book(secrets: string, { details, tries = 1 }: { details?: string; tries?: number } = {}) {
  const desk = await openDesk({ webhook: webhook(secrets, details) });
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

describe('what a receiver gets', () => {
  test('is signed, and nobody else could have', async () => {
    const row = await book(OLD);
    const { id, reference, timestamp, request } = read(OLD);
    expect([id, reference, timestamp]).toEqual([row?.id, row?.reference, row?.received_at]);
    expect(request).toMatchObject({ name: 'सुनीता शर्मा' });
    expect(receiver.tries[0]?.headers['webhook-id']).toBe(row?.reference);
    expect(() => read(NEW)).toThrow('No matching signature');
    const [heard] = receiver.tries;
    expect(() => read(OLD, { ...heard!, text: heard!.text.replace('98765', '98766') })).toThrow();
  });

  test('while the secret is being changed, both the old and the new one fit', async () => {
    await book(`${NEW} ${OLD}`);
    expect(read(OLD).type).toBe('request.received');
    expect(read(NEW).type).toBe('request.received');
  });

  test('a second try has the same id and the time of the try', async () => {
    receiver.statuses.push(503);
    await book(OLD, { tries: 2 });
    const [first, second] = receiver.tries.map(({ headers }) => headers);
    expect(second?.['webhook-id']).toBe(first?.['webhook-id']);
    expect(Number(second?.['webhook-timestamp'])).toBeGreaterThan(Number(first?.['webhook-timestamp']));
    expect(read(OLD, receiver.tries[1])).toEqual(read(OLD, receiver.tries[0]));
  });

  test('holds nothing personal where the practice wants that', async () => {
    await book(OLD, { details: 'no' });
    expect(receiver.tries[0]?.text).not.toMatch(/सुनीता|9876543210/);
    expect(read(OLD)).toMatchObject({ id: 1, path: paths.booking });
  });

  test('without a secret has an id and no signature', async () => {
    await book('');
    expect(receiver.tries[0]?.headers).not.toHaveProperty('webhook-signature');
  });

  test('is signed at the edge as well', async () => {
    const desk = await openWorker(folderOfTest({ 'index.html': 'home' }), {
      REQUEST_WEBHOOK: receiver.webhook.address.href,
      WEBHOOK_SECRET: OLD,
    });
    await desk.post(paths.booking, booking);
    await until(() => receiver.tries.length === 1);
    await desk.close();
    expect(read(OLD).request).toMatchObject({ name: booking.name });
  });
});

// What every store does with the mail that is on its way, written once for both.
import { createWebhookQueue } from '#desk/notify/webhook.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { createMailQueue } from '#desk/notify/mail-queue.ts';
import type { Store } from '#desk/store/database.ts';
import { newRequest } from '../a-desk.ts';

const at = (time: string) => new Date(`2026-11-20T${time}:00.000Z`);
const in2 = (time: string) => new Date(at(time).getTime() + 120_000);

export function describeOutgoing(open: () => Promise<Store>): void {
  let store: Store;
  let outgoing: ReturnType<typeof createMailQueue>;
  beforeEach(async () => {
    store = await open();
    outgoing = createMailQueue(store);
  });

  const add = (time: string) => store.keep(newRequest({ receivedAt: at(time).toISOString() }));
  const claim = (now: string, before = now) => outgoing.claim(at(now), at(before), in2(now));
  const ids = async () => (await outgoing.requests()).map(({ id }) => id);

  describe('the mail that is on its way', () => {
    test('there is none while nothing is due', async () => {
      expect(await claim('10:00')).toBeUndefined();
      expect(await outgoing.next(at('14:00'))).toBeUndefined();
      await add('09:30');
      expect(await claim('10:00', '09:00')).toBeUndefined();
      expect(await outgoing.next(at('14:00'))).toEqual(at('14:00'));
    });

    test('tells of all that is due, and of each request once', async () => {
      for (const time of ['09:00', '09:10', '09:40']) await add(time);
      const mail = await claim('10:00', '09:30');
      expect(mail?.attempts).toBe(1);
      expect(await ids()).toEqual([1, 2]);
      await outgoing.told(mail!.reference);
      const next = await claim('10:00');
      expect(await ids()).toEqual([3]);
      expect(next?.reference).not.toBe(mail?.reference);
      await outgoing.told(next!.reference);
      expect(await claim('11:00')).toBeUndefined();
    });

    test('tells of no spam, nor does the webhook', async () => {
      await store.keep(newRequest({ receivedAt: at('09:00').toISOString(), spam: true }));
      expect(await claim('10:00')).toBeUndefined();
      expect(await outgoing.next(at('14:00'))).toBeUndefined();
      expect(await createWebhookQueue(store).claim(at('10:00'), in2('10:00'))).toBeUndefined();
      await add('09:30');
      expect((await claim('10:00'))?.attempts).toBe(1);
      expect((await createWebhookQueue(store).claim(at('10:00'), in2('10:00')))?.id).toBe(2);
    });

    test('belongs to who has claimed it, and whoever dies over it leaves it as it was', async () => {
      await add('09:00');
      const [one, other] = await Promise.all([claim('10:00'), claim('10:00')]);
      expect([one, other].filter(Boolean)).toHaveLength(1);
      await add('10:01');
      expect(await claim('10:01')).toBeUndefined();
      const again = await claim('10:02');
      expect(again).toEqual({ reference: (one ?? other)?.reference, attempts: 2 });
      expect(await ids()).toEqual([1]);
    });

    test('that nobody took is sent later, with what has come in meanwhile', async () => {
      await add('09:00');
      const mail = await claim('10:00');
      await outgoing.putOff(mail!.reference, at('10:10'), false);
      await add('10:05');
      expect(await claim('10:09')).toBeUndefined();
      expect(await outgoing.next(at('14:00'))).toEqual(at('10:10'));
      expect(await claim('10:10')).toEqual({ reference: mail?.reference, attempts: 2 });
      expect(await ids()).toEqual([1, 2]);
    });

    test('that somebody may have taken is sent again exactly as it was', async () => {
      await add('09:00');
      const mail = await claim('10:00');
      await outgoing.putOff(mail!.reference, at('10:10'), true);
      await add('10:05');
      expect(await claim('10:10')).toEqual({ reference: mail?.reference, attempts: 2 });
      expect(await ids()).toEqual([1]);
      await outgoing.told(mail!.reference);
      await claim('10:11');
      expect(await ids()).toEqual([2]);
    });

    test('leaves out what has been handled or erased since', async () => {
      for (const time of ['09:00', '09:10', '09:20']) await add(time);
      await claim('10:00');
      await store.write([
        { sql: "UPDATE requests SET handled_at = '2026-11-20' WHERE id = 1", values: [] },
        { sql: 'DELETE FROM requests WHERE id = 2', values: [] },
      ]);
      expect(await ids()).toEqual([3]);
    });

    test('written while the clock was ahead is due all the same', async () => {
      await store.keep(newRequest({ receivedAt: '2031-01-01T00:00:00.000Z' }));
      const mail = await claim('10:00', '09:00');
      expect(await ids()).toEqual([1]);
      await outgoing.putOff(mail!.reference, new Date('2031-01-01'), false);
      expect(await claim('10:05')).toEqual({ reference: mail?.reference, attempts: 2 });
    });
  });
}

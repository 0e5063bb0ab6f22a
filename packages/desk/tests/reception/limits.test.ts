// Who is counted when somebody tries to sign in, and when the clock is not to be believed.
import { expect, test, vi } from 'vitest';
import { isClockDoubted, removeAfter } from '#desk/reception/queries/retention.ts';
import { isOneTooMany } from '#desk/reception/queries/sign-in-attempts.ts';
import { newRequest } from '../a-desk.ts';
import { describeInBoth } from '../store/both.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

describeInBoth((open) => {
  test('after tries of 50 addresses, far more than each may make, she still gets in at the first', async () => {
    const store = await open();
    const begin = Date.now() - 10 * MINUTE_MS;
    let refused = 0;
    for (let n = 0; n < 450; n += 1) {
      const address = `address ${n % 50}`;
      const attempt = { person: 'asha', caller: address, network: address };
      const at = new Date(begin + (n / 450) * 10 * MINUTE_MS);
      if (await isOneTooMany(store, attempt, at)) refused += 1;
    }
    expect(refused).toBe(200);
    const her = { person: 'asha', caller: 'hers', network: 'hers' };
    expect(await isOneTooMany(store, her, new Date())).toBe(false);
  });

  test('a network of many addresses has a share of what all strangers may try, and no more', async () => {
    const store = await open();
    const now = new Date();
    const tries = async (n: number, network: string) =>
      isOneTooMany(store, { person: `${n % 30}`, caller: `customer ${n}`, network }, now);
    const answers = [];
    for (let n = 0; n < 100; n += 1) answers.push(await tries(n, 'one /48'));
    expect(answers.filter((isRefused) => !isRefused)).toHaveLength(80);
    expect(await tries(0, 'another')).toBe(false);
  });

  const real = new Date('2026-11-20T08:00:00.000Z');
  const after = (days: number, from = real) => new Date(from.getTime() + days * DAY_MS);

  /** Something was booked an hour ago, and the desk has looked at the clock. */
  async function bookedToday() {
    const store = await open();
    expect(await removeAfter(store, 30, real)).toBe(0);
    await store.keep(newRequest({ receivedAt: real.toISOString() }));
    const sql = "UPDATE requests SET state = 'booked', handled_at = ?1";
    await store.write([{ sql, values: [real.toISOString()] }]);
    return store;
  }
  const line = (at: Date, what: string) => ({
    sql: 'INSERT INTO audit_log (at, what) VALUES (?1, ?2)',
    values: [at.toISOString(), what],
  });

  test.each([
    ['61 days ahead', 61, []],
    ['31 days ahead', 31, []],
    ['500 days ahead', 500, []],
    ['ten years ahead', 3650, []],
    ['ahead, and somebody signs in', 61, ['signed in']],
    ['ahead, and a stranger fails to sign in', 500, ['sign-in refused']],
    ['ahead, and a look is written down', 400, ['looked at', 'printed']],
  ] as const)('a clock that is %s removes nothing', async (_, days, doings) => {
    const store = await bookedToday();
    const wrong = after(days);
    for (const what of doings) await store.write([line(wrong, what)]);
    await store.keep(newRequest({ receivedAt: wrong.toISOString() }));
    for (let starts = 0; starts < 3; starts += 1)
      expect(await removeAfter(store, 30, after(starts, wrong))).toBeUndefined();
    expect(await store.read("SELECT id FROM requests WHERE state = 'booked'")).toHaveLength(1);
    expect(await isClockDoubted(store)).toBe(true);
    // Put right, it is believed again.
    expect(await removeAfter(store, 30, after(1))).toBe(0);
    expect(await isClockDoubted(store)).toBe(false);
  });

  test('nor one that jumps ahead while the desk is running, or back and then ahead', async () => {
    const store = await bookedToday();
    expect(await removeAfter(store, 30, after(1), DAY_MS)).toBe(0);
    expect(await removeAfter(store, 30, after(62), DAY_MS)).toBeUndefined();
    expect(await removeAfter(store, 30, after(-400), DAY_MS)).toBe(0);
    expect(await removeAfter(store, 30, after(40), DAY_MS)).toBeUndefined();
  });

  test('nor one that was wrong before days were ever counted', async () => {
    const store = await bookedToday();
    await store.write([{ sql: 'DELETE FROM clock', values: [] }]);
    expect(await removeAfter(store, undefined, after(90))).toBeUndefined();
    expect(await removeAfter(store, 30, after(90))).toBeUndefined();
  });

  test('a desk that runs for months removes what is over', async () => {
    const store = await bookedToday();
    let removed = 0;
    for (let day = 1; day <= 40; day += 1) removed += (await removeAfter(store, 30, after(day), DAY_MS)) ?? 0;
    expect(removed).toBe(1);
  });
});

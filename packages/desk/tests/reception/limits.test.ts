// Who is counted when somebody tries to sign in, and when the clock is not to be believed.
import { beforeEach, describe, expect, test } from 'vitest';
import { isClockDoubted, removeAfter } from '#desk/reception/queries/retention.ts';
import { forgetAttempts, isOneTooMany } from '#desk/reception/queries/sign-in-attempts.ts';
import { raw } from '#desk/store/database.ts';
import type { Store } from '#desk/store/request-store.ts';
import { newRequest } from '../a-desk.ts';
import { describeInBoth } from '../store/both.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

describeInBoth((open) => {
  let store: Store;
  beforeEach(async () => ({ store } = await open()));

  test('after tries of 10 addresses, far more than each may make, she still gets in at the first', async () => {
    const begin = Date.now() - 10 * MINUTE_MS;
    let refused = 0;
    for (let n = 0; n < 90; n += 1) {
      const address = `address ${n % 10}`;
      const attempt = { person: 'asha', caller: address, network: address };
      const at = new Date(begin + (n / 90) * 10 * MINUTE_MS);
      if (await isOneTooMany(store, attempt, at)) refused += 1;
    }
    expect(refused).toBe(40);
    const her = { person: 'asha', caller: 'hers', network: 'hers' };
    expect(await isOneTooMany(store, her, new Date())).toBe(false);
  });

  test('a network of many addresses has a share of what all strangers may try, and no more', async () => {
    const now = new Date();
    const many = `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 78)
      INSERT INTO sign_in_attempts (at, caller, network, person) SELECT ?1, 'c' || i, 'one /48', 'p' || i FROM n`;
    await store.write([raw(many, now.toISOString())]);
    const tries = (n: number, network: string) =>
      isOneTooMany(store, { person: `${n}`, caller: `customer ${n}`, network }, now);
    const answers = [];
    for (let n = 0; n < 4; n += 1) answers.push(await tries(n, 'one /48'));
    expect(answers).toEqual([false, false, true, true]);
    expect(await tries(0, 'another')).toBe(false);
  });

  test.each([
    ['unknown browsers everywhere', (n: number) => ({ caller: `address ${n}`, network: `network ${n}` })],
    ['known browsers', () => ({ caller: 'browsers of 1' })],
  ])('%s have 20 tries at the code of one person in a day', async (_, by) => {
    const start = Date.now() - 2 * DAY_MS;
    const takenIn = async (day: number) => {
      let taken = 0;
      for (let n = 0; n < 48; n += 1) {
        const attempt = { person: 'asha', factor: 'code' as const, ...by(n % 12) };
        const at = new Date(start + day * DAY_MS + n * 29 * MINUTE_MS);
        if (!(await isOneTooMany(store, attempt, at))) taken += 1;
      }
      return taken;
    };
    expect([await takenIn(0), await takenIn(1)]).toEqual([20, 20]);
  });

  test('right codes are not counted, and forgive none of the wrong ones', async () => {
    const now = new Date();
    const attempt = { person: 'asha', factor: 'code' as const, caller: 'browsers of 1' };
    for (let n = 0; n < 30; n += 1) {
      expect(await isOneTooMany(store, attempt, now)).toBe(false);
      await store.write([forgetAttempts(attempt)]);
    }
    const answers = [];
    for (let n = 0; n < 4; n += 1) answers.push(await isOneTooMany(store, attempt, now));
    await store.write([forgetAttempts(attempt)]);
    for (let n = 0; n < 3; n += 1) answers.push(await isOneTooMany(store, attempt, now));
    expect(answers).toEqual([false, false, false, false, false, false, true]);
  });

  describe('a clock that is not to be believed removes nothing', () => {
    const real = new Date('2026-11-20T08:00:00.000Z');
    const after = (days: number, from = real) => new Date(from.getTime() + days * DAY_MS);
    const removed = (days: number, since?: number) => removeAfter(store, 30, after(days), since);

    /** Something was booked an hour ago, and the desk has looked at the clock. */
    beforeEach(async () => {
      expect(await removed(0)).toBe(0);
      await store.keep(newRequest({ receivedAt: real.toISOString() }));
      await store.write([raw("UPDATE requests SET state = 'booked', handled_at = ?1", real.toISOString())]);
    });

    test.each([
      ['31 days ahead', 31, []],
      ['ten years ahead', 3650, []],
      ['ahead, and somebody signs in', 61, ['signed in']],
      ['ahead, and a stranger fails to sign in', 500, ['sign-in refused']],
      ['ahead, and a look is written down', 400, ['looked at', 'printed']],
    ] as const)('%s', async (_, days, doings) => {
      const wrong = after(days).toISOString();
      for (const what of doings)
        await store.write([raw('INSERT INTO audit_log (at, what) VALUES (?1, ?2)', wrong, what)]);
      await store.keep(newRequest({ receivedAt: wrong }));
      for (let starts = 0; starts < 3; starts += 1) expect(await removed(days + starts)).toBeUndefined();
      expect(await store.read("SELECT id FROM requests WHERE state = 'booked'")).toHaveLength(1);
      expect(await isClockDoubted(store)).toBe(true);
      // Put right, it is believed again.
      expect(await removed(1)).toBe(0);
      expect(await isClockDoubted(store)).toBe(false);
    });

    test('nor does one that jumps ahead while the desk is running, or back and then ahead', async () => {
      expect(await removed(1, DAY_MS)).toBe(0);
      expect(await removed(62, DAY_MS)).toBeUndefined();
      expect(await removed(-400, DAY_MS)).toBe(0);
      expect(await removed(40, DAY_MS)).toBeUndefined();
    });

    test('nor one that was wrong before days were ever counted', async () => {
      await store.write([raw('DELETE FROM clock')]);
      expect(await removeAfter(store, undefined, after(90))).toBeUndefined();
      expect(await removed(90)).toBeUndefined();
    });

    test('nor one that gains 1.9 days at each start, or at each hour that the desk runs', async () => {
      for (const since of [0, DAY_MS / 24]) {
        const looks = [];
        for (let start = 1; start <= 40; start += 1) looks.push(await removed(1.9 * start, since));
        expect(looks).not.toContain(1);
        expect(looks.at(-1)).toBeUndefined();
        // Put right again.
        expect(await removed(0.5, DAY_MS)).toBe(0);
      }
    });

    // The desk looks at each start and then every hour.
    test.each([
      ['is started anew every day', 23, 0.001],
      ['is off at night', 9, 15],
      ['runs for three hours a day', 3, 21],
    ])('but a desk that %s removes what is over', async (_, hoursOn, hoursOff) => {
      const HOUR = 1 / 24;
      const looks = [];
      for (let time = 0; time < 40; time += hoursOff * HOUR) {
        looks.push(await removed(time));
        for (let hour = 0; hour < hoursOn; hour += 1)
          looks.push(await removed((time += HOUR), HOUR * DAY_MS));
      }
      expect(looks).not.toContain(undefined);
      expect(looks.filter((count) => count === 1)).toHaveLength(1);
    });

    test('but a desk that runs for months removes what is over', async () => {
      let sum = 0;
      for (let day = 1; day <= 40; day += 1) sum += (await removed(day, DAY_MS)) ?? 0;
      expect(sum).toBe(1);
    });
  });
});

// The limits of sign-in attempts, and retention while the clock is in doubt.
import { beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS } from '@clinic/contract/dates.ts';
import { isClockDoubted, removeAfter } from '#desk/reception/queries/retention.ts';
import { clearAttempts, countAttempt } from '#desk/reception/queries/sign-in-attempts.ts';
import { raw } from '#desk/store/database.ts';
import type { Store } from '#desk/store/store.ts';
import { newRequest } from '../test-desk.ts';
import { describeInBoth } from '../store/both.ts';
import { openInFile } from '../store/in-file.ts';

const MINUTE_MS = 60_000;
const real = new Date('2026-11-20T08:00:00.000Z');
const after = (days: number) => new Date(real.getTime() + days * DAY_MS);

/** Adds one booking, and checks the clock once. */
async function addBooking(store: Store) {
  expect(await removeAfter(store, 30, real)).toBe(0);
  await store.add(newRequest({ receivedAt: real.toISOString() }));
  await store.write([raw("UPDATE requests SET state = 'booked', handled_at = ?1", real.toISOString())]);
}

describeInBoth((open) => {
  let store: Store;
  beforeEach(async () => ({ store } = await open()));

  test('attempts of ten clients over their limits do not block another client', async () => {
    const begin = Date.now() - 10 * MINUTE_MS;
    let refused = 0;
    for (let n = 0; n < 90; n += 1) {
      const address = `address ${n % 10}`;
      const attempt = { person: 'asha', client: address, network: address };
      const at = new Date(begin + (n / 90) * 10 * MINUTE_MS);
      if (!(await countAttempt(store, attempt, at))) refused += 1;
    }
    expect(refused).toBe(40);
    const owner = { person: 'asha', client: 'owner', network: 'owner' };
    expect(await countAttempt(store, owner, new Date())).toBe(true);
  });

  test('a network of many clients has a limit, which does not affect other networks', async () => {
    const now = new Date();
    const many = `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 78)
      INSERT INTO sign_in_attempts (at, caller, network, person) SELECT ?1, 'c' || i, 'one /48', 'p' || i FROM n`;
    await store.write([raw(many, now.toISOString())]);
    const tries = (n: number, network: string) =>
      countAttempt(store, { person: `${n}`, client: `customer ${n}`, network }, now);
    const answers = [];
    for (let n = 0; n < 4; n += 1) answers.push(await tries(n, 'one /48'));
    expect(answers).toEqual([true, true, false, false]);
    expect(await tries(0, 'another')).toBe(true);
  });

  test.each([
    ['unknown browsers everywhere', (n: number) => ({ client: `address ${n}`, network: `network ${n}` })],
    ['known browsers', () => ({ client: 'browsers of 1' })],
  ])('%s have 20 attempts at the code of one person per day', async (_, by) => {
    const start = Date.now() - 2 * DAY_MS;
    const countedOn = async (day: number) => {
      let counted = 0;
      for (let n = 0; n < 48; n += 1) {
        const attempt = { person: 'asha', factor: 'code' as const, ...by(n % 12) };
        const at = new Date(start + day * DAY_MS + n * 29 * MINUTE_MS);
        if (await countAttempt(store, attempt, at)) counted += 1;
      }
      return counted;
    };
    expect([await countedOn(0), await countedOn(1)]).toEqual([20, 20]);
  });

  test('a correct code is not counted, and does not clear the wrong ones', async () => {
    const now = new Date();
    const attempt = { person: 'asha', factor: 'code' as const, client: 'browsers of 1' };
    for (let n = 0; n < 30; n += 1) {
      expect(await countAttempt(store, attempt, now)).toBe(true);
      await store.write([clearAttempts(attempt)]);
    }
    const answers = [];
    for (let n = 0; n < 4; n += 1) answers.push(await countAttempt(store, attempt, now));
    await store.write([clearAttempts(attempt)]);
    for (let n = 0; n < 3; n += 1) answers.push(await countAttempt(store, attempt, now));
    expect(answers).toEqual([true, true, true, true, true, true, false]);
  });

  describe('an implausible clock deletes nothing', () => {
    const removed = (days: number, since?: number) => removeAfter(store, 30, after(days), since);
    beforeEach(() => addBooking(store));

    test.each([
      ['31 days ahead', 31, []],
      ['ten years ahead', 3650, []],
      ['ahead, with a sign-in', 61, ['signed in']],
      ['ahead, with a refused sign-in', 500, ['sign-in refused']],
      ['ahead, with views in the audit log', 400, ['looked at', 'printed']],
    ] as const)('%s', async (_, days, doings) => {
      const wrong = after(days).toISOString();
      for (const what of doings)
        await store.write([raw('INSERT INTO audit_log (at, what) VALUES (?1, ?2)', wrong, what)]);
      await store.add(newRequest({ receivedAt: wrong }));
      for (let starts = 0; starts < 3; starts += 1) expect(await removed(days + starts)).toBeUndefined();
      expect(await store.read("SELECT id FROM requests WHERE state = 'booked'")).toHaveLength(1);
      expect(await isClockDoubted(store)).toBe(true);
      // Corrected.
      expect(await removed(1)).toBe(0);
      expect(await isClockDoubted(store)).toBe(false);
    });

    test('that jumps ahead while the desk runs, or back and then ahead', async () => {
      expect(await removed(1, DAY_MS)).toBe(0);
      expect(await removed(62, DAY_MS)).toBeUndefined();
      expect(await removed(-400, DAY_MS)).toBe(0);
      expect(await removed(40, DAY_MS)).toBeUndefined();
    });

    test('that was wrong before the first check', async () => {
      await store.write([raw('DELETE FROM clock')]);
      expect(await removeAfter(store, undefined, after(90))).toBeUndefined();
      expect(await removed(90)).toBeUndefined();
    });

    test('that gains 1.9 days at each start, or at each hour of running', async () => {
      for (const since of [0, DAY_MS / 24]) {
        const looks = [];
        for (let start = 1; start <= 40; start += 1) looks.push(await removed(1.9 * start, since));
        expect(looks).not.toContain(1);
        expect(looks.at(-1)).toBeUndefined();
        // Corrected.
        expect(await removed(0.5, DAY_MS)).toBe(0);
      }
    });

    test('a desk that runs for months deletes expired requests', async () => {
      let sum = 0;
      for (let day = 1; day <= 40; day += 1) sum += (await removed(day, DAY_MS)) ?? 0;
      expect(sum).toBe(1);
    });
  });
});

// The desk checks the clock at each start and then every hour: a thousand times here, which takes half a minute in D1.
test.each([
  ['restarts every day', 23, 0.001],
  ['is off at night', 9, 15],
  ['runs for three hours a day', 3, 21],
])('a desk that %s deletes expired requests', async (_, hoursOn, hoursOff) => {
  const HOUR = 1 / 24;
  const { store } = openInFile();
  await addBooking(store);
  const removed = (days: number, since?: number) => removeAfter(store, 30, after(days), since);
  const looks = [];
  for (let time = 0; time < 40; time += hoursOff * HOUR) {
    looks.push(await removed(time));
    for (let hour = 0; hour < hoursOn; hour += 1) looks.push(await removed((time += HOUR), HOUR * DAY_MS));
  }
  expect(looks).not.toContain(undefined);
  expect(looks.filter((count) => count === 1)).toHaveLength(1);
});

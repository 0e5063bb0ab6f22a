// What is removed by itself after KEEP_DAYS, and what never is.
import { beforeEach, expect, test } from 'vitest';
import { removeAfter } from '#desk/reception/queries/retention.ts';
import { raw } from '#desk/store/database.ts';
import type { Store } from '#desk/store/request-store.ts';
import { STATES } from '#desk/store/states.ts';
import { newRequest, openDesk, until } from '../a-desk.ts';
import { describeInBoth } from '../store/both.ts';

const DAY_MS = 86_400_000;
const now = new Date('2026-11-20T08:00:00.000Z');
const daysAgo = (days: number, from = now.getTime()) => new Date(from - days * DAY_MS).toISOString();

const HANDLED = ['booked', 'closed', 'spam'];

describeInBoth((open) => {
  let store: Store;
  beforeEach(async () => {
    ({ store } = await open());
    await store.write([entryIn(daysAgo(1), 'signed in')]);
  });

  /** Received so many days ago. */
  const keep = async (...days: number[]) => {
    for (const ago of days) await store.keep(newRequest({ receivedAt: daysAgo(ago) }));
  };
  const setState = (id: number, state: string, handledAt: string | null) =>
    raw('UPDATE requests SET state = ?2, handled_at = ?3 WHERE id = ?1', id, state, handledAt);
  const left = async () => (await store.read('SELECT id FROM requests ORDER BY id')).map(({ id }) => id);
  const auditLog = () =>
    store.read("SELECT person, what, request, detail FROM audit_log WHERE what <> 'signed in' ORDER BY id");
  const entryIn = (at: string, what = 'looked at', request: number | null = null) =>
    raw('INSERT INTO audit_log (at, what, request) VALUES (?1, ?2, ?3)', at, what, request);

  test('of what is ten years old, only what was dealt with goes', async () => {
    await keep(...STATES.map(() => 3650));
    const handledAt = (state: string) => (HANDLED.includes(state) ? daysAgo(3649) : null);
    await store.write(STATES.map((state, index) => setState(index + 1, state, handledAt(state))));
    expect(await removeAfter(store, 30, now)).toBe(HANDLED.length);
    const states = await store.read('SELECT state FROM requests ORDER BY id');
    expect(states.map(({ state }) => state)).toEqual(STATES.filter((state) => !HANDLED.includes(state)));
  });

  test('the days are counted from when it was dealt with, or from the day that it is booked for', async () => {
    await keep(900, 900, 900, 50, 50, 50);
    const bookedFor = (id: number, at: string) =>
      raw('UPDATE requests SET booked_for = ?2 WHERE id = ?1', id, at);
    await store.write([
      setState(1, 'closed', daysAgo(31)),
      setState(2, 'closed', daysAgo(29)),
      // Brought back, and so it waits for somebody again.
      setState(3, 'new', null),
      ...[4, 5].map((id) => setState(id, 'booked', daysAgo(40))),
      setState(6, 'closed', daysAgo(40)),
      ...[bookedFor(4, daysAgo(29)), bookedFor(5, daysAgo(31)), bookedFor(6, daysAgo(-9))],
    ]);
    expect(await removeAfter(store, 30, now)).toBe(3);
    expect(await left()).toEqual([2, 3, 4]);
  });

  test('its notes go with it, and the record says how many there were and not which', async () => {
    await keep(50);
    await store.write([
      raw("INSERT INTO people (name, sign_in) VALUES ('Asha', 'asha')"),
      raw(`INSERT INTO notes (request, person, at, text, key)
        VALUES (1, 1, '2026', 'Prefers mornings', 'k')`),
      entryIn(daysAgo(40), 'looked at', 1),
      setState(1, 'booked', daysAgo(40)),
    ]);
    await removeAfter(store, 30, now);
    expect(await store.read('SELECT * FROM notes')).toEqual([]);
    expect(await auditLog()).toEqual([
      { person: null, what: 'looked at', request: null, detail: null },
      { person: null, what: 'removed after its time', request: null, detail: '1' },
    ]);
    await removeAfter(store, 30, now);
    expect(await auditLog()).toHaveLength(2);
  });

  test('what was dealt with while the clock was ahead counts from now, also where nobody has written yet', async () => {
    await store.write([raw('DELETE FROM audit_log')]);
    expect(await removeAfter(store, 30, now)).toBe(0);
    await keep(3);
    await store.write([setState(1, 'closed', '2031-01-01T00:00:00.000Z')]);
    expect(await removeAfter(store, 30, now)).toBe(0);
    expect(await store.read('SELECT handled_at AS at FROM requests')).toEqual([{ at: now.toISOString() }]);
  });

  test('the record is kept for a year at least, and for as long as requests are', async () => {
    await store.write([entryIn(daysAgo(364)), entryIn(daysAgo(366)), entryIn(daysAgo(800))]);
    await removeAfter(store, 790, now);
    expect(await auditLog()).toHaveLength(2);
    await removeAfter(store, 30, now);
    expect(await auditLog()).toHaveLength(1);
  });
});

test('the desk of this computer does it with KEEP_DAYS, and says how many; without it, nothing', async () => {
  const kept = [
    newRequest({ receivedAt: daysAgo(500, Date.now()), spam: true }),
    newRequest({ receivedAt: new Date().toISOString() }),
  ];
  const keeping = await openDesk({}, { kept });
  const desk = await openDesk({ keepDays: 400 }, { kept });
  await until(() => desk.said.some((sentence) => sentence.includes('1 request whose time was over')));
  expect(desk.rows()).toMatchObject([{ state: 'new' }]);
  expect(keeping.rows()).toHaveLength(2);
  await desk.close();
  await keeping.close();
});

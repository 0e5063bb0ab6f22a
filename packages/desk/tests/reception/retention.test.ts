// Retention (KEEP_DAYS).
import { beforeEach, expect, test } from 'vitest';
import { DAY_MS } from '@clinic/contract/dates.ts';
import { removeAfter } from '#desk/reception/queries/retention.ts';
import { raw } from '#desk/store/database.ts';
import type { Store } from '#desk/store/store.ts';
import { STATES } from '#desk/store/states.ts';
import { newRequest, openDesk, until } from '../test-desk.ts';
import { describeInBoth } from '../store/both.ts';

const now = new Date('2026-11-20T08:00:00.000Z');
const daysAgo = (days: number, from = now.getTime()) => new Date(from - days * DAY_MS).toISOString();

const HANDLED = ['booked', 'closed', 'spam'];

describeInBoth((open) => {
  let store: Store;
  beforeEach(async () => {
    ({ store } = await open());
    await store.write([entryIn(daysAgo(1), 'signed in')]);
  });

  const addRequests = async (...days: number[]) => {
    for (const ago of days) await store.add(newRequest({ receivedAt: daysAgo(ago) }));
  };
  const setState = (id: number, state: string, handledAt: string | null) =>
    raw('UPDATE requests SET state = ?2, handled_at = ?3 WHERE id = ?1', id, state, handledAt);
  const left = async () => (await store.read('SELECT id FROM requests ORDER BY id')).map(({ id }) => id);
  const auditLog = () =>
    store.read("SELECT person, what, request, detail FROM audit_log WHERE what <> 'signed in' ORDER BY id");
  const entryIn = (at: string, what = 'looked at', request: number | null = null) =>
    raw('INSERT INTO audit_log (at, what, request) VALUES (?1, ?2, ?3)', at, what, request);

  test('deletes handled requests only, even after ten years', async () => {
    await addRequests(...STATES.map(() => 3650));
    const handledAt = (state: string) => (HANDLED.includes(state) ? daysAgo(3649) : null);
    await store.write(STATES.map((state, index) => setState(index + 1, state, handledAt(state))));
    expect(await removeAfter(store, 30, now)).toBe(HANDLED.length);
    const states = await store.read('SELECT state FROM requests ORDER BY id');
    expect(states.map(({ state }) => state)).toEqual(STATES.filter((state) => !HANDLED.includes(state)));
  });

  test('counts the days from the handling, or from the appointment', async () => {
    await addRequests(900, 900, 900, 50, 50, 50);
    const bookedFor = (id: number, at: string) =>
      raw('UPDATE requests SET booked_for = ?2 WHERE id = ?1', id, at);
    await store.write([
      setState(1, 'closed', daysAgo(31)),
      setState(2, 'closed', daysAgo(29)),
      // Reopened.
      setState(3, 'new', null),
      ...[4, 5].map((id) => setState(id, 'booked', daysAgo(40))),
      setState(6, 'closed', daysAgo(40)),
      ...[bookedFor(4, daysAgo(29)), bookedFor(5, daysAgo(31)), bookedFor(6, daysAgo(-9))],
    ]);
    expect(await removeAfter(store, 30, now)).toBe(3);
    expect(await left()).toEqual([2, 3, 4]);
  });

  test('deletes the notes, and records only the number of requests', async () => {
    await addRequests(50);
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

  test('counts from now for requests that were handled while the clock was ahead', async () => {
    await store.write([raw('DELETE FROM audit_log')]);
    expect(await removeAfter(store, 30, now)).toBe(0);
    await addRequests(3);
    await store.write([setState(1, 'closed', '2031-01-01T00:00:00.000Z')]);
    expect(await removeAfter(store, 30, now)).toBe(0);
    expect(await store.read('SELECT handled_at AS at FROM requests')).toEqual([{ at: now.toISOString() }]);
  });

  test('stores the audit log for a year, or for as long as requests', async () => {
    await store.write([entryIn(daysAgo(364)), entryIn(daysAgo(366)), entryIn(daysAgo(800))]);
    await removeAfter(store, 790, now);
    expect(await auditLog()).toHaveLength(2);
    await removeAfter(store, 30, now);
    expect(await auditLog()).toHaveLength(1);
  });
});

test('the server applies KEEP_DAYS and logs the number of deleted requests; without it, deletes nothing', async () => {
  const stored = [
    newRequest({ receivedAt: daysAgo(500, Date.now()), spam: true }),
    newRequest({ receivedAt: new Date().toISOString() }),
  ];
  const withoutLimit = await openDesk({}, { kept: stored });
  const desk = await openDesk({ keepDays: 400 }, { kept: stored });
  await until(() => desk.logged.some((sentence) => sentence.includes('1 request older than KEEP_DAYS')));
  expect(desk.rows()).toMatchObject([{ state: 'new' }]);
  expect(withoutLimit.rows()).toHaveLength(2);
  await desk.close();
  await withoutLimit.close();
});

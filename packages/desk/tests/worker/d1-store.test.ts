import type { D1Database } from '@cloudflare/workers-types';
import { expect, test, vi } from 'vitest';
import { createD1Store } from '#desk/store/d1/store.ts';
import { newRequest } from '../a-desk.ts';
import { useWorker } from './a-worker.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const home = useWorker();

/** The real database, whose network fails the first times: before the work is done, or after it. */
function failing(times: number, when: 'before' | 'after', message: string, repeatSeconds = 60) {
  let left = times;
  const database = home().database as unknown as D1Database;
  const flaky = {
    prepare: (statement: string) => database.prepare(statement),
    batch: async (statements: never[]) => {
      const fails = left > 0;
      left -= 1;
      if (fails && when === 'before') throw new Error(message);
      const results = await database.batch(statements);
      if (fails) throw new Error(message);
      return results;
    },
  } as unknown as D1Database;
  return createD1Store(flaky, { repeatSeconds, announce: false });
}

const kept = async (reference: string) =>
  (await home().rows()).filter((row) => row.reference === reference).length;

// Also where repeats are not recognised, nothing is added twice.
test.each([
  [2, 'before', 60],
  [2, 'after', 60],
  [1, 'after', 0],
] as const)('a connection that is lost %d times %s the work is tried again', async (times, when, repeat) => {
  const request = newRequest();
  await failing(times, when, 'Network connection lost.', repeat).keep(request);
  expect(await kept(request.reference)).toBe(1);
});

test.each([
  ['D1 DB is overloaded. Too many requests queued.', 'busy'],
  ['Exceeded maximum DB size.', 'full'],
  ['Internal error.', 'broken'],
])('%s: not kept, %s', async (message, trouble) => {
  const request = newRequest();
  await expect(failing(99, 'before', message).keep(request)).rejects.toMatchObject({ trouble });
  expect(await kept(request.reference)).toBe(0);
});

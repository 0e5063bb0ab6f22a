import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { alone } from '#tools/lib/lock.mjs';

test('two pieces of work under one name never overlap, and the second is told that it waits', async () => {
  const told = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const events: string[] = [];
  const work = (name: string) => async () => {
    events.push(`${name} begins`);
    await sleep(50);
    events.push(`${name} ends`);
  };
  const first = alone('test', work('first'));
  const second = alone('test', work('second'));
  await Promise.all([first, second]);
  expect(events).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  expect(told).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('waiting for another test'));
  told.mockRestore();
});

test('a failure opens the lock again', async () => {
  const failing = () => Promise.reject(new Error('no luck'));
  await expect(alone('test', failing)).rejects.toThrow('no luck');
  await expect(alone('test', async () => 'free')).resolves.toBe('free');
});

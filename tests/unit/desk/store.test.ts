import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { NotKept, type NewRequest } from '#desk/keeper.ts';
import { openStore } from '#desk/store.ts';
import { paths } from '#forms/paths.ts';
import { booking, makeFolder, rowsOf } from './a-desk.ts';

let folder: ReturnType<typeof makeFolder>;
let file: string;
beforeEach(() => {
  folder = makeFolder();
  file = join(folder.folder, 'requests.sqlite');
});
afterEach(() => folder.clear());

const aRequest = (number: number): NewRequest => ({
  reference: `${number}`,
  receivedAt: new Date().toISOString(),
  path: paths.booking,
  payload: JSON.stringify(booking),
  fingerprint: `${number}`,
});

test('requests that arrive together are all kept, and closing waits for them', async () => {
  const store = openStore({ file, repeatSeconds: 60, webhook: undefined }, () => {});
  expect(await store.ready).toBeUndefined();
  const kept = Promise.all(Array.from({ length: 500 }, (_, number) => store.keep(aRequest(number))));
  await store.close();
  await kept;
  expect(rowsOf(file)).toHaveLength(500);
  await expect(store.keep(aRequest(501))).rejects.toBeInstanceOf(NotKept);
});

test('more than it can keep is refused at once instead of piling up', async () => {
  const store = openStore({ file, repeatSeconds: 60, webhook: undefined }, () => {});
  const answers = await Promise.allSettled(
    Array.from({ length: 5000 }, (_, number) => store.keep(aRequest(number))),
  );
  await store.close();
  const kept = answers.filter(({ status }) => status === 'fulfilled').length;
  expect(kept).toBeGreaterThanOrEqual(2000);
  expect(kept).toBeLessThan(5000);
  expect(rowsOf(file)).toHaveLength(kept);
});

test('a folder that cannot be used is told, requests are refused, and closing still works', async () => {
  const said: string[] = [];
  const bad = join('/dev/null', 'requests.sqlite');
  const store = openStore({ file: bad, repeatSeconds: 60, webhook: undefined }, (sentence) =>
    said.push(sentence),
  );
  expect(await store.ready).toContain('cannot be opened');
  await expect(store.keep(aRequest(1))).rejects.toMatchObject({ trouble: 'broken' });
  await expect(store.keep(aRequest(2))).rejects.toMatchObject({ trouble: 'broken' });
  await store.close();
  expect(said).toHaveLength(1);
  expect(existsSync(bad)).toBe(false);
});

test('when the writing thread itself ends, requests are refused and it is said once', async () => {
  const said: string[] = [];
  const store = openStore({ file, repeatSeconds: 60, webhook: 'not an address' }, (sentence) =>
    said.push(sentence),
  );
  expect(await store.ready).toContain('cannot be written');
  await expect(store.keep(aRequest(1))).rejects.toBeInstanceOf(NotKept);
  await store.close();
  expect(said).toEqual(['Writing requests stopped unexpectedly and is being started again.']);
});

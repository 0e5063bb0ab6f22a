import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeEach, expect, test } from 'vitest';
import { NotKept } from '#desk/store/request-store.ts';
import { openStoreInThread, StoreNotOpen } from '#desk/store/sqlite/in-thread.ts';
import { folderOfTest } from '../../folder.ts';
import { newRequest, rowsOf, until } from '../a-desk.ts';

let file: string;
beforeEach(() => (file = join(folderOfTest(), 'requests.sqlite')));

const open = (path = file, said: string[] = []) =>
  openStoreInThread({ file: path, choices: { repeatSeconds: 60, announce: false } }, (sentence) =>
    said.push(sentence),
  );

test('requests that arrive together are all kept, and closing waits for them', async () => {
  const store = await open();
  const kept = Promise.all(Array.from({ length: 500 }, () => store.keep(newRequest())));
  await store.close();
  await kept;
  expect(rowsOf(file)).toHaveLength(500);
  await expect(store.keep(newRequest())).rejects.toBeInstanceOf(NotKept);
});

test('more than it can keep is refused at once instead of piling up', async () => {
  const store = await open();
  const answers = await Promise.allSettled(Array.from({ length: 5000 }, () => store.keep(newRequest())));
  await store.close();
  const kept = answers.filter(({ status }) => status === 'fulfilled').length;
  expect(kept).toBeGreaterThanOrEqual(2000);
  expect(kept).toBeLessThan(5000);
  expect(rowsOf(file)).toHaveLength(kept);
});

test('a folder that cannot be used is told in a sentence', async () => {
  const bad = join('/dev/null', 'requests.sqlite');
  const opening = open(bad);
  await expect(opening).rejects.toBeInstanceOf(StoreNotOpen);
  await expect(opening).rejects.toThrow('cannot be opened');
  expect(existsSync(bad)).toBe(false);
});

test('a file that cannot be used any more is told once, requests are refused, and closing still works', async () => {
  const said: string[] = [];
  const store = await open(file, said);
  rmSync(file);
  mkdirSync(file);
  await expect(store.keep(newRequest())).rejects.toMatchObject({ trouble: 'broken' });
  await expect(store.keep(newRequest())).rejects.toMatchObject({ trouble: 'broken' });
  await store.close();
  expect(said.filter((sentence) => sentence.includes('cannot be opened'))).toHaveLength(1);
});

test('when the writing thread itself ends, requests are refused, it is said, and another thread takes over', async () => {
  const said: string[] = [];
  const mortal = join(dirname(file), 'mortal.mjs');
  writeFileSync(
    mortal,
    `import { parentPort } from 'node:worker_threads';
     parentPort.on('message', () => { throw new Error('unforeseen'); });
     parentPort.postMessage([{ kind: 'open' }]);`,
  );
  const start = { file, choices: { repeatSeconds: 60, announce: false } };
  const store = await openStoreInThread(start, (sentence) => said.push(sentence), pathToFileURL(mortal));
  await expect(store.keep(newRequest())).rejects.toMatchObject({ trouble: 'broken' });
  await expect(store.keep(newRequest())).rejects.toMatchObject({ trouble: 'broken' });
  writeFileSync(
    mortal,
    `import { parentPort } from 'node:worker_threads';
     parentPort.on('message', ([{ id }]) => parentPort.postMessage([{ kind: 'done', id }]));
     parentPort.postMessage([{ kind: 'open' }]);`,
  );
  await until(() =>
    store.keep(newRequest()).then(
      () => true,
      () => false,
    ),
  );
  await store.close();
  expect(said).toEqual(['Writing requests stopped unexpectedly and is being started again.']);
});

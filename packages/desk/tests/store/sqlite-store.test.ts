import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { NotKept } from '#desk/store/request-store.ts';
import { openSqliteStore } from '#desk/store/sqlite/store.ts';
import { folderOfTest } from '../folder.ts';
import { newRequest, rowsOf } from '../a-desk.ts';

vi.setConfig({ testTimeout: 20_000 });

let file: string;
let said: string[];
beforeEach(() => {
  file = join(folderOfTest(), 'requests.sqlite');
  said = [];
});

function open(path = file) {
  const store = openSqliteStore(path, { repeatSeconds: 60, announce: false }, (sentence) =>
    said.push(sentence),
  );
  onTestFinished(() => store.close());
  return store;
}

test('requests that arrive together are all kept, and closing waits for them', async () => {
  const store = open();
  const kept = Promise.all(Array.from({ length: 500 }, () => store.keep(newRequest())));
  await store.close();
  await kept;
  expect(rowsOf(file)).toHaveLength(500);
  await expect(store.keep(newRequest())).rejects.toBeInstanceOf(NotKept);
});

test('a file that cannot be used any more is told once, requests are refused, and closing still works', async () => {
  const store = open();
  rmSync(file);
  mkdirSync(file);
  await expect(store.keep(newRequest())).rejects.toMatchObject({ trouble: 'broken' });
  await expect(store.keep(newRequest())).rejects.toMatchObject({ trouble: 'broken' });
  await store.close();
  expect(said.filter((sentence) => sentence.includes('cannot be opened'))).toHaveLength(1);
});

test('another program that is writing is waited for, and pages meanwhile are not held up', async () => {
  const store = open();
  const other = new DatabaseSync(file);
  onTestFinished(() => other.close());
  other.exec('BEGIN IMMEDIATE');
  const kept = store.keep(newRequest());
  for (let turn = 0; turn < 5; turn += 1) await nextTurn();
  other.exec('COMMIT');
  await kept;
  expect(rowsOf(file)).toHaveLength(1);
  expect(said).toEqual([]);
});

describe('the open file', () => {
  test('is not written into once it was deleted', async () => {
    const store = open();
    await store.keep(newRequest());
    rmSync(file);
    await store.keep(newRequest());
    expect(rowsOf(file)).toHaveLength(1);
    expect(said.join()).toContain('no longer the file');
  });

  test('is the one file that people copy, once nobody has sent anything for a while', async () => {
    const store = open();
    await store.keep(newRequest());
    expect(statSync(`${file}-wal`).size).toBeGreaterThan(0);
    await vi.waitFor(() => expect(statSync(`${file}-wal`).size).toBe(0), 6000);
    const alone = `${file}.alone`;
    writeFileSync(alone, readFileSync(file));
    expect(rowsOf(alone)).toHaveLength(1);
  });

  test('loses nothing of what was in its -wal when that is gone', async () => {
    const store = open();
    await store.keep(newRequest());
    rmSync(`${file}-wal`);
    await store.keep(newRequest());
    expect(said.join()).toContain('-wal');
    await store.close();
    expect(rowsOf(file)).toHaveLength(2);
  });

  test('may be a copy that was put back', async () => {
    const earlier = open();
    await earlier.keep(newRequest());
    await earlier.close();
    const copy = `${file}.copy`;
    writeFileSync(copy, readFileSync(file));
    const store = open();
    await store.keep(newRequest());
    await store.keep(newRequest());
    renameSync(file, `${file}.moved`);
    renameSync(copy, file);
    await store.keep(newRequest());
    expect(rowsOf(file)).toHaveLength(2);
    expect(rowsOf(`${file}.moved`)).toHaveLength(3);
  });
});

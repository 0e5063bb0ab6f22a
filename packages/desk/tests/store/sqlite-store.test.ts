import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTick } from 'node:timers/promises';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { StoreError, type Store } from '#desk/store/store.ts';
import { openSqliteStore } from '#desk/store/sqlite/store.ts';
import { folderOfTest } from '../folder.ts';
import { newRequest, rowsOf } from '../test-desk.ts';

let file: string;
let logged: string[];
let store: Store;
const add = () => store.add(newRequest());

beforeEach(() => {
  file = join(folderOfTest(), 'requests.sqlite');
  logged = [];
  store = openSqliteStore(file, { repeatSeconds: 60, notify: false }, (message) => logged.push(message));
  onTestFinished(() => store.close());
});

test('stores all requests that arrive together, and waits for them when closing', async () => {
  const kept = Promise.all(Array.from({ length: 500 }, add));
  await store.close();
  await kept;
  expect(rowsOf(file)).toHaveLength(500);
  await expect(add()).rejects.toBeInstanceOf(StoreError);
});

test('logs an unusable file once, refuses requests, and can be closed', async () => {
  rmSync(file);
  mkdirSync(file);
  await expect(add()).rejects.toMatchObject({ reason: 'broken' });
  await expect(add()).rejects.toMatchObject({ reason: 'broken' });
  await store.close();
  expect(logged.filter((message) => message.includes('cannot be opened'))).toHaveLength(1);
});

test('waits for another program that is writing, without blocking the process', async () => {
  const other = new DatabaseSync(file);
  onTestFinished(() => other.close());
  other.exec('BEGIN IMMEDIATE');
  const kept = add();
  for (let turn = 0; turn < 5; turn += 1) await nextTick();
  other.exec('COMMIT');
  await kept;
  expect(rowsOf(file)).toHaveLength(1);
  expect(logged).toEqual([]);
});

describe('the open file', () => {
  beforeEach(() => add());

  test('is not written into after it was deleted', async () => {
    rmSync(file);
    await add();
    expect(rowsOf(file)).toHaveLength(1);
    expect(logged.join()).toContain('no longer the file');
  });

  test('contains everything in one file when idle', async () => {
    expect(statSync(`${file}-wal`).size).toBeGreaterThan(0);
    await vi.waitFor(() => expect(statSync(`${file}-wal`).size).toBe(0), 6000);
    const alone = `${file}.alone`;
    writeFileSync(alone, readFileSync(file));
    expect(rowsOf(alone)).toHaveLength(1);
  });

  test('loses nothing when its -wal was deleted', async () => {
    rmSync(`${file}-wal`);
    await add();
    expect(logged.join()).toContain('-wal');
    await store.close();
    expect(rowsOf(file)).toHaveLength(2);
  });

  test('may be replaced by a restored copy', async () => {
    const copy = new DatabaseSync(file);
    copy.exec(`VACUUM INTO '${file}.copy'`);
    copy.close();
    await add();
    renameSync(file, `${file}.moved`);
    renameSync(`${file}.copy`, file);
    await add();
    expect(rowsOf(file)).toHaveLength(2);
    expect(rowsOf(`${file}.moved`)).toHaveLength(2);
  });
});

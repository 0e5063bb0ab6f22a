import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { NotKept, type Store } from '#desk/store/request-store.ts';
import { openSqliteStore } from '#desk/store/sqlite/store.ts';
import { folderOfTest } from '../folder.ts';
import { newRequest, rowsOf } from '../a-desk.ts';

let file: string;
let said: string[];
let store: Store;
const keep = () => store.keep(newRequest());

beforeEach(() => {
  file = join(folderOfTest(), 'requests.sqlite');
  said = [];
  store = openSqliteStore(file, { repeatSeconds: 60, announce: false }, (sentence) => said.push(sentence));
  onTestFinished(() => store.close());
});

test('requests that arrive together are all kept, and closing waits for them', async () => {
  const kept = Promise.all(Array.from({ length: 500 }, keep));
  await store.close();
  await kept;
  expect(rowsOf(file)).toHaveLength(500);
  await expect(keep()).rejects.toBeInstanceOf(NotKept);
});

test('a file that cannot be used any more is told once, requests are refused, and closing still works', async () => {
  rmSync(file);
  mkdirSync(file);
  await expect(keep()).rejects.toMatchObject({ trouble: 'broken' });
  await expect(keep()).rejects.toMatchObject({ trouble: 'broken' });
  await store.close();
  expect(said.filter((sentence) => sentence.includes('cannot be opened'))).toHaveLength(1);
});

test('another program that is writing is waited for, and pages meanwhile are not held up', async () => {
  const other = new DatabaseSync(file);
  onTestFinished(() => other.close());
  other.exec('BEGIN IMMEDIATE');
  const kept = keep();
  for (let turn = 0; turn < 5; turn += 1) await nextTurn();
  other.exec('COMMIT');
  await kept;
  expect(rowsOf(file)).toHaveLength(1);
  expect(said).toEqual([]);
});

describe('the open file', () => {
  beforeEach(() => keep());

  test('is not written into once it was deleted', async () => {
    rmSync(file);
    await keep();
    expect(rowsOf(file)).toHaveLength(1);
    expect(said.join()).toContain('no longer the file');
  });

  test('is the one file that people copy, once nobody has sent anything for a while', async () => {
    expect(statSync(`${file}-wal`).size).toBeGreaterThan(0);
    await vi.waitFor(() => expect(statSync(`${file}-wal`).size).toBe(0), 6000);
    const alone = `${file}.alone`;
    writeFileSync(alone, readFileSync(file));
    expect(rowsOf(alone)).toHaveLength(1);
  });

  test('loses nothing of what was in its -wal when that is gone', async () => {
    rmSync(`${file}-wal`);
    await keep();
    expect(said.join()).toContain('-wal');
    await store.close();
    expect(rowsOf(file)).toHaveLength(2);
  });

  test('may be a copy that was put back', async () => {
    const copy = new DatabaseSync(file);
    copy.exec(`VACUUM INTO '${file}.copy'`);
    copy.close();
    await keep();
    renameSync(file, `${file}.moved`);
    renameSync(`${file}.copy`, file);
    await keep();
    expect(rowsOf(file)).toHaveLength(2);
    expect(rowsOf(`${file}.moved`)).toHaveLength(2);
  });
});

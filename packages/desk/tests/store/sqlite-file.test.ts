import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { problemOf } from '#desk/store/sqlite/problem.ts';
import { openForReading, openForWriting } from '#desk/store/sqlite/file.ts';
import { createCalls } from '#desk/store/sqlite/store.ts';
import { type NewRequest, addRequest } from '#desk/store/request-store.ts';
import { folderOfTest } from '../folder.ts';
import { booking, newRequest, rowsOf } from '../a-desk.ts';

vi.setConfig({ testTimeout: 20_000 });

let file: string;
beforeEach(() => (file = join(folderOfTest(), 'data/requests.sqlite')));

const choices = { repeatSeconds: 60, announce: false };
const insert = (database: DatabaseSync, requests: NewRequest[]) =>
  createCalls(database).write(requests.flatMap((request) => addRequest(request, choices)));
const mode = (path: string) => statSync(path).mode & 0o777;

describe('the file', () => {
  test('is made with its folder, for its owner only, with its companions', () => {
    using database = openForWriting(file);
    insert(database, [newRequest()]);
    expect([file, `${file}-wal`, `${file}-shm`].map(mode)).toEqual([0o600, 0o600, 0o600]);
    expect(mode(dirname(file))).toBe(0o700);
  });

  test('survives power loss by its settings: write-ahead log and full sync', () => {
    using database = openForWriting(file);
    expect(database.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
    expect(database.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 });
  });

  test('is made private again if somebody opened it up', () => {
    openForWriting(file).close();
    chmodSync(file, 0o644);
    openForWriting(file).close();
    expect(mode(file)).toBe(0o600);
  });

  test('is brought up to date once and keeps its rows', () => {
    const first = openForWriting(file);
    insert(first, [newRequest()]);
    first.close();
    openForWriting(file).close();
    expect(rowsOf(file)).toHaveLength(1);
  });
});

describe('another file in its place', () => {
  test('a text is refused and left as it is', () => {
    mkdirSync(dirname(file));
    writeFileSync(file, 'Shopping list: '.repeat(100), { mode: 0o644 });
    expect(() => openForWriting(file)).toThrow('is not a requests file of this site');
    expect(() => openForReading(file)).toThrow('is not a requests file of this site');
    expect(readFileSync(file, 'utf8')).toContain('Shopping');
    expect(mode(file)).toBe(0o644);
  });

  test("somebody's other database is refused and left as it is", () => {
    mkdirSync(dirname(file));
    const other = new DatabaseSync(file);
    other.exec('CREATE TABLE recipes (name TEXT)');
    other.close();
    expect(() => openForWriting(file)).toThrow('is not a requests file of this site');
    expect(() => openForReading(file)).toThrow('is not a requests file of this site');
  });

  test('one from a newer version is refused', () => {
    const database = openForWriting(file);
    database.exec('PRAGMA user_version = 99');
    database.close();
    expect(() => openForWriting(file)).toThrow('newer version');
  });

  test('a missing one is said to be missing when it should be read', () => {
    expect(() => openForReading(file)).toThrow('There is no requests file');
    expect(existsSync(file)).toBe(false);
  });

  test('a folder in its place', () => {
    mkdirSync(file, { recursive: true });
    expect(() => openForWriting(file)).toThrow('cannot be opened');
  });

  test('locked by another program', () => {
    openForWriting(file).close();
    const other = new DatabaseSync(file);
    other.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
    expect(() => openForWriting(file)).toThrow('is locked by another program');
    other.close();
  });

  test.skipIf(process.getuid?.() === 0)('read-only', () => {
    openForWriting(file).close();
    chmodSync(file, 0o400);
    expect(() => openForWriting(file)).toThrow('read-only');
  });
});

describe('what is written together', () => {
  test('is one transaction: all of it or nothing', () => {
    using database = openForWriting(file);
    const without = newRequest({ payload: null as unknown as string });
    expect(() => insert(database, [newRequest(), without])).toThrow();
    expect(rowsOf(file)).toHaveLength(0);
    insert(database, [newRequest(), newRequest()]);
    expect(rowsOf(file)).toHaveLength(2);
  });

  test('a really full database says so, keeps what it has, and takes more when there is room', () => {
    using database = openForWriting(file);
    insert(database, [newRequest()]);
    const pages = Number(database.prepare('PRAGMA page_count').get()?.page_count);
    database.exec(`PRAGMA max_page_count = ${pages}`);
    const large = () => newRequest({ payload: JSON.stringify({ ...booking, name: 'a'.repeat(9000) }) });
    let problem: unknown;
    try {
      insert(database, [large(), large()]);
    } catch (error) {
      problem = problemOf(error, file).problem;
    }
    expect(problem).toBe('full');
    expect(rowsOf(file)).toHaveLength(1);
    database.exec('PRAGMA max_page_count = 100000');
    insert(database, [large(), large()]);
    expect(rowsOf(file)).toHaveLength(3);
  });
});

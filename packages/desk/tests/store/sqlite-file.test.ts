import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, test } from 'vitest';
import { toDatabaseError } from '#desk/store/sqlite/error.ts';
import { openForReading, openForWriting } from '#desk/store/sqlite/file.ts';
import { syncQueries } from '#desk/store/sqlite/store.ts';
import { type NewRequest, addRequest } from '#desk/store/store.ts';
import { folderOfTest } from '../folder.ts';
import { booking, newRequest, rowsOf } from '../test-desk.ts';

let file: string;
beforeEach(() => (file = join(folderOfTest(), 'data/requests.sqlite')));

const choices = { repeatSeconds: 60, notify: false };
const insert = (database: DatabaseSync, requests: NewRequest[]) =>
  syncQueries(database).write(requests.flatMap((request) => addRequest(request, choices)));
const mode = (path: string) => statSync(path).mode & 0o777;

test('creates folder and files for their owner only, and restores that mode', () => {
  const database = openForWriting(file);
  insert(database, [newRequest()]);
  expect([file, `${file}-wal`, `${file}-shm`].map(mode)).toEqual([0o600, 0o600, 0o600]);
  expect(mode(dirname(file))).toBe(0o700);
  database.close();
  chmodSync(file, 0o644);
  openForWriting(file).close();
  expect(mode(file)).toBe(0o600);
  expect(rowsOf(file)).toHaveLength(1);
});

test('uses a write-ahead log and full sync, to survive a power loss', () => {
  using database = openForWriting(file);
  expect(database.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
  expect(database.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 });
});

describe('an unusable file', () => {
  function otherDatabase() {
    const other = new DatabaseSync(file);
    other.exec('CREATE TABLE recipes (name TEXT)');
    other.close();
  }
  test.each([
    ['a text', () => writeFileSync(file, 'Shopping list: '.repeat(100))],
    ["somebody's other database", otherDatabase],
  ])('%s is refused and not changed', (_, put) => {
    mkdirSync(dirname(file));
    put();
    chmodSync(file, 0o644);
    const before = readFileSync(file);
    for (const open of [openForWriting, openForReading])
      expect(() => open(file)).toThrow('is not a requests file of this site');
    expect(readFileSync(file).equals(before)).toBe(true);
    expect(mode(file)).toBe(0o644);
  });

  test('of a newer version is refused', () => {
    const database = openForWriting(file);
    database.exec('PRAGMA user_version = 99');
    database.close();
    expect(() => openForWriting(file)).toThrow('newer version');
  });

  test('that is missing cannot be read, and a folder cannot be opened', () => {
    expect(() => openForReading(file)).toThrow('There is no requests file');
    expect(existsSync(file)).toBe(false);
    mkdirSync(file, { recursive: true });
    expect(() => openForWriting(file)).toThrow('cannot be opened');
  });

  test('is reported when another program has locked it', () => {
    openForWriting(file).close();
    using other = new DatabaseSync(file);
    other.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
    expect(() => openForWriting(file)).toThrow('is locked by another program');
  });

  test.skipIf(process.getuid?.() === 0)('is reported when it is read-only', () => {
    openForWriting(file).close();
    chmodSync(file, 0o400);
    expect(() => openForWriting(file)).toThrow('This user may not change');
  });
});

test('writes in one transaction, and survives a full database', () => {
  using database = openForWriting(file);
  const without = newRequest({ payload: null as unknown as string });
  expect(() => insert(database, [newRequest(), without])).toThrow();
  expect(rowsOf(file)).toHaveLength(0);
  insert(database, [newRequest()]);
  const pages = Number(database.prepare('PRAGMA page_count').get()?.page_count);
  database.exec(`PRAGMA max_page_count = ${pages}`);
  const large = () => newRequest({ payload: JSON.stringify({ ...booking, name: 'a'.repeat(9000) }) });
  let reason: unknown;
  try {
    insert(database, [large(), large()]);
  } catch (error) {
    reason = toDatabaseError(error, file).reason;
  }
  expect(reason).toBe('full');
  expect(rowsOf(file)).toHaveLength(1);
  database.exec('PRAGMA max_page_count = 100000');
  insert(database, [large(), large()]);
  expect(rowsOf(file)).toHaveLength(3);
});

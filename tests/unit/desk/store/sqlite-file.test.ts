import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { problemOf } from '#desk/store/sqlite/problem.ts';
import { openForReading, openForWriting } from '#desk/store/sqlite/file.ts';
import { createRows, openConnection } from '#desk/store/sqlite/connection.ts';
import { folderOfTest } from '../../folder.ts';
import { booking, newRequest, rowsOf } from '../a-desk.ts';

vi.setConfig({ testTimeout: 20_000 });

let file: string;
beforeEach(() => (file = join(folderOfTest(), 'data/requests.sqlite')));

const choices = { repeatSeconds: 60, announce: false };
const mode = (path: string) => statSync(path).mode & 0o777;

describe('the file', () => {
  test('is made with its folder, for its owner only, with its companions', () => {
    const database = openForWriting(file);
    createRows(database, choices).insert([newRequest()]);
    expect([file, `${file}-wal`, `${file}-shm`].map(mode)).toEqual([0o600, 0o600, 0o600]);
    expect(mode(dirname(file))).toBe(0o700);
    database.close();
  });

  test('survives power loss by its settings: write-ahead log and full sync', () => {
    const database = openForWriting(file);
    expect(database.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
    expect(database.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 });
    database.close();
  });

  test('is made private again if somebody opened it up', () => {
    openForWriting(file).close();
    chmodSync(file, 0o644);
    openForWriting(file).close();
    expect(mode(file)).toBe(0o600);
  });

  test('is brought up to date once and keeps its rows', () => {
    const first = openForWriting(file);
    createRows(first, choices).insert([newRequest()]);
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

  test('a damaged one is told apart', () => {
    const database = openForWriting(file);
    createRows(database, choices).insert([newRequest()]);
    database.close();
    const bytes = readFileSync(file);
    bytes.fill(0xff, 4096);
    writeFileSync(file, bytes);
    expect(() => {
      const damaged = openForWriting(file);
      try {
        createRows(damaged, choices).insert([newRequest()]);
      } catch (error) {
        throw problemOf(error, file);
      } finally {
        damaged.close();
      }
    }).toThrow('is damaged');
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

describe('a batch', () => {
  test('is one transaction: all of it or nothing', () => {
    const database = openForWriting(file);
    const rows = createRows(database, choices);
    const without = newRequest({ payload: null as unknown as string });
    expect(() => rows.insert([newRequest(), without])).toThrow();
    expect(rowsOf(file)).toHaveLength(0);
    rows.insert([newRequest(), newRequest()]);
    expect(rowsOf(file)).toHaveLength(2);
    database.close();
  });

  test('repeats within a batch and after it are left out', () => {
    const database = openForWriting(file);
    const rows = createRows(database, choices);
    rows.insert([newRequest({ fingerprint: 'x' }), newRequest({ fingerprint: 'x' })]);
    expect(rowsOf(file)).toHaveLength(1);
    rows.insert([newRequest({ fingerprint: 'x' })]);
    expect(rowsOf(file)).toHaveLength(1);
    database.close();
  });

  test('a really full database says so, keeps what it has, and takes more when there is room', () => {
    const database = openForWriting(file);
    const rows = createRows(database, choices);
    rows.insert([newRequest()]);
    const pages = Number(database.prepare('PRAGMA page_count').get()?.page_count);
    database.exec(`PRAGMA max_page_count = ${pages}`);
    const large = () => newRequest({ payload: JSON.stringify({ ...booking, name: 'a'.repeat(9000) }) });
    let problem: unknown;
    try {
      rows.insert([large(), large()]);
    } catch (error) {
      problem = problemOf(error, file).problem;
    }
    expect(problem).toBe('full');
    expect(rowsOf(file)).toHaveLength(1);
    database.exec('PRAGMA max_page_count = 100000');
    rows.insert([large(), large()]);
    expect(rowsOf(file)).toHaveLength(3);
    database.close();
  });
});

describe('the open connection', () => {
  const said: string[] = [];
  const open = () => openConnection(file, choices, (sentence) => void said.push(sentence));

  test('does not write into a file that was deleted under it', () => {
    const connection = open();
    connection.use((rows) => rows.insert([newRequest()]));
    rmSync(file);
    connection.use((rows) => rows.insert([newRequest()]));
    expect(rowsOf(file)).toHaveLength(1);
    expect(said.join()).toContain('no longer the file');
    connection.close();
  });

  test('brings what it has into the one file that people copy, once nobody has sent anything for a while', async () => {
    const connection = open();
    connection.use((rows) => rows.insert([newRequest()]));
    expect(statSync(`${file}-wal`).size).toBeGreaterThan(0);
    await vi.waitFor(() => expect(statSync(`${file}-wal`).size).toBe(0), 6000);
    const alone = `${file}.alone`;
    writeFileSync(alone, readFileSync(file));
    expect(rowsOf(alone)).toHaveLength(1);
    connection.close();
  });

  test('notices that its -wal is gone, and loses nothing of what was in it', () => {
    const connection = open();
    connection.use((rows) => rows.insert([newRequest()]));
    rmSync(`${file}-wal`);
    said.length = 0;
    connection.use((rows) => rows.insert([newRequest()]));
    expect(said.join()).toContain('-wal');
    connection.close();
    expect(rowsOf(file)).toHaveLength(2);
  });

  test('writes into a copy that was put back', () => {
    const connection = open();
    connection.use((rows) => rows.insert([newRequest()]));
    connection.close();
    const copy = `${file}.copy`;
    writeFileSync(copy, readFileSync(file));
    connection.use((rows) => rows.insert([newRequest(), newRequest()]));
    renameSync(file, `${file}.moved`);
    renameSync(copy, file);
    connection.use((rows) => rows.insert([newRequest()]));
    expect(rowsOf(file)).toHaveLength(2);
    expect(rowsOf(`${file}.moved`)).toHaveLength(3);
    connection.close();
  });
});

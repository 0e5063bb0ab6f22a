import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { encrypt } from '#desk/backup/encryption.ts';
import { backUpIfDue } from '#desk/backup/make.ts';
import { restore } from '#desk/backup/restore.ts';
import { openSqliteStore } from '#desk/store/sqlite/store.ts';
import { newRequest, rowsOf } from '../a-desk.ts';
import { printed } from '../cli/printed.ts';
import { changed, makePractice, passphrase } from './a-practice.ts';
import { ownFile } from '../folder.ts';

let practice: Awaited<ReturnType<typeof makePractice>>;
let backup: string;
let names = 0;

beforeAll(async () => {
  practice = await makePractice();
  const made = await backUpIfDue(practice.order, new Date('2026-11-20T02:30:00Z'));
  if (made.kind !== 'made') throw new Error('not made');
  backup = made.target;
});
afterAll(() => practice.close());

const newName = () => join(practice.folder, `again-${(names += 1)}.sqlite`);

/** Nothing may be left that looks like a requests file. */
async function refused(source: string, words: string | RegExp, key = passphrase): Promise<void> {
  const target = newName();
  await expect(restore(source, target, key)).rejects.toThrow(words);
  expect(readdirSync(practice.folder).filter((name) => target.endsWith(name.slice(0, 14)))).toEqual([]);
}

describe('npm run requests -- --restore', () => {
  const run = (...args: string[]) =>
    printed(args, { file: practice.file, now: new Date(), env: { BACKUP_KEY: passphrase } });

  test('makes a private file that the desk goes on with', async () => {
    const target = newName();
    const text = await run('--restore', backup, target);
    expect(text).toContain(`3 requests put back into ${target}.`);
    expect(text).toContain('delete it again');
    expect(statSync(target).mode & 0o777).toBe(0o600);
    expect(readdirSync(practice.folder).filter((name) => name.endsWith('.part'))).toEqual([]);

    const store = openSqliteStore(target, { repeatSeconds: 0, announce: false }, () => {});
    await store.keep(newRequest());
    await store.close();
    expect(rowsOf(target).map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  });

  test('overwrites nothing: neither the requests file nor a log beside a missing one', async () => {
    await expect(run('--restore', backup)).rejects.toThrow(`${practice.file} is there already`);
    expect(rowsOf(practice.file)).toHaveLength(3);
    const target = newName();
    writeFileSync(`${target}-wal`, 'of another file');
    await expect(run('--restore', backup, target)).rejects.toThrow(`${target}-wal is there already`);
    expect(existsSync(target)).toBe(false);
  });

  test('asks for the key', async () => {
    await expect(
      printed(['--restore', backup], { file: 'nowhere', now: new Date(), env: {} }),
    ).rejects.toThrow('set BACKUP_KEY');
  });
});

describe('what cannot be put back', () => {
  test('a wrong key is told from a damaged file', () =>
    refused(backup, /BACKUP_KEY is not the key/, 'correct horse battery stable'));

  test.each([
    ['one bit of the content', (bytes: Buffer) => flip(bytes, 5000)],
    ['one bit of the tag at the end', (bytes: Buffer) => flip(bytes, bytes.length - 1)],
    ['a byte too few', (bytes: Buffer) => bytes.subarray(0, -1)],
    ['the second half is missing', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    ['a byte too many', (bytes: Buffer) => Buffer.concat([bytes, Buffer.of(0)])],
    ['hardly anything is there', (bytes: Buffer) => bytes.subarray(0, 30)],
    ['a cost that would take all memory', (bytes: Buffer) => withCost(bytes, '30')],
    ['a cost that is none', (bytes: Buffer) => withCost(bytes, '00')],
  ])('%s: damaged', (_, change) => refused(changed(backup, change), /is damaged or not whole/));

  test.each([
    ['the salt', (bytes: Buffer) => set(bytes, MARK.length, bytes[MARK.length] === 65 ? 66 : 65)],
    ['the cost', (bytes: Buffer) => withCost(bytes, '11')],
  ])('a change in %s: another key, or damaged', (_, change) =>
    refused(changed(backup, change), /or its beginning is damaged/),
  );

  test('another file is no backup, and a missing one cannot be read', async () => {
    await refused('package.json', 'package.json is not a backup of this desk.');
    await refused('nowhere', 'nowhere cannot be read.');
  });

  test('a well encrypted file that is no requests file', async () => {
    const source = join(practice.folder, 'other.backup');
    writeFileSync(source, await encrypt(Buffer.from('no database'.repeat(100)), passphrase, 10));
    await refused(source, /other\.backup is not a requests file/);
  });
});

const set = (bytes: Buffer, place: number, value: number) => Buffer.from(bytes).fill(value, place, place + 1);
const flip = (bytes: Buffer, place: number) => set(bytes, place, bytes[place]! ^ 1);

const MARK = 'age-encryption.org/v1\n-> scrypt ';
const COST_AT = `${MARK}${'s'.repeat(22)} `.length;
const withCost = (bytes: Buffer, cost: string) =>
  Buffer.concat([bytes.subarray(0, COST_AT), Buffer.from(cost), bytes.subarray(COST_AT + 2)]);

test('is a file that the command of age opens, and says so at its beginning', () =>
  expect(readFileSync(backup, 'latin1')).toMatch(/^age-encryption\.org\/v1\n-> scrypt [\w+/]{22} 10\n/));

test('whoever was signed in that day, and whoever had a link, is out', async () => {
  const store = openSqliteStore(practice.file, { repeatSeconds: 0, announce: false }, () => {});
  const sql = (...statements: string[]) => store.write(statements.map((one) => ({ sql: one, values: [] })));
  await sql(
    "INSERT INTO people (name, sign_in, password) VALUES ('Asha', 'asha', 'scrypt$')",
    "INSERT INTO people (name, sign_in, invitation, invited_until) VALUES ('Ravi', 'ravi', 'link', '2099')",
    "INSERT INTO sessions (token, person, created_at, seen_at) VALUES ('t', 1, '2026', '2026')",
    "INSERT INTO devices (token, person, used_at) VALUES ('d', 1, '2026')",
  );
  await store.close();
  const made = await backUpIfDue({ ...practice.order, folder: join(practice.folder, 'later') }, new Date());
  const target = newName();
  const source = made.kind === 'made' ? made.target : '';
  expect((await restore(source, target, passphrase)).people).toEqual(['Asha (front desk)']);
  using database = new DatabaseSync(target);
  const count = (what: string) => database.prepare(`SELECT count(*) AS n FROM ${what}`).get()?.n;
  expect(['sessions', 'devices', 'people WHERE invitation IS NOT NULL'].map(count)).toEqual([0, 0, 0]);
});

describe('a backup of the first format', () => {
  const first = ownFile('tests/backup/first-format.backup');

  test('is put back', async () => {
    const target = newName();
    expect(await restore(first, target, passphrase)).toEqual({ requests: 3, people: [] });
    expect(rowsOf(target).map(({ reference }) => reference)).toEqual([1, 2, 3].map((n) => `reference ${n}`));
  });

  test('with a wrong key, and damaged', async () => {
    await refused(first, /BACKUP_KEY is not the key/, 'correct horse battery stable');
    const at = (change: (bytes: Buffer) => Buffer) => changed(first, change, join(practice.folder, 'old'));
    await refused(
      at((bytes) => flip(bytes, 5000)),
      /is damaged or not whole/,
    );
    await refused(
      at((bytes) => set(bytes, 25, 40)),
      /is damaged or not whole/,
    );
    await refused(
      at((bytes) => set(bytes, 30, 14)),
      /or its beginning is damaged/,
    );
    await refused(
      at((bytes) => bytes.subarray(0, 30)),
      /is damaged or not whole/,
    );
  });
});

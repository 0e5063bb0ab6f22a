import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { encrypt } from '#desk/backup/encryption.ts';
import { restore } from '#desk/backup/restore.ts';
import { raw } from '#desk/store/database.ts';
import { newRequest, rowsOf } from '../test-desk.ts';
import { printed } from '../cli/printed.ts';
import { openInFile } from '../store/in-file.ts';
import { changed, makePractice, passphrase } from './backups.ts';

let practice: Awaited<ReturnType<typeof makePractice>>;
let backup: string;
let names = 0;

beforeAll(async () => {
  practice = await makePractice();
  backup = await practice.backUp(new Date('2026-11-20T02:30:00Z'));
});
afterAll(() => practice.close());

const newName = () => join(practice.folder, `again-${(names += 1)}.sqlite`);

const WRONG_KEY = 'correct horse battery stable';
const DAMAGED = /is damaged or incomplete/;
const NOT_THE_KEY = /BACKUP_KEY is not the key.* or its beginning is damaged/;

/** Leaves no file that looks like a requests file. */
async function refused(source: string, words: string | RegExp, key = passphrase): Promise<void> {
  const target = newName();
  await expect(restore(source, target, key)).rejects.toThrow(words);
  expect(readdirSync(practice.folder).filter((name) => target.endsWith(name.slice(0, 14)))).toEqual([]);
}

describe('npm run requests -- --restore', () => {
  const run = (...args: string[]) =>
    printed(args, { file: practice.file, now: new Date(), env: { BACKUP_KEY: passphrase } });

  test('writes a private file that the desk can use', async () => {
    const target = newName();
    const text = await run('--restore', backup, target);
    expect(text).toContain(`3 requests restored into ${target}.`);
    expect(text).toContain('delete it again');
    expect(statSync(target).mode & 0o777).toBe(0o600);
    expect(readdirSync(practice.folder).filter((name) => name.endsWith('.part'))).toEqual([]);
    await openInFile(target).store.add(newRequest());
    expect(rowsOf(target).map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  });

  test('overwrites neither the requests file nor a leftover log, and requires the key', async () => {
    await expect(run('--restore', backup)).rejects.toThrow(`${practice.file} exists already`);
    expect(rowsOf(practice.file)).toHaveLength(3);
    const target = newName();
    writeFileSync(`${target}-wal`, 'of another file');
    await expect(run('--restore', backup, target)).rejects.toThrow(`${target}-wal exists already`);
    expect(existsSync(target)).toBe(false);
    for (const [env, words] of [
      [{}, 'set BACKUP_KEY'],
      [{ BACKUP_KEY_FILE: 'nowhere' }, 'BACKUP_KEY_FILE, nowhere, cannot be read.'],
    ] as const) {
      const without = { file: 'nowhere', now: new Date(), env };
      await expect(printed(['--restore', backup], without)).rejects.toThrow(words);
    }
  });
});

const set = (bytes: Buffer, place: number, value: number) => Buffer.from(bytes).fill(value, place, place + 1);
const flip = (place: number) => (bytes: Buffer) =>
  set(bytes, place < 0 ? bytes.length + place : place, bytes.at(place)! ^ 1);
const shortened = (bytes: Buffer) => bytes.subarray(0, 30);

describe('cannot restore', () => {
  const MARK = 'age-encryption.org/v1\n-> scrypt ';
  const withCost = (cost: string) => (bytes: Buffer) => {
    const at = `${MARK}${'s'.repeat(22)} `.length;
    return Buffer.concat([bytes.subarray(0, at), Buffer.from(cost), bytes.subarray(at + 2)]);
  };
  const otherSalt = (bytes: Buffer) => set(bytes, MARK.length, bytes[MARK.length] === 65 ? 66 : 65);

  test.each<[string, (bytes: Buffer) => Buffer, RegExp, string?]>([
    ['a wrong key', (bytes) => bytes, NOT_THE_KEY, WRONG_KEY],
    ['one bit of the content', flip(5000), DAMAGED],
    ['one bit of the tag at the end', flip(-1), DAMAGED],
    ['the second half is missing', (bytes) => bytes.subarray(0, bytes.length / 2), DAMAGED],
    ['a byte too many', (bytes) => Buffer.concat([bytes, Buffer.of(0)]), DAMAGED],
    ['hardly anything is there', shortened, DAMAGED],
    ['a cost that would take all memory', withCost('30'), DAMAGED],
    ['a change in the salt', otherSalt, NOT_THE_KEY],
    ['a change in the cost', withCost('11'), NOT_THE_KEY],
  ])('%s', (_, change, words, key) => refused(changed(backup, change), words, key));

  test('another file, a missing file, or an encrypted file that is not a requests file', async () => {
    await refused('package.json', 'package.json is not a backup of this desk.');
    await refused('nowhere', 'nowhere cannot be read.');
    const source = join(practice.folder, 'other.backup');
    writeFileSync(source, await encrypt(Buffer.from('no database'.repeat(100)), passphrase, 10));
    await refused(source, /other\.backup is not a requests file/);
  });
});

test('a backup has the header of an age file', () =>
  expect(readFileSync(backup, 'latin1')).toMatch(/^age-encryption\.org\/v1\n-> scrypt [\w+/]{22} 10\n/));

test('a restore ends all sessions and invitations, and mails no receipt a second time', async () => {
  const statements = [
    "INSERT INTO people (name, sign_in, password) VALUES ('Asha', 'asha', 'scrypt$')",
    "INSERT INTO people (name, sign_in, invitation, invited_until) VALUES ('Ravi', 'ravi', 'link', '2099')",
    "INSERT INTO sessions (token, person, created_at, seen_at) VALUES ('t', 1, '2026', '2026')",
    "INSERT INTO devices (token, person, used_at) VALUES ('d', 1, '2026')",
    "INSERT INTO receipts (id, notify_at) VALUES (1, '2026')",
  ];
  await practice.store.write(statements.map((statement) => raw(statement)));
  const source = await practice.backUp(new Date(), { folder: join(practice.folder, 'later') });
  const target = newName();
  expect((await restore(source, target, passphrase)).people).toEqual(['Asha (front desk)']);
  using database = new DatabaseSync(target);
  const count = (what: string) => database.prepare(`SELECT count(*) AS n FROM ${what}`).get()?.n;
  const ended = ['sessions', 'devices', 'receipts', 'people WHERE invitation IS NOT NULL'];
  expect(ended.map(count)).toEqual([0, 0, 0, 0]);
});

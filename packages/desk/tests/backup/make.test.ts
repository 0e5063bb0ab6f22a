import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { backupName, backUpIfDue } from '#desk/backup/make.ts';
import { restore } from '#desk/backup/restore.ts';
import { newRequest, rowsOf } from '../test-desk.ts';
import { makePractice, passphrase } from './backups.ts';

let practice: Awaited<ReturnType<typeof makePractice>>;
beforeEach(async () => (practice = await makePractice()));
afterEach(() => practice.close());

const day = (number: number, time = '02:30:00') => new Date(`2026-11-${number}T${time}Z`);
const names = (...times: string[]) => times.map((time) => `requests-2026-11-${time}Z.backup`);

describe('a backup', () => {
  test('contains all stored requests, those in the write-ahead log too', async () => {
    expect(statSync(`${practice.file}-wal`).size).toBeGreaterThan(0);
    const target = join(practice.backups, names('20T023000')[0]!);
    expect(await backUpIfDue(practice.order, day(20))).toEqual({
      newest: day(20),
      made: { target, requests: 3 },
    });
    await practice.store.add(newRequest());
    const again = join(practice.folder, 'again.sqlite');
    expect((await restore(target, again, passphrase)).requests).toBe(3);
    expect(rowsOf(again)).toEqual(rowsOf(practice.file).slice(0, 3));
  });

  test('has mode 0600, is encrypted, and differs on every run', async () => {
    const target = await practice.backUp(day(20));
    expect(statSync(target).mode & 0o777).toBe(0o600);
    expect(statSync(practice.backups).mode & 0o777).toBe(0o700);
    const bytes = readFileSync(target);
    for (const words of ['Sunita', '9876543210', 'SQLite format', passphrase])
      expect(bytes.includes(words)).toBe(false);
    const other = readFileSync(await practice.backUp(day(21)));
    expect(other.subarray(80, 4000).equals(bytes.subarray(80, 4000))).toBe(false);
  });

  test('is due an hour after the newest', async () => {
    await practice.backUp(day(20));
    expect(await backUpIfDue(practice.order, day(20, '03:29:59'))).toEqual({ newest: day(20) });
    expect((await backUpIfDue(practice.order, day(20, '03:30:00'))).made).toBeDefined();
  });

  test('dated in the future does not block or replace new backups', async () => {
    await practice.backUp(new Date('2031-01-01T00:00:00Z'));
    await practice.backUp(day(20), { keep: 1 });
    expect(practice.files()).toEqual(names('20T023000'));
  });
});

describe('the folder of backups', () => {
  beforeEach(() => mkdirSync(practice.backups));

  test('keeps all of two days, then the last of each day, and foreign files', async () => {
    writeFileSync(join(practice.backups, 'a-letter.txt'), 'mine');
    const hours = Array.from(
      { length: 5 * 24 },
      (_, hour) => day(10, '00:00:00').getTime() + hour * 3_600_000,
    );
    for (const hour of hours) writeFileSync(join(practice.backups, backupName(new Date(hour))), '');
    await practice.backUp(day(15, '00:00:00'));
    const kept = practice.files();
    expect(kept).toHaveLength(49);
    expect(kept.slice(0, 3)).toEqual(['a-letter.txt', ...names('13T010000', '13T020000')]);
    await practice.backUp(day(18, '00:00:00'), { keep: 30 });
    const daily = ['14T230000', '15T000000', '18T000000'];
    expect(practice.files()).toEqual(['a-letter.txt', ...names('13T230000', ...daily)]);
    await practice.backUp(day(20, '12:00:00'));
    expect(practice.files()).toEqual(['a-letter.txt', ...names('15T000000', '18T000000', '20T120000')]);
  });

  test('removes abandoned partial files, and keeps those that another desk is writing', async () => {
    const [old = '', fresh = ''] = ['0badcafe', '600dcafe'].map((mark) =>
      join(practice.backups, `requests-2026-11-19T023000Z.backup.${mark}.part`),
    );
    for (const part of [old, fresh]) writeFileSync(part, 'half');
    utimesSync(old, day(19), day(19));
    await practice.backUp(new Date());
    expect([existsSync(old), existsSync(fresh)]).toEqual([false, true]);
  });
});

describe('an error', () => {
  test('reports a damaged requests file, and keeps the good backup', async () => {
    await practice.backUp(day(20), { keep: 1 });
    await practice.store.close();
    const bytes = readFileSync(practice.file);
    writeFileSync(practice.file, bytes.fill(7, 4096, bytes.length));
    await expect(practice.backUp(day(21), { keep: 1 })).rejects.toThrow(`${practice.file} is damaged`);
    expect(practice.files()).toEqual(names('20T023000'));
  });

  test('reports a path that is not a folder, and a missing requests file', async () => {
    writeFileSync(practice.backups, 'a file');
    await expect(practice.backUp(day(20))).rejects.toThrow(practice.backups);
    const elsewhere = { folder: join(practice.folder, 'b'), requestsFile: 'nowhere' };
    await expect(practice.backUp(day(20), elsewhere)).rejects.toThrow('There is no requests file at nowhere');
  });

  test.skipIf(process.getuid?.() === 0)('reports a folder that belongs to another user', async () => {
    mkdirSync(practice.backups, { mode: 0o500 });
    await expect(practice.backUp(day(20))).rejects.toThrow('may not change');
    chmodSync(practice.backups, 0o700);
  });
});

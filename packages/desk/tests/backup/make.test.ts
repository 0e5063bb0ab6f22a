import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { backupName, backUpIfDue } from '#desk/backup/make.ts';
import { restore } from '#desk/backup/restore.ts';
import { newRequest, rowsOf } from '../a-desk.ts';
import { makePractice, passphrase } from './a-practice.ts';

let practice: Awaited<ReturnType<typeof makePractice>>;
beforeEach(async () => (practice = await makePractice()));
afterEach(() => practice.close());

const day = (number: number, time = '02:30:00') => new Date(`2026-11-${number}T${time}Z`);
const names = (...times: string[]) => times.map((time) => `requests-2026-11-${time}Z.backup`);

describe('a backup', () => {
  test('holds all that was kept until that moment, also what is still in the log', async () => {
    expect(statSync(`${practice.file}-wal`).size).toBeGreaterThan(0);
    const target = join(practice.backups, names('20T023000')[0]!);
    expect(await backUpIfDue(practice.order, day(20))).toEqual({ kind: 'made', target, requests: 3 });
    await practice.store.keep(newRequest());
    const again = join(practice.folder, 'again.sqlite');
    expect((await restore(target, again, passphrase)).requests).toBe(3);
    expect(rowsOf(again)).toEqual(rowsOf(practice.file).slice(0, 3));
  });

  test('is private, nothing can be read in it, and it is other bytes each time', async () => {
    const target = await practice.backUp(day(20));
    expect(statSync(target).mode & 0o777).toBe(0o600);
    expect(statSync(practice.backups).mode & 0o777).toBe(0o700);
    const bytes = readFileSync(target);
    for (const words of ['Sunita', '9876543210', 'SQLite format', passphrase])
      expect(bytes.includes(words)).toBe(false);
    const other = readFileSync(await practice.backUp(day(21)));
    expect(other.subarray(80, 4000).equals(bytes.subarray(80, 4000))).toBe(false);
  });

  test('is due an hour after the last, whoever made that', async () => {
    await practice.backUp(day(20));
    const notDue = { kind: 'not due', newest: day(20) };
    expect(await backUpIfDue(practice.order, day(20, '03:29:59'))).toEqual(notDue);
    expect((await backUpIfDue(practice.order, day(20, '03:30:00'))).kind).toBe('made');
  });

  test('that a clock has named for the year 2031 neither stops the others nor pushes them out', async () => {
    await practice.backUp(new Date('2031-01-01T00:00:00Z'));
    await practice.backUp(day(20), { keep: 1 });
    expect(practice.kept()).toEqual(names('20T023000'));
  });
});

describe('the folder', () => {
  beforeEach(() => mkdirSync(practice.backups));

  test('keeps those of two days, before that the last of so many days, and what is not ours', async () => {
    writeFileSync(join(practice.backups, 'a-letter.txt'), 'mine');
    const hours = Array.from(
      { length: 5 * 24 },
      (_, hour) => day(10, '00:00:00').getTime() + hour * 3_600_000,
    );
    for (const hour of hours) writeFileSync(join(practice.backups, backupName(new Date(hour))), '');
    await practice.backUp(day(15, '00:00:00'));
    const kept = practice.kept();
    expect(kept).toHaveLength(49);
    expect(kept.slice(0, 3)).toEqual(['a-letter.txt', ...names('13T010000', '13T020000')]);
    await practice.backUp(day(18, '00:00:00'), { keep: 30 });
    const daily = ['14T230000', '15T000000', '18T000000'];
    expect(practice.kept()).toEqual(['a-letter.txt', ...names('13T230000', ...daily)]);
    await practice.backUp(day(20, '12:00:00'));
    expect(practice.kept()).toEqual(['a-letter.txt', ...names('15T000000', '18T000000', '20T120000')]);
  });

  test('is cleared of what was broken off long ago, and not of what another desk is writing', async () => {
    const [old = '', fresh = ''] = ['0badcafe', '600dcafe'].map((mark) =>
      join(practice.backups, `requests-2026-11-19T023000Z.backup.${mark}.part`),
    );
    for (const part of [old, fresh]) writeFileSync(part, 'half');
    utimesSync(old, day(19), day(19));
    await practice.backUp(new Date());
    expect([existsSync(old), existsSync(fresh)]).toEqual([false, true]);
  });
});

describe('when it cannot be made', () => {
  test('a damaged requests file is said to be damaged, and pushes no good backup out', async () => {
    await practice.backUp(day(20), { keep: 1 });
    await practice.store.close();
    const bytes = readFileSync(practice.file);
    writeFileSync(practice.file, bytes.fill(7, 4096, bytes.length));
    await expect(practice.backUp(day(21), { keep: 1 })).rejects.toThrow(`${practice.file} is damaged`);
    expect(practice.kept()).toEqual(names('20T023000'));
  });

  test('a place that is no folder, and a requests file that is not there, are said', async () => {
    writeFileSync(practice.backups, 'a file');
    await expect(practice.backUp(day(20))).rejects.toThrow(practice.backups);
    const elsewhere = { folder: join(practice.folder, 'b'), requestsFile: 'nowhere' };
    await expect(practice.backUp(day(20), elsewhere)).rejects.toThrow('There is no requests file at nowhere');
  });

  test.skipIf(process.getuid?.() === 0)('a folder of somebody else is said to be', async () => {
    mkdirSync(practice.backups, { mode: 0o500 });
    await expect(practice.backUp(day(20))).rejects.toThrow('may not change');
    chmodSync(practice.backups, 0o700);
  });
});

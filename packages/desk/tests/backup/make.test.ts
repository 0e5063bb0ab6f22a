import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { backupName } from '#desk/backup/folder.ts';
import { backUpIfDue } from '#desk/backup/make.ts';
import { restore } from '#desk/backup/restore.ts';
import { newRequest, rowsOf } from '../a-desk.ts';
import { makePractice, passphrase } from './a-practice.ts';

let practice: Awaited<ReturnType<typeof makePractice>>;
beforeEach(async () => (practice = await makePractice()));
afterEach(() => practice.close());

const day = (number: number, time = '02:30:00') => new Date(`2026-11-${number}T${time}Z`);

describe('a backup', () => {
  test('holds all that was kept until that moment, also what is still in the log', async () => {
    expect(statSync(`${practice.file}-wal`).size).toBeGreaterThan(0);
    const made = await backUpIfDue(practice.order, day(20));
    const target = join(practice.backups, 'requests-2026-11-20T023000Z.backup');
    expect(made).toEqual({ kind: 'made', target, requests: 3 });
    await practice.store.keep(newRequest());
    const again = join(practice.folder, 'again.sqlite');
    expect((await restore(target, again, passphrase)).requests).toBe(3);
    expect(rowsOf(again)).toEqual(rowsOf(practice.file).slice(0, 3));
  });

  test('is private, and nothing can be read in it', async () => {
    const made = await backUpIfDue(practice.order, day(20));
    if (made.kind !== 'made') throw new Error('not made');
    expect(statSync(made.target).mode & 0o777).toBe(0o600);
    expect(statSync(practice.backups).mode & 0o777).toBe(0o700);
    const bytes = readFileSync(made.target);
    for (const words of ['Sunita', '9876543210', 'SQLite format', passphrase])
      expect(bytes.includes(words)).toBe(false);
  });

  test('of the same requests is other bytes each time', async () => {
    const first = await backUpIfDue(practice.order, day(20));
    const second = await backUpIfDue(practice.order, day(21));
    if (first.kind !== 'made' || second.kind !== 'made') throw new Error('not made');
    const bodies = [first, second].map(({ target }) => readFileSync(target).subarray(80, 4000));
    expect(bodies[0]!.equals(bodies[1]!)).toBe(false);
  });

  test('is due an hour after the last, whoever made that', async () => {
    await backUpIfDue(practice.order, day(20));
    expect(await backUpIfDue(practice.order, day(20, '03:29:59'))).toEqual({
      kind: 'not due',
      newest: day(20),
    });
    expect((await backUpIfDue(practice.order, day(20, '03:30:00'))).kind).toBe('made');
  });

  test('that a clock has named for the year 2031 neither stops the others nor pushes them out', async () => {
    await backUpIfDue(practice.order, new Date('2031-01-01T00:00:00Z'));
    const made = await backUpIfDue({ ...practice.order, keep: 1 }, day(20));
    expect(made.kind).toBe('made');
    expect(practice.kept()).toEqual(['requests-2026-11-20T023000Z.backup']);
  });
});

describe('the folder', () => {
  test('keeps those of two days, and before that the last of each day', async () => {
    mkdirSync(practice.backups);
    const hours = Array.from(
      { length: 5 * 24 },
      (_, hour) => new Date(day(10, '00:00:00').getTime() + hour * 3_600_000),
    );
    for (const hour of hours) writeFileSync(join(practice.backups, backupName(hour)), '');
    await backUpIfDue(practice.order, day(15, '00:00:00'));
    const kept = practice.kept();
    expect(kept).toHaveLength(48);
    expect(kept.slice(0, 2)).toEqual(
      ['13T010000Z', '13T020000Z'].map((time) => `requests-2026-11-${time}.backup`),
    );
    await backUpIfDue({ ...practice.order, keep: 30 }, day(18, '00:00:00'));
    expect(practice.kept()).toEqual(
      ['13T230000Z', '14T230000Z', '15T000000Z', '18T000000Z'].map(
        (time) => `requests-2026-11-${time}.backup`,
      ),
    );
  });

  test('keeps one of as many days as it is told, and what is not ours', async () => {
    mkdirSync(practice.backups);
    writeFileSync(join(practice.backups, 'a-letter.txt'), 'mine');
    for (const number of [10, 11, 12, 13, 14]) await backUpIfDue(practice.order, day(number));
    expect(practice.kept()).toEqual([
      'a-letter.txt',
      ...[12, 13, 14].map((number) => `requests-2026-11-${number}T023000Z.backup`),
    ]);
  });

  test('is cleared of what was broken off long ago, and not of what another desk is writing', async () => {
    mkdirSync(practice.backups);
    const [old, fresh] = ['0badcafe', '600dcafe'].map((mark) =>
      join(practice.backups, `requests-2026-11-19T023000Z.backup.${mark}.part`),
    );
    for (const part of [old!, fresh!]) writeFileSync(part, 'half');
    utimesSync(old!, day(19), day(19));
    await backUpIfDue(practice.order, new Date());
    expect([existsSync(old!), existsSync(fresh!)]).toEqual([false, true]);
  });
});

describe('when it cannot be made', () => {
  test('a damaged requests file is said to be damaged, and pushes no good backup out', async () => {
    const order = { ...practice.order, keep: 1 };
    await backUpIfDue(order, day(20));
    await practice.store.close();
    const bytes = readFileSync(practice.file);
    writeFileSync(practice.file, bytes.fill(7, 4096, bytes.length));
    await expect(backUpIfDue(order, day(21))).rejects.toThrow(`${practice.file} is damaged`);
    expect(practice.kept()).toEqual(['requests-2026-11-20T023000Z.backup']);
  });

  test('a place that is no folder, and a requests file that is not there, are said', async () => {
    writeFileSync(practice.backups, 'a file');
    await expect(backUpIfDue(practice.order, day(20))).rejects.toThrow(practice.backups);
    const order = { ...practice.order, folder: join(practice.folder, 'b'), requestsFile: 'nowhere' };
    await expect(backUpIfDue(order, day(20))).rejects.toThrow('There is no requests file at nowhere');
  });

  test.skipIf(process.getuid?.() === 0)('a folder of somebody else is said to be', async () => {
    mkdirSync(practice.backups, { mode: 0o500 });
    await expect(backUpIfDue(practice.order, day(20))).rejects.toThrow('may not change');
    chmodSync(practice.backups, 0o700);
  });
});

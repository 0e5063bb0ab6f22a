import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { backUpHourly } from '#desk/backup/hourly.ts';
import { backupName } from '#desk/backup/make.ts';
import { openDesk, until } from '../a-desk.ts';
import { makePractice, passphrase } from './a-practice.ts';

let practice: Awaited<ReturnType<typeof makePractice>>;
let said: string[];
beforeEach(async () => {
  practice = await makePractice();
  said = [];
});
afterEach(() => practice.close());

const hourly = (changes: Parameters<typeof backUpHourly>[2] = {}, order = practice.order) =>
  backUpHourly(order, (sentence) => void said.push(sentence), { firstPause: 10, ...changes });

const HOUR_MS = 3_600_000;

test('one an hour is made and said, however often it is looked; it is put back for a trial, of which nothing is left', async () => {
  vi.stubEnv('TMPDIR', practice.folder);
  onTestFinished(() => void vi.unstubAllEnvs());
  const first = hourly();
  expect(first.drilledAt()).toBeUndefined();
  first.wake();
  await until(() => said.length === 1);
  first.wake();
  await first.stop();
  expect(first.drilledAt()).toBeDefined();
  expect(readdirSync(practice.folder).filter((name) => name.startsWith('restore-'))).toEqual([]);
  const second = hourly();
  second.wake();
  await new Promise((resolve) => setTimeout(resolve, 300));
  await second.stop();
  expect(practice.kept()).toHaveLength(1);
  expect(said).toEqual([
    `A backup was written and read again (3 requests, ${join(practice.backups, practice.kept()[0]!)}).`,
  ]);
});

test('one that fails is said, tried again, and well afterwards', async () => {
  writeFileSync(practice.backups, 'a file where the folder should be');
  const backups = hourly();
  expect(backups.trouble()).toBeUndefined();
  backups.wake();
  await until(() => said.length >= 2);
  expect(backups.trouble()).toMatch(/^The backup failed: .*backups/);
  rmSync(practice.backups);
  await until(() => backups.trouble() === undefined);
  await backups.stop();
  expect(practice.kept()).toHaveLength(1);
});

test('one that cannot be put back is said, to monitors too, although it was made', async () => {
  const newest = await practice.backUp(new Date());
  const bytes = readFileSync(newest);
  writeFileSync(newest, bytes.fill(7, bytes.length - 100));
  const backup = { folder: practice.backups, key: { passphrase }, keep: 3 };
  const desk = await openDesk({ backup });
  await until(() => desk.said.some((words) => words.includes(`The backup failed: ${newest} is damaged`)));
  const answer = await desk.get('/health');
  await desk.close();
  expect(answer.status).toBe(503);
  expect((await answer.json()).troubles).toEqual([
    'The last backup failed, or could not be put back for a trial; the log says why.',
  ]);
});

test('it ends with the desk, in the middle of a backup too', async () => {
  const backups = backUpHourly({ ...practice.order, cost: 18 }, (sentence) => void said.push(sentence));
  backups.wake();
  await until(() => existsSync(practice.backups));
  await backups.stop();
  expect(said).toEqual([]);
  expect(practice.kept()).toEqual([]);
});

test('a FIFO in the place of the newest backup is refused, and does not hold up the others', async () => {
  mkdirSync(practice.backups);
  const fifo = join(practice.backups, backupName(new Date()));
  execFileSync('mkfifo', [fifo]);
  const backups = hourly();
  backups.wake();
  await until(() => said.length > 0);
  expect(backups.trouble()).toBe(`The backup failed: ${fifo} is not a file.`);
  rmSync(fifo);
  await until(() => backups.trouble() === undefined);
  await backups.stop();
  expect(practice.kept()).toHaveLength(1);
});

describe('a backup that hangs', () => {
  let hanging: typeof practice.order;
  beforeEach(() => {
    hanging = { ...practice.order, requestsFile: join(practice.folder, 'fifo') };
    execFileSync('mkfifo', [hanging.requestsFile]);
  });

  test('is ended after its time limit, and logged', async () => {
    const backups = hourly({ within: 300 }, hanging);
    backups.wake();
    await until(() => said.length >= 2);
    await backups.stop();
    expect(backups.trouble()).toBe(
      'The backup failed: It was ended because it took longer than 0.005 minutes.',
    );
  });

  test('counts as too old three hours after the start, although nothing has failed yet', async () => {
    let time = 0;
    const backups = hourly({ clock: () => time }, hanging);
    backups.wake();
    time = 3 * HOUR_MS;
    expect(backups.isTooOld()).toBe(false);
    time += 1;
    expect([backups.isTooOld(), backups.trouble()]).toEqual([true, undefined]);
    await backups.stop();
    expect(said).toEqual([]);
  });
});

test('the age of a backup counts from when it was made, also by another process, and a new backup resets it', async () => {
  let time = 0;
  await practice.backUp(new Date(Date.now() - HOUR_MS / 2));
  const backups = hourly({ clock: () => time });
  backups.wake();
  await until(() => backups.drilledAt() !== undefined);
  time = 2.4 * HOUR_MS;
  expect(backups.isTooOld()).toBe(false);
  time = 2.6 * HOUR_MS;
  expect(backups.isTooOld()).toBe(true);
  await backups.stop();
  for (const name of practice.kept()) rmSync(join(practice.backups, name));
  const again = hourly({ clock: () => time });
  time = 6 * HOUR_MS;
  expect(again.isTooOld()).toBe(true);
  again.wake();
  await until(() => said.length === 1);
  await until(() => !again.isTooOld());
  await again.stop();
});

test('/health is 503 when no backup was verified for three hours, whatever else is well', async () => {
  const backup = { folder: practice.backups, key: { passphrase }, keep: 3 };
  const desk = await openDesk({ backup });
  onTestFinished(() => desk.close());
  await until(() => desk.said.some((words) => words.includes('A backup was written')));
  expect((await desk.get('/health')).status).toBe(200);
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + 3 * HOUR_MS + 1);
  onTestFinished(() => void vi.restoreAllMocks());
  const answer = await desk.get('/health');
  expect(answer.status).toBe(503);
  expect((await answer.json()).troubles).toEqual([
    'The newest verified backup is more than three hours old.',
  ]);
});

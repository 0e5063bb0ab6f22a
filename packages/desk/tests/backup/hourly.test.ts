import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { HOUR_MS } from '@clinic/contract/dates.ts';
import { backUpHourly } from '#desk/backup/hourly.ts';
import { backupName } from '#desk/backup/make.ts';
import { openDesk, until } from '../test-desk.ts';
import { makePractice, passphrase } from './backups.ts';

let practice: Awaited<ReturnType<typeof makePractice>>;
let logged: string[];
beforeEach(async () => {
  practice = await makePractice();
  logged = [];
});
afterEach(() => practice.close());

const hourly = (changes: Parameters<typeof backUpHourly>[2] = {}, order = practice.order) =>
  backUpHourly(order, (message) => void logged.push(message), { firstPause: 10, ...changes });

test('makes and logs one backup an hour, and restores it as a test that leaves no files', async () => {
  vi.stubEnv('TMPDIR', practice.folder);
  onTestFinished(() => void vi.unstubAllEnvs());
  const first = hourly();
  expect(first.testRestoredAt()).toBeUndefined();
  first.run();
  await until(() => logged.length === 1);
  first.run();
  await first.stop();
  expect(first.testRestoredAt()).toBeDefined();
  expect(readdirSync(practice.folder).filter((name) => name.startsWith('restore-'))).toEqual([]);
  const second = hourly();
  second.run();
  await new Promise((resolve) => setTimeout(resolve, 300));
  await second.stop();
  expect(practice.files()).toHaveLength(1);
  expect(logged).toEqual([
    `A backup was written and verified (requests: 3, ${join(practice.backups, practice.files()[0]!)}).`,
  ]);
});

test('logs a failed backup, retries it, and recovers', async () => {
  writeFileSync(practice.backups, 'a file where the folder should be');
  const backups = hourly();
  expect(backups.error()).toBeUndefined();
  backups.run();
  await until(() => logged.length >= 2);
  expect(backups.error()).toMatch(/^The backup failed: .*backups/);
  rmSync(practice.backups);
  await until(() => backups.error() === undefined);
  await backups.stop();
  expect(practice.files()).toHaveLength(1);
});

test('reports a backup that cannot be restored, on /health too', async () => {
  const newest = await practice.backUp(new Date());
  const bytes = readFileSync(newest);
  writeFileSync(newest, bytes.fill(7, bytes.length - 100));
  const backup = { folder: practice.backups, key: { passphrase }, keep: 3 };
  const desk = await openDesk({ backup });
  await until(() => desk.logged.some((words) => words.includes(`The backup failed: ${newest} is damaged`)));
  const response = await desk.get('/health');
  await desk.close();
  expect(response.status).toBe(503);
  expect((await response.json()).problems).toEqual([
    'The last backup failed, or its test restore did; the log says why.',
  ]);
});

test('stops during a backup', async () => {
  const backups = backUpHourly({ ...practice.order, cost: 18 }, (message) => void logged.push(message));
  backups.run();
  await until(() => existsSync(practice.backups));
  await backups.stop();
  expect(logged).toEqual([]);
  expect(practice.files()).toEqual([]);
});

test('refuses a FIFO named like a backup, and continues once it is gone', async () => {
  mkdirSync(practice.backups);
  const fifo = join(practice.backups, backupName(new Date()));
  execFileSync('mkfifo', [fifo]);
  const backups = hourly();
  backups.run();
  await until(() => logged.length > 0);
  expect(backups.error()).toBe(`The backup failed: ${fifo} is not a file.`);
  rmSync(fifo);
  await until(() => backups.error() === undefined);
  await backups.stop();
  expect(practice.files()).toHaveLength(1);
});

describe('a backup that hangs', () => {
  let hanging: typeof practice.order;
  beforeEach(() => {
    hanging = { ...practice.order, requestsFile: join(practice.folder, 'fifo') };
    execFileSync('mkfifo', [hanging.requestsFile]);
  });

  test('is ended after the timeout, and logged', async () => {
    const backups = hourly({ timeout: 300 }, hanging);
    backups.run();
    await until(() => logged.length >= 2);
    await backups.stop();
    expect(backups.error()).toBe(
      'The backup failed: It was ended because it took longer than 0.005 minutes.',
    );
  });

  test('counts as too old three hours after the start, before any failure', async () => {
    let time = 0;
    const backups = hourly({ clock: () => time }, hanging);
    backups.run();
    time = 3 * HOUR_MS;
    expect(backups.isTooOld()).toBe(false);
    time += 1;
    expect([backups.isTooOld(), backups.error()]).toEqual([true, undefined]);
    await backups.stop();
    expect(logged).toEqual([]);
  });
});

test('counts the age from the time of the newest backup, whichever process made it', async () => {
  let time = 0;
  await practice.backUp(new Date(Date.now() - HOUR_MS / 2));
  const backups = hourly({ clock: () => time });
  backups.run();
  await until(() => backups.testRestoredAt() !== undefined);
  time = 2.4 * HOUR_MS;
  expect(backups.isTooOld()).toBe(false);
  time = 2.6 * HOUR_MS;
  expect(backups.isTooOld()).toBe(true);
  await backups.stop();
  for (const name of practice.files()) rmSync(join(practice.backups, name));
  const again = hourly({ clock: () => time });
  time = 6 * HOUR_MS;
  expect(again.isTooOld()).toBe(true);
  again.run();
  await until(() => logged.length === 1);
  await until(() => !again.isTooOld());
  await again.stop();
});

test('/health responses 503 when no backup was verified for three hours', async () => {
  const backup = { folder: practice.backups, key: { passphrase }, keep: 3 };
  const desk = await openDesk({ backup });
  onTestFinished(() => desk.close());
  await until(() => desk.logged.some((words) => words.includes('A backup was written')));
  expect((await desk.get('/health')).status).toBe(200);
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + 3 * HOUR_MS + 1);
  onTestFinished(() => void vi.restoreAllMocks());
  const response = await desk.get('/health');
  expect(response.status).toBe(503);
  expect((await response.json()).problems).toEqual([
    'The newest verified backup is more than three hours old.',
  ]);
});

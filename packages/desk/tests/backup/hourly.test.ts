import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { backUpHourly } from '#desk/backup/hourly.ts';
import { openDesk, until } from '../a-desk.ts';
import { makePractice, passphrase } from './a-practice.ts';

let practice: Awaited<ReturnType<typeof makePractice>>;
let said: string[];
beforeEach(async () => {
  practice = await makePractice();
  said = [];
});
afterEach(() => practice.close());

const hourly = () => backUpHourly(practice.order, (sentence) => void said.push(sentence), 10);

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

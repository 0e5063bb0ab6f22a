// A monitor asks now and then whether requests are kept and the practice is told of them.
import { closeSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { openSqliteStore } from '#desk/store/sqlite/store.ts';
import { paths } from '#forms/paths.ts';
import { longDate } from '#lib/dates.ts';
import { booking, keepIn, newRequest, openDesk, type TestDesk } from '../a-desk.ts';
import { folderOfTest } from '../folder.ts';
import { openReceiver } from '../a-receiver.ts';

vi.setConfig({ testTimeout: 30_000 });

let desk: TestDesk | undefined;
afterEach(() => desk?.close());

async function health() {
  const response = (await desk?.get('/health')) ?? new Response();
  return {
    status: response.status,
    cached: response.headers.get('cache-control'),
    ...(await response.json()),
  };
}

/** As if it had been so long before a monitor asks. */
function change(file: string, sql: string): void {
  using database = new DatabaseSync(file);
  database.exec(sql);
}

test('all is well: 200, with the time, and from no cache', async () => {
  desk = await openDesk();
  const { time, ...said } = await health();
  expect(said).toEqual({ status: 200, cached: 'no-store', ok: true, troubles: [] });
  expect(Math.abs(Date.now() - Date.parse(time))).toBeLessThan(60_000);
});

test('requests that cannot be kept: 503, with what is wrong', async () => {
  desk = await openDesk();
  const other = new DatabaseSync(desk.file);
  other.exec('BEGIN EXCLUSIVE');
  const { status, ok, troubles } = await health();
  other.exec('ROLLBACK');
  other.close();
  expect({ status, ok }).toEqual({ status: 503, ok: false });
  expect(troubles).toEqual(['Requests cannot be kept: another program holds their file.']);
});

test('a damaged file: pages are sent, requests are refused, and it is said what to do', async () => {
  const site = folderOfTest();
  const file = join(site, 'requests.sqlite');
  keepIn(
    file,
    Array.from({ length: 200 }, () => newRequest()),
  );
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.fill(0xff, 8192, 8192 + 6 * 4096));
  desk = await openDesk({ requestsFile: file });
  expect((await desk.get('/')).status).toBe(200);
  expect((await desk.post(paths.booking, booking)).status).toBe(503);
  expect(await health()).toMatchObject({ status: 503, troubles: ['Requests cannot be kept.'] });
  expect(desk.said.join()).toContain('is damaged, so no request is kept. Stop the site, move the file away');
  expect(readFileSync(file).equals(bytes)).toBe(true);
});

test('damage that comes while the desk runs is found by the daily look, and nothing is written after it', async () => {
  const file = join(folderOfTest(), 'requests.sqlite');
  const said: string[] = [];
  const store = openSqliteStore(file, { repeatSeconds: 0, announce: false }, (words) => said.push(words));
  onTestFinished(() => store.close());
  for (let n = 0; n < 200; n += 1) await store.keep(newRequest());
  await store.check();
  const other = new DatabaseSync(file);
  other.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  other.close();
  const handle = openSync(file, 'r+');
  writeSync(handle, Buffer.alloc(6 * 4096, 0xff), 0, 6 * 4096, 8192);
  closeSync(handle);
  await expect(store.check()).rejects.toThrow('not kept');
  await expect(store.keep(newRequest())).rejects.toThrow('not kept');
  expect(said.join()).toContain('is damaged');
});

test('a webhook that has taken nothing for a while: 503, and nothing of the patient', async () => {
  const receiver = await openReceiver();
  receiver.statuses.push(...Array<number>(50).fill(500));
  desk = await openDesk({ webhook: receiver.webhook });
  expect((await desk.post(paths.booking, booking)).status).toBe(201);
  await vi.waitUntil(() => receiver.tries.length > 0, 10_000);
  change(desk.file, 'UPDATE requests SET notify_attempts = 20');
  const answer = await health();
  await receiver.close();
  expect(answer).toMatchObject({
    status: 503,
    troubles: ['The webhook has not taken a request for some minutes.'],
  });
  expect(JSON.stringify(answer)).not.toContain(booking.mobile);
});

test('a clock that is far off refuses every day, and that is said once', async () => {
  desk = await openDesk();
  for (let times = 0; times < 5; times += 1) {
    const wrongDay = { ...booking, appointmentDate: longDate('2031-05-06') };
    expect((await desk.post(paths.booking, wrongDay)).status).toBe(422);
  }
  expect(
    desk.said.filter((sentence) => sentence.includes('If the clock of this computer is wrong')),
  ).toHaveLength(1);
});

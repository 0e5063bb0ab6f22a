// A monitor asks now and then whether requests are kept and the practice is told of them.
import { closeSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { heartbeat } from '#desk/notify/heartbeat.ts';
import { openSqliteStore } from '#desk/store/sqlite/store.ts';
import { paths } from '#forms/paths.ts';
import { longDate } from '#lib/dates.ts';
import { booking, keepIn, newRequest, openDesk, until, type TestDesk } from '../a-desk.ts';
import { folderOfTest } from '../folder.ts';
import { openReceiver } from '../a-receiver.ts';

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

test('a file that another program holds: 503 with the time to try again, pages are sent, and well again afterwards', async () => {
  desk = await openDesk();
  const other = new DatabaseSync(desk.file);
  other.exec('BEGIN EXCLUSIVE');
  const [{ status, ok, troubles }, refused, page] = await Promise.all([
    health(),
    desk.post(paths.booking, booking),
    desk.get('/'),
  ]);
  // One that opens meanwhile says what is wrong, and is there for pages.
  const late = await openDesk({ requestsFile: desk.file });
  expect([(await late.post(paths.booking, booking)).status, (await late.get('/')).status]).toEqual([
    503, 200,
  ]);
  expect(late.said.join()).toContain('is locked by another program');
  await late.close();
  other.exec('ROLLBACK');
  other.close();
  expect({ status, ok }).toEqual({ status: 503, ok: false });
  expect(troubles).toEqual(['Requests cannot be kept: another program holds their file.']);
  expect([refused.status, refused.headers.get('retry-after'), page.status]).toEqual([503, '5', 200]);
  expect((await desk.post(paths.booking, booking)).status).toBe(201);
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
  await until(() => receiver.tries.length > 0);
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

test('while all is well an address elsewhere is called, not while something is wrong, and again afterwards', async () => {
  const listener = await openReceiver();
  // It is sent nothing, which the webhook's receiver would read.
  listener.statuses.push(...Array<number>(50).fill(404));
  const { address } = listener.webhook;
  desk = await openDesk({ heartbeat: address });
  await until(() => listener.tries.length === 1);
  expect(listener.tries[0]).toMatchObject({ text: '' });
  const callsThen: number[] = [];
  const check = async () => {
    callsThen.push(listener.tries.length);
    return callsThen.length <= 3 ? ['The mail about new requests cannot be sent.'] : [];
  };
  const beat = heartbeat(address, check, 1);
  beat.wake();
  await until(() => listener.tries.length > 2);
  await beat.stop();
  await listener.close();
  expect(callsThen.slice(0, 5)).toEqual([1, 1, 1, 1, 2]);
});

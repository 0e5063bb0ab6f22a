// /health, the heartbeat, and what they report while the store or a notification fails.
import { closeSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { heartbeat } from '#desk/notify/heartbeat.ts';
import { openSqliteStore } from '#desk/store/sqlite/store.ts';
import { paths } from '@clinic/contract/paths.ts';
import { longDate } from '@clinic/contract/dates.ts';
import { booking, addRequests, newRequest, openDesk, until, type TestDesk } from '../test-desk.ts';
import { folderOfTest } from '../folder.ts';
import { openReceiver } from '../webhook-receiver.ts';

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

function change(file: string, sql: string): void {
  using database = new DatabaseSync(file);
  database.exec(sql);
}

test('responds 200 with the time, and no-store, while all is well', async () => {
  desk = await openDesk();
  const { time, ...logged } = await health();
  expect(logged).toEqual({ status: 200, cached: 'no-store', ok: true, problems: [] });
  expect(Math.abs(Date.now() - Date.parse(time))).toBeLessThan(60_000);
});

test('responds 503 while another program has locked the file, still serves pages, and recovers', async () => {
  desk = await openDesk();
  const other = new DatabaseSync(desk.file);
  other.exec('BEGIN EXCLUSIVE');
  const [{ status, ok, problems }, refused, page] = await Promise.all([
    health(),
    desk.post(paths.booking, booking),
    desk.get('/'),
  ]);
  // A desk that starts meanwhile logs the reason and serves pages.
  const late = await openDesk({ requestsFile: desk.file });
  expect([(await late.post(paths.booking, booking)).status, (await late.get('/')).status]).toEqual([
    503, 200,
  ]);
  expect(late.logged.join()).toContain('is locked by another program');
  await late.close();
  other.exec('ROLLBACK');
  other.close();
  expect({ status, ok }).toEqual({ status: 503, ok: false });
  expect(problems).toEqual(['Requests cannot be stored: another program has locked their file.']);
  expect([refused.status, refused.headers.get('retry-after'), page.status]).toEqual([503, '5', 200]);
  expect((await desk.post(paths.booking, booking)).status).toBe(201);
});

test('serves pages and refuses requests with a damaged file, and logs what to do', async () => {
  const site = folderOfTest();
  const file = join(site, 'requests.sqlite');
  addRequests(
    file,
    Array.from({ length: 200 }, () => newRequest()),
  );
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.fill(0xff, 8192, 8192 + 6 * 4096));
  desk = await openDesk({ requestsFile: file });
  expect((await desk.get('/')).status).toBe(200);
  expect((await desk.post(paths.booking, booking)).status).toBe(503);
  expect(await health()).toMatchObject({ status: 503, problems: ['Requests cannot be stored.'] });
  expect(desk.logged.join()).toContain(
    'is damaged, so no request is stored. Stop the site, move the file away',
  );
  expect(readFileSync(file).equals(bytes)).toBe(true);
});

test('finds later damage by the daily check, and writes nothing after it', async () => {
  const file = join(folderOfTest(), 'requests.sqlite');
  const logged: string[] = [];
  const store = openSqliteStore(file, { repeatSeconds: 0, notify: false }, (words) => logged.push(words));
  onTestFinished(() => store.close());
  for (let n = 0; n < 200; n += 1) await store.add(newRequest());
  await store.check();
  const other = new DatabaseSync(file);
  other.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  other.close();
  const handle = openSync(file, 'r+');
  writeSync(handle, Buffer.alloc(6 * 4096, 0xff), 0, 6 * 4096, 8192);
  closeSync(handle);
  await expect(store.check()).rejects.toThrow('not stored');
  await expect(store.add(newRequest())).rejects.toThrow('not stored');
  expect(logged.join()).toContain('is damaged');
});

test('responds with 503 and no patient data when the webhook has failed for a while', async () => {
  const receiver = await openReceiver();
  receiver.statuses.push(...Array<number>(50).fill(500));
  desk = await openDesk({ webhook: receiver.webhook });
  expect((await desk.post(paths.booking, booking)).status).toBe(201);
  await until(() => receiver.received.length > 0);
  change(desk.file, 'UPDATE requests SET notify_attempts = 20');
  const response = await health();
  await receiver.close();
  expect(response).toMatchObject({
    status: 503,
    problems: ['The webhook has not accepted a request for some minutes.'],
  });
  expect(JSON.stringify(response)).not.toContain(booking.mobile);
});

test('logs once that the clock may be wrong when every day is refused', async () => {
  desk = await openDesk();
  for (let times = 0; times < 5; times += 1) {
    const wrongDay = { ...booking, appointmentDate: longDate('2031-05-06') };
    expect((await desk.post(paths.booking, wrongDay)).status).toBe(422);
  }
  expect(
    desk.logged.filter((message) => message.includes('If the clock of this computer is wrong')),
  ).toHaveLength(1);
});

test('calls the heartbeat URL while all is well, stops during an error, and resumes', async () => {
  const listener = await openReceiver();
  // The receiver cannot parse the empty body of a heartbeat.
  listener.statuses.push(...Array<number>(50).fill(404));
  const { address } = listener.webhook;
  desk = await openDesk({ heartbeat: address });
  await until(() => listener.received.length === 1);
  expect(listener.received[0]).toMatchObject({ text: '' });
  const callsThen: number[] = [];
  const check = async () => {
    callsThen.push(listener.received.length);
    return callsThen.length <= 3 ? ['The mail about new requests cannot be sent.'] : [];
  };
  const beat = heartbeat(address, check, 1);
  beat.run();
  await until(() => listener.received.length > 2);
  await beat.stop();
  await listener.close();
  expect(callsThen.slice(0, 5)).toEqual([1, 1, 1, 1, 2]);
});

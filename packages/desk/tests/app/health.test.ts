// A monitor asks now and then whether requests are kept and the practice is told of them.
import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, test, vi } from 'vitest';
import { paths } from '#forms/paths.ts';
import { longDate } from '#lib/dates.ts';
import { booking, openDesk, type TestDesk } from '../a-desk.ts';
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
  const database = new DatabaseSync(file);
  database.exec(sql);
  database.close();
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

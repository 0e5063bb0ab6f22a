import { beforeEach, afterEach, describe, expect, test } from 'vitest';
import { createMailQueue } from '#desk/notify/mail-queue.ts';
import { createMail } from '#desk/notify/mail.ts';
import { hasPeople, invite } from '#desk/reception/queries/people.ts';
import { repeat } from '#desk/lib/repeat.ts';
import { sendBySmtp } from '#desk/node/smtp.ts';
import { readSettings } from '#desk/settings/settings.ts';
import type { Environment } from '#desk/settings/values.ts';
import { raw } from '#desk/store/database.ts';
import type { Store } from '#desk/store/store.ts';
import { paths } from '@clinic/contract/paths.ts';
import { booking, newRequest, openDesk, until } from '../test-desk.ts';
import { openMailServer } from '../mail-server.ts';
import { openReceiver } from '../webhook-receiver.ts';
import { describeInBoth } from '../store/both.ts';
import { openInFile } from '../store/in-file.ts';

let server: Awaited<ReturnType<typeof openMailServer>>;
let logged: string[];
beforeEach(async () => {
  server = await openMailServer();
  logged = [];
});
afterEach(() => server.close());

const settings = (env: Environment = {}) =>
  readSettings({
    SMTP_URL: `smtp://127.0.0.1:${server.port}`,
    MAIL_TO: 'desk@clinic.example, doctor@clinic.example',
    MAIL_FROM: 'website@clinic.example',
    SITE_URL: 'https://www.clinic.example/',
    ...env,
  }).mail!;

/** As in the desk, with shorter pauses. */
function createTask(
  store: Store,
  env: Environment = {},
  pauses: { interval?: number; firstPause?: number } = {},
) {
  const mail = settings(env);
  const options = {
    send: sendBySmtp(mail.server!),
    isDeskOpen: () => hasPeople(store),
    log: (message: string) => void logged.push(message),
    ...{ interval: 10, firstPause: 10, ...pauses },
  };
  return repeat(createMail(store, mail, options), { afterError: 10 });
}

const left = async (store: Store) =>
  (await store.read('SELECT count(*) AS left FROM requests WHERE mail IS NOT 0'))[0]?.left;

async function sent(store: Store, mail = createTask(store), rest = 0) {
  mail.run();
  await until(async () => (await left(store)) === rest);
  await mail.stop();
}

const subjects = () => server.accepted.map(({ text }) => /Subject: (.*)/.exec(text)?.[1]);

describe('a mail', () => {
  test('contains the number of requests and a link, and no patient data', async () => {
    const { store } = openInFile();
    await store.write(invite({ now: new Date() }, { name: 'Asha', role: 'manager', token: 'hash' }));
    await store.add(newRequest({ receivedAt: '2026-11-20T08:30:00.000Z' }));
    await sent(store);
    const [mail] = server.accepted;
    expect(server.accepted).toHaveLength(1);
    expect(mail?.from).toBe('website@clinic.example');
    expect(mail?.to).toEqual(['desk@clinic.example', 'doctor@clinic.example']);
    expect(mail?.text).toContain('Subject: A new request is waiting\n');
    expect(mail?.text).toContain('Auto-Submitted: auto-generated');
    expect(mail?.text).toContain('received on 20 Nov 2026, 14:00.');
    expect(mail?.text).toContain('https://www.clinic.example/desk\n');
    expect(mail?.text).not.toMatch(/Sunita|9876543210|Appointment/);
  });

  test('contains patient data with MAIL_DETAILS, in any script, for fifty requests at most', async () => {
    const { store } = openInFile();
    await store.add(newRequest({ payload: JSON.stringify({ ...booking, name: 'सुनीता शर्मा' }) }));
    for (let n = 1; n < 60; n += 1) await store.add(newRequest());
    await sent(store, createTask(store, { MAIL_DETAILS: 'yes' }));
    expect(server.accepted).toHaveLength(1);
    const { text } = server.accepted[0]!;
    expect(text.split('\n\n')[0]).not.toMatch(/सुनीता|9876543210/);
    expect(text).toContain('सुनीता शर्मा  ·  9876543210');
    expect(text).toContain('60 new requests are waiting');
    expect(text.match(/9876543210/g)).toHaveLength(50);
    expect(text).toContain('And 10 more.');
    // No person was added who could sign in.
    expect(text.replaceAll('=\n', '')).toContain('npm run requests -- --add-person "Name"');
    expect(text).not.toContain('/desk');
  });
});

describe('no mail is lost or sent twice', () => {
  describeInBoth((open) => {
    let store: Store;
    let again: () => Store;
    beforeEach(async () => ({ store, again } = await open()));

    test('after a server was down and rejected mail, one mail contains all requests; the failure is logged once', async () => {
      const { port } = server;
      await server.close();
      const mail = createTask(store);
      await store.add(newRequest());
      mail.run();
      await until(() => logged.length === 1);
      await store.add(newRequest());
      server = await openMailServer({}, port);
      server.responses.push(451, 554);
      await until(async () => (await left(store)) === 0);
      await mail.stop();
      expect(subjects()).toEqual(['2 new requests are waiting']);
      expect(logged).toHaveLength(2);
      expect(logged[0]).toMatch(/could not be sent \(ESOCKET ECONNREFUSED\); it will be retried/);
      expect(logged[1]).toBe('Mail is being sent again.');
    });

    test('a mail whose response was lost is sent again unchanged, and a new request separately', async () => {
      server.responses.push('take and vanish');
      await store.add(newRequest());
      const mail = createTask(store, {}, { firstPause: 300 });
      mail.run();
      await until(() => server.accepted.length === 1);
      await store.add(newRequest());
      await sent(store, mail);
      const [first, second, other] = server.ids();
      expect(subjects()).toEqual(Array(3).fill('A new request is waiting'));
      expect(second).toBe(first);
      expect(other).not.toBe(first);
    });

    test('two desks with one database send each mail once', async () => {
      const mails = [store, again()].map((own) => createTask(own, {}, { interval: 0 }));
      for (let n = 0; n < 20; n += 1) {
        await store.add(newRequest());
        for (const mail of mails) mail.run();
      }
      await until(async () => (await left(store)) === 0);
      for (const mail of mails) await mail.stop();
      const counts = subjects().map((subject) => /^\d+/.exec(subject ?? '')?.[0] ?? '1');
      expect(counts.reduce((sum, count) => sum + Number(count), 0)).toBe(20);
      expect(new Set(server.ids()).size).toBe(server.accepted.length);
    });

    test('a mail that a crashed desk had claimed is sent unchanged after the claim expires', async () => {
      await store.add(newRequest());
      const [now, soon] = [new Date(), new Date(Date.now() + 400)];
      const claimed = await createMailQueue(store).claim(now, now, soon);
      expect(await createMailQueue(again()).claim(now, now, soon)).toBeUndefined();
      await store.add(newRequest());
      await sent(store);
      expect(Date.now()).toBeGreaterThanOrEqual(soon.getTime());
      expect(subjects()).toEqual(Array(2).fill('A new request is waiting'));
      expect(server.ids()[0]).toContain(claimed?.id);
    });

    test('spam and requests that were handled or erased meanwhile are not mailed', async () => {
      await store.add(newRequest({ spam: true }));
      for (let n = 0; n < 3; n += 1) await store.add(newRequest());
      server.responses.push(451);
      const mail = createTask(store, {}, { firstPause: 500 });
      mail.run();
      await until(() => logged.length === 1);
      await store.write([
        raw("UPDATE requests SET handled_at = '2026-11-20' WHERE id = 2"),
        raw('DELETE FROM requests WHERE id = 3'),
      ]);
      await sent(store, mail);
      expect(subjects()).toEqual(['A new request is waiting']);
      await store.add(newRequest());
      await store.write([raw("UPDATE requests SET handled_at = '2026-11-20'")]);
      await sent(store);
      expect(server.attempts()).toBe(2);
    });

    test('a mail stored or postponed while the clock was ahead is still sent', async () => {
      await store.add(newRequest({ receivedAt: '2031-01-01T00:00:00.000Z' }));
      server.responses.push(451);
      const mail = createTask(store, {}, { firstPause: 60_000 });
      mail.run();
      await until(() => logged.length === 1);
      await mail.stop();
      await store.write([raw("UPDATE mail SET try_at = '2031-01-01T00:00:00.000Z'")]);
      await sent(store);
      expect(server.accepted).toHaveLength(1);
    });

    test('with MAIL_TIMES, a mail contains the requests before the last time only', async () => {
      const [hour, day] = [3_600_000, 86_400_000];
      for (const ago of [3 * hour, 2 * hour, 0])
        await store.add(newRequest({ receivedAt: new Date(Date.now() - ago).toISOString() }));
      const timeIn = (hours: number) =>
        new Date(Date.now() + (5.5 + hours) * hour + day).toISOString().slice(11, 16);
      await sent(store, createTask(store, { MAIL_TIMES: `${timeIn(-1)} ${timeIn(1)}` }), 1);
      expect(subjects()).toEqual(['2 new requests are waiting']);
    });
  });

  test('a full disk after sending does not cause a second mail', async () => {
    const { store } = openInFile();
    await store.add(newRequest());
    let full = false;
    const unlessFull: Store = {
      ...store,
      write: (statements) => (full ? Promise.reject(new Error('full')) : store.write(statements)),
    };
    const mail = createTask(unlessFull);
    const watching = setInterval(() => (full ||= server.attempts() > 0), 0);
    mail.run();
    await until(() => server.accepted.length === 1 && full);
    clearInterval(watching);
    await new Promise((resolve) => setTimeout(resolve, 300));
    full = false;
    await sent(store, mail);
    expect(server.accepted).toHaveLength(1);
  });

  test('a desk that stops during a slow transfer sends the mail after the next start', async () => {
    server.responses.push('hang');
    const { store } = openInFile();
    await store.add(newRequest());
    const mail = createTask(store);
    mail.run();
    await until(() => server.attempts() === 1);
    await mail.stop();
    // It was aborted, not timed out.
    expect(logged.join()).toContain('EABORT');
    expect(await left(store)).toBe(1);
    await sent(store);
    expect(server.accepted).toHaveLength(1);
  });
});

test('many requests in a minute are mailed together', async () => {
  const { store } = openInFile();
  const mail = createTask(store, {}, { interval: 700 });
  const begun = Date.now();
  for (let n = 0; n < 30; n += 1) {
    await store.add(newRequest());
    mail.run();
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  await sent(store, mail);
  expect(server.accepted.length).toBeLessThanOrEqual(2 + (Date.now() - begun) / 700);
  expect(subjects()[0]).toBe('A new request is waiting');
});

test('a failing webhook does not delay mail', async () => {
  const receiver = await openReceiver();
  receiver.statuses.push(503);
  const desk = await openDesk({ mail: settings(), webhook: receiver.webhook });
  expect((await desk.post(paths.booking, booking)).status).toBe(201);
  await until(() => desk.rows().every(({ mail }) => mail === 0));
  expect(desk.rows()[0]?.notify_at).not.toBeNull();
  await until(() => receiver.accepted.length === 1);
  await desk.close();
  await receiver.close();
  expect(server.accepted).toHaveLength(1);
  expect(desk.logged.join()).not.toContain('Sunita');
});

import { beforeEach, afterEach, describe, expect, test } from 'vitest';
import { createMailQueue } from '#desk/notify/mail-queue.ts';
import { createMail } from '#desk/notify/mail.ts';
import { hasPeople, invite } from '#desk/reception/queries/people.ts';
import { repeatedly } from '#desk/timing/repeatedly.ts';
import { sendBySmtp } from '#desk/node/smtp.ts';
import { readSettings } from '#desk/settings.ts';
import type { Environment } from '#desk/settings/values.ts';
import { raw } from '#desk/store/database.ts';
import type { Store } from '#desk/store/request-store.ts';
import { paths } from '#forms/paths.ts';
import { booking, newRequest, openDesk, until } from '../a-desk.ts';
import { openMailServer } from '../a-mail-server.ts';
import { openReceiver } from '../a-receiver.ts';
import { describeInBoth } from '../store/both.ts';
import { openInFile } from '../store/in-file.ts';

let server: Awaited<ReturnType<typeof openMailServer>>;
let said: string[];
beforeEach(async () => {
  server = await openMailServer();
  said = [];
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

/** As the desk does it, with shorter pauses. */
function announcing(store: Store, env: Environment = {}, pauses = { between: 10, first: 10 }) {
  const mail = settings(env);
  const parts = {
    send: sendBySmtp(mail.server!),
    isDeskOpen: () => hasPeople(store),
    log: (sentence: string) => void said.push(sentence),
  };
  return repeatedly(createMail(store, mail, parts, pauses).announce, 10);
}

const left = async (store: Store) =>
  (await store.read('SELECT count(*) AS left FROM requests WHERE mail IS NOT 0'))[0]?.left;

async function sent(store: Store, mail = announcing(store), rest = 0) {
  mail.wake();
  await until(async () => (await left(store)) === rest);
  await mail.stop();
}

const subjects = () => server.taken.map(({ text }) => /Subject: (.*)/.exec(text)?.[1]);

describe('a mail', () => {
  test('says that a request is waiting and where to read it, and nothing of who has sent it', async () => {
    const { store } = openInFile();
    await store.write(invite({ name: 'Asha', role: 'manager', token: 'hash', by: null, now: new Date() }));
    await store.keep(newRequest({ receivedAt: '2026-11-20T08:30:00.000Z' }));
    await sent(store);
    const [mail] = server.taken;
    expect(server.taken).toHaveLength(1);
    expect(mail?.from).toBe('website@clinic.example');
    expect(mail?.to).toEqual(['desk@clinic.example', 'doctor@clinic.example']);
    expect(mail?.text).toContain('Subject: A new request is waiting\n');
    expect(mail?.text).toContain('Auto-Submitted: auto-generated');
    expect(mail?.text).toContain('received on 20 Nov 2026, 14:00.');
    expect(mail?.text).toContain('https://www.clinic.example/desk\n');
    expect(mail?.text).not.toMatch(/Sunita|9876543210|Appointment/);
  });

  test('says who asks for what where that was chosen, in whatever script, and of a flood the first fifty', async () => {
    const { store } = openInFile();
    await store.keep(newRequest({ payload: JSON.stringify({ ...booking, name: 'सुनीता शर्मा' }) }));
    for (let n = 1; n < 60; n += 1) await store.keep(newRequest());
    await sent(store, announcing(store, { MAIL_DETAILS: 'yes' }));
    expect(server.taken).toHaveLength(1);
    const { text } = server.taken[0]!;
    expect(text.split('\n\n')[0]).not.toMatch(/सुनीता|9876543210/);
    expect(text).toContain('सुनीता शर्मा  ·  9876543210');
    expect(text).toContain('60 new requests are waiting');
    expect(text.match(/9876543210/g)).toHaveLength(50);
    expect(text).toContain('And 10 more.');
    // Nobody is added who could read it there.
    expect(text.replaceAll('=\n', '')).toContain('npm run requests -- --add-person "Name"');
    expect(text).not.toContain('/desk');
  });
});

describe('none is lost, and none comes twice', () => {
  describeInBoth((open) => {
    let store: Store;
    let again: () => Store;
    beforeEach(async () => ({ store, again } = await open()));

    test('a server that is away, refuses and fails: one mail for all that came meanwhile, said once', async () => {
      const { port } = server;
      await server.close();
      const mail = announcing(store);
      await store.keep(newRequest());
      mail.wake();
      await until(() => said.length === 1);
      await store.keep(newRequest());
      server = await openMailServer({}, port);
      server.answers.push(451, 554);
      await until(async () => (await left(store)) === 0);
      await mail.stop();
      expect(subjects()).toEqual(['2 new requests are waiting']);
      expect(said).toHaveLength(2);
      expect(said[0]).toMatch(/could not be sent \(ESOCKET ECONNREFUSED\); it will be tried again/);
      expect(said[1]).toBe('Mail is being sent again.');
    });

    test('a server that vanishes with the mail in its hands gets the same one again, and the new request apart', async () => {
      server.answers.push('take and vanish');
      await store.keep(newRequest());
      const mail = announcing(store, {}, { between: 10, first: 300 });
      mail.wake();
      await until(() => server.taken.length === 1);
      await store.keep(newRequest());
      await sent(store, mail);
      const [first, second, other] = server.ids();
      expect(subjects()).toEqual(Array(3).fill('A new request is waiting'));
      expect(second).toBe(first);
      expect(other).not.toBe(first);
    });

    test('two desks with one database send each mail once', async () => {
      const mails = [store, again()].map((own) => announcing(own, {}, { between: 0, first: 10 }));
      for (let n = 0; n < 20; n += 1) {
        await store.keep(newRequest());
        for (const mail of mails) mail.wake();
      }
      await until(async () => (await left(store)) === 0);
      for (const mail of mails) await mail.stop();
      const told = subjects().map((subject) => /^\d+/.exec(subject ?? '')?.[0] ?? '1');
      expect(told.reduce((sum, count) => sum + Number(count), 0)).toBe(20);
      expect(new Set(server.ids()).size).toBe(server.taken.length);
    });

    test('whoever dies over one leaves it as it was, and it is nobody else’s until its time is over', async () => {
      await store.keep(newRequest());
      const [now, soon] = [new Date(), new Date(Date.now() + 400)];
      const claimed = await createMailQueue(store).claim(now, now, soon);
      expect(await createMailQueue(again()).claim(now, now, soon)).toBeUndefined();
      await store.keep(newRequest());
      await sent(store);
      expect(Date.now()).toBeGreaterThanOrEqual(soon.getTime());
      expect(subjects()).toEqual(Array(2).fill('A new request is waiting'));
      expect(server.ids()[0]).toContain(claimed?.reference);
    });

    test('of spam there is none, nor of what was handled or erased before it could be sent', async () => {
      await store.keep(newRequest({ spam: true }));
      for (let n = 0; n < 3; n += 1) await store.keep(newRequest());
      server.answers.push(451);
      const mail = announcing(store, {}, { between: 10, first: 500 });
      mail.wake();
      await until(() => said.length === 1);
      await store.write([
        raw("UPDATE requests SET handled_at = '2026-11-20' WHERE id = 2"),
        raw('DELETE FROM requests WHERE id = 3'),
      ]);
      await sent(store, mail);
      expect(subjects()).toEqual(['A new request is waiting']);
      await store.keep(newRequest());
      await store.write([raw("UPDATE requests SET handled_at = '2026-11-20'")]);
      await sent(store);
      expect(server.tries()).toBe(2);
    });

    test('written or put off while the clock was ahead, it is due all the same', async () => {
      await store.keep(newRequest({ receivedAt: '2031-01-01T00:00:00.000Z' }));
      server.answers.push(451);
      const mail = announcing(store, {}, { between: 10, first: 60_000 });
      mail.wake();
      await until(() => said.length === 1);
      await mail.stop();
      await store.write([raw("UPDATE mail SET try_at = '2031-01-01T00:00:00.000Z'")]);
      await sent(store);
      expect(server.taken).toHaveLength(1);
    });

    test('at times of the day, what came before the last of them is told of, and the rest waits', async () => {
      const [hour, day] = [3_600_000, 86_400_000];
      for (const ago of [3 * hour, 2 * hour, 0])
        await store.keep(newRequest({ receivedAt: new Date(Date.now() - ago).toISOString() }));
      const timeIn = (hours: number) =>
        new Date(Date.now() + (5.5 + hours) * hour + day).toISOString().slice(11, 16);
      await sent(store, announcing(store, { MAIL_TIMES: `${timeIn(-1)} ${timeIn(1)}` }), 1);
      expect(subjects()).toEqual(['2 new requests are waiting']);
    });
  });

  test('a disk that is full when it should be noted is no reason to send it again', async () => {
    const { store } = openInFile();
    await store.keep(newRequest());
    let full = false;
    const unlessFull: Store = {
      ...store,
      write: (statements) => (full ? Promise.reject(new Error('full')) : store.write(statements)),
    };
    const mail = announcing(unlessFull);
    const watching = setInterval(() => (full ||= server.tries() > 0), 0);
    mail.wake();
    await until(() => server.taken.length === 1 && full);
    clearInterval(watching);
    await new Promise((resolve) => setTimeout(resolve, 300));
    full = false;
    await sent(store, mail);
    expect(server.taken).toHaveLength(1);
  });

  test('a desk that stops while the server is slow leaves it for the next start, soon', async () => {
    server.answers.push('hang');
    const { store } = openInFile();
    await store.keep(newRequest());
    const mail = announcing(store);
    mail.wake();
    await until(() => server.tries() === 1);
    await mail.stop();
    // It was broken off: left alone, the server's time would have run out.
    expect(said.join()).toContain('EABORT');
    expect(await left(store)).toBe(1);
    await sent(store);
    expect(server.taken).toHaveLength(1);
  });
});

test('many requests in a minute are no flood of mails', async () => {
  const { store } = openInFile();
  const mail = announcing(store, {}, { between: 700, first: 10 });
  const begun = Date.now();
  for (let n = 0; n < 30; n += 1) {
    await store.keep(newRequest());
    mail.wake();
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  await sent(store, mail);
  expect(server.taken.length).toBeLessThanOrEqual(2 + (Date.now() - begun) / 700);
  expect(subjects()[0]).toBe('A new request is waiting');
});

test('in the desk, a webhook that fails holds no mail up, and the other way round', async () => {
  const receiver = await openReceiver();
  receiver.statuses.push(503);
  const desk = await openDesk({ mail: settings(), webhook: receiver.webhook });
  expect((await desk.post(paths.booking, booking)).status).toBe(201);
  await until(() => desk.rows().every(({ mail }) => mail === 0));
  expect(desk.rows()[0]?.notify_at).not.toBeNull();
  await until(() => receiver.heard.length === 1);
  await desk.close();
  await receiver.close();
  expect(server.taken).toHaveLength(1);
  expect(desk.said.join()).not.toContain('Sunita');
});

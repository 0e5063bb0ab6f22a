import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createMail } from '#desk/notify/mail.ts';
import { hasPeople, invite } from '#desk/reception/queries/people.ts';
import { repeatedly } from '#desk/timing/repeatedly.ts';
import { sendBySmtp } from '#desk/node/smtp.ts';
import { readSettings } from '#desk/settings.ts';
import type { Environment } from '#desk/settings/values.ts';
import type { Store } from '#desk/store/database.ts';
import { openSqliteStore } from '#desk/store/sqlite/store.ts';
import { paths } from '#forms/paths.ts';
import { folderOfTest } from '../folder.ts';
import { booking, newRequest, openDesk, until } from '../a-desk.ts';
import { openMailServer } from '../a-mail-server.ts';
import { openReceiver } from '../a-receiver.ts';

vi.setConfig({ testTimeout: 30_000 });

let server: Awaited<ReturnType<typeof openMailServer>>;
let file: string;
let said: string[];
beforeEach(async () => {
  server = await openMailServer();
  file = join(folderOfTest(), 'requests.sqlite');
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

function openStore(): Store {
  const store = openSqliteStore(file, { repeatSeconds: 0, announce: false }, () => {});
  onTestFinished(() => store.close());
  return store;
}

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

async function sent(store: Store, mail = announcing(store)) {
  mail.wake();
  await until(async () => (await left(store)) === 0);
  await mail.stop();
}

const subjects = () => server.taken.map(({ text }) => /Subject: (.*)/.exec(text)?.[1]);

describe('a mail', () => {
  test('says that a request is waiting and where to read it, and nothing of who has sent it', async () => {
    const store = openStore();
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

  test('leads nowhere while nobody is added who could read it there, and says what to do', async () => {
    const store = openStore();
    await store.keep(newRequest());
    await sent(store);
    const text = server.taken[0]?.text.replace(/=\n/g, '') ?? '';
    expect(text).not.toContain('/desk');
    expect(text).toContain('npm run requests -- --add-person "Name"');
  });

  test('says who asks for what where the practice has chosen that, in whatever script', async () => {
    const store = openStore();
    await store.keep(newRequest({ payload: JSON.stringify({ ...booking, name: 'सुनीता शर्मा' }) }));
    await sent(store, announcing(store, { MAIL_DETAILS: 'yes' }));
    const [mail] = server.taken;
    expect(mail?.text.split('\n\n')[0]).not.toMatch(/सुनीता|9876543210/);
    expect(mail?.text).toContain('सुनीता शर्मा  ·  9876543210');
  });

  test('about a flood stays one that can be read', async () => {
    const store = openStore();
    for (let n = 0; n < 60; n += 1) await store.keep(newRequest());
    await sent(store, announcing(store, { MAIL_DETAILS: 'yes' }));
    expect(server.taken).toHaveLength(1);
    const { text } = server.taken[0]!;
    expect(text).toContain('60 new requests are waiting');
    expect(text.match(/9876543210/g)).toHaveLength(50);
    expect(text).toContain('And 10 more.');
  });

  test('is not sent for what has been handled before', async () => {
    const store = openStore();
    await store.keep(newRequest());
    await store.write([{ sql: "UPDATE requests SET handled_at = '2026-11-20'", values: [] }]);
    await sent(store);
    expect(server.tries()).toBe(0);
  });
});

describe('none is lost, and none comes twice', () => {
  test('a server that is away, refuses and fails: one mail for all that came meanwhile, said once', async () => {
    const { port } = server;
    await server.close();
    const store = openStore();
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
    const store = openStore();
    await store.keep(newRequest());
    const mail = announcing(store, {}, { between: 10, first: 300 });
    mail.wake();
    await until(() => server.taken.length === 1);
    await store.keep(newRequest());
    mail.wake();
    await until(async () => (await left(store)) === 0);
    await mail.stop();
    const [first, again, other] = server.ids();
    expect(server.taken).toHaveLength(3);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
    expect(server.taken.every(({ text }) => text.includes('Subject: A new request is waiting'))).toBe(true);
  });

  test('two desks with one file send each mail once', async () => {
    const stores = [openStore(), openStore()];
    const mails = stores.map((store) => announcing(store, {}, { between: 0, first: 10 }));
    for (let n = 0; n < 20; n += 1) {
      await stores[0]!.keep(newRequest());
      for (const mail of mails) mail.wake();
    }
    await until(async () => (await left(stores[0]!)) === 0);
    for (const mail of mails) await mail.stop();
    const told = server.taken.map(({ text }) => /Subject: (A|\d+) new/.exec(text)?.[1] ?? '');
    expect(told.reduce((sum, count) => sum + (count === 'A' ? 1 : Number(count)), 0)).toBe(20);
    expect(new Set(server.ids()).size).toBe(server.taken.length);
  });

  test('a disk that is full when it should be noted is no reason to send it again', async () => {
    const store = openStore();
    await store.keep(newRequest());
    let full = false;
    const unlessFull: Store = {
      ...store,
      write: (statements) => (full ? Promise.reject(new Error('full')) : store.write(statements)),
    };
    const mail = announcing(unlessFull);
    server.answers.push('take');
    const watching = setInterval(() => (full ||= server.tries() > 0), 0);
    mail.wake();
    await until(() => server.taken.length === 1 && full);
    clearInterval(watching);
    await new Promise((resolve) => setTimeout(resolve, 300));
    full = false;
    await until(async () => (await left(store)) === 0);
    await mail.stop();
    expect(server.taken).toHaveLength(1);
  });

  test('a desk that stops while the server is slow leaves it for the next start, soon', async () => {
    server.answers.push('hang');
    const store = openStore();
    await store.keep(newRequest());
    const mail = announcing(store);
    mail.wake();
    await until(() => server.tries() === 1);
    const started = Date.now();
    await mail.stop();
    expect(Date.now() - started).toBeLessThan(7_000);
    expect(await left(store)).toBe(1);
    await sent(store);
    expect(server.taken).toHaveLength(1);
  });

  test('many requests in a minute are no flood of mails', async () => {
    const store = openStore();
    const mail = announcing(store, {}, { between: 700, first: 10 });
    for (let n = 0; n < 30; n += 1) {
      await store.keep(newRequest());
      mail.wake();
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    await until(async () => (await left(store)) === 0);
    await mail.stop();
    expect(server.taken.length).toBeLessThanOrEqual(3);
    expect(server.taken[0]?.text).toContain('Subject: A new request is waiting');
  });
});

describe('at times of the day', () => {
  const minutesFromNow = (minutes: number) => {
    const clinic = new Date(Date.now() + (5.5 * 60 + minutes) * 60_000);
    return clinic.toISOString().slice(11, 16);
  };

  test('what came before the last of them is told of, what came after waits for the next', async () => {
    const store = openStore();
    const hour = 3_600_000;
    for (const ago of [3 * hour, 2 * hour, 0])
      await store.keep(newRequest({ receivedAt: new Date(Date.now() - ago).toISOString() }));
    const mail = announcing(store, { MAIL_TIMES: `${minutesFromNow(-60)} ${minutesFromNow(60)}` });
    mail.wake();
    await until(async () => (await left(store)) === 1);
    await mail.stop();
    expect(subjects()).toEqual(['2 new requests are waiting']);
  });
});

test('in the desk, a webhook that fails holds no mail up, and the other way round', async () => {
  const receiver = await openReceiver();
  receiver.statuses.push(503);
  const desk = await openDesk({ mail: settings(), webhook: receiver.webhook });
  expect((await desk.post(paths.booking, booking)).status).toBe(201);
  await until(() => desk.rows().every(({ mail }) => mail === 0));
  expect(desk.rows()[0]?.notify_at).not.toBeNull();
  expect(server.taken).toHaveLength(1);
  await until(() => receiver.heard.length === 1);
  await desk.close();
  await receiver.close();
  expect(server.taken).toHaveLength(1);
  expect(desk.said.join()).not.toContain('Sunita');
});

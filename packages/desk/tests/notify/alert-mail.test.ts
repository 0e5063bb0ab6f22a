// Mail to people about their own accounts.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createAlertMail } from '#desk/notify/alert-mail.ts';
import { sendBySmtp } from '#desk/node/smtp.ts';
import { alert } from '#desk/reception/queries/alerts.ts';
import { hashOf } from '#desk/reception/auth/tokens.ts';
import { invite, join } from '#desk/reception/queries/people.ts';
import { readSettings } from '#desk/settings.ts';
import { raw, sql } from '#desk/store/database.ts';
import type { Store } from '#desk/store/request-store.ts';
import { repeatedly } from '#desk/timing/repeatedly.ts';
import { until } from '../a-desk.ts';
import { openMailServer } from '../a-mail-server.ts';
import { openHome, from } from '../reception/a-home.ts';
import { password } from '../reception/contract/a-receptionist.ts';
import { createFront } from '../reception/contract/front.ts';
import { describeInBoth } from '../store/both.ts';

let server: Awaited<ReturnType<typeof openMailServer>>;
let said: string[];
beforeEach(async () => {
  server = await openMailServer();
  said = [];
});
afterEach(() => server.close());

const settings = () =>
  readSettings({
    SMTP_URL: `smtp://127.0.0.1:${server.port}`,
    MAIL_TO: 'desk@clinic.example',
    MAIL_FROM: 'website@clinic.example',
  }).mail!;

describeInBoth((open) => {
  let store: Store;
  let again: () => Store;
  const at = new Date('2026-11-28T12:54:00.000Z');

  beforeEach(async () => {
    ({ store, again } = await open());
    const token = hashOf('link');
    await store.write([
      ...invite({ name: 'Asha Rao', role: 'manager', token, by: null, now: new Date() }),
      ...join(token, 'hash', new Date()),
      raw("UPDATE people SET email = 'asha@mail.example'"),
    ]);
  });

  const mailing = (own = store) => {
    const send = sendBySmtp(settings().server!);
    const log = (sentence: string) => void said.push(sentence);
    return repeatedly(createAlertMail(own, 'website@clinic.example', { send, log, firstPause: 10 }), 10);
  };
  const tell = (when = new Date()) => store.write([alert(sql`1`, 'wrong code', when)]);
  const isDone = async () =>
    (await store.read('SELECT 1 FROM alerts WHERE notify_at IS NOT NULL')).length === 0;
  async function sent(mail = mailing()) {
    mail.wake();
    await until(isDone);
    await mail.stop();
  }

  test('a mail says what happened, when in clinic time and what to do, and contains no link', async () => {
    const recent = new Date();
    await store.write([alert(sql`1`, 'new link', recent, 'by Meena')]);
    await sent();
    const [mail] = server.taken;
    expect(mail?.to).toEqual(['asha@mail.example']);
    expect(mail?.from).toBe('website@clinic.example');
    const text = mail?.text.replaceAll('=\n', '') ?? '';
    expect(text).toContain('Subject: Your account at the front desk: a link for a new password was made');
    expect(text).toContain('Asha Rao, this happened to your account');
    expect(text).toContain('a link for a new password was made, by Meena');
    expect(text).toMatch(/\d{4}, \d\d:\d\d \(clinic time\)/);
    expect(text).toContain('ask a manager for a new link at once');
    expect(text).not.toMatch(/https?:/);
  });

  test('a server that was away and then refused gets the mail later, once', async () => {
    server.answers.push(451, 554);
    await tell();
    await sent();
    expect(server.taken).toHaveLength(1);
    expect(said).toEqual([
      expect.stringMatching(/A mail about an account could not be sent .*it will be tried again\./),
      'Mail about accounts is being sent again.',
    ]);
  });

  test('a server that vanishes with the mail gets it again with the same Message-ID, after a restart too', async () => {
    server.answers.push('take and vanish');
    await tell();
    const mail = mailing();
    mail.wake();
    await until(() => said.length === 1);
    await mail.stop();
    await sent(mailing(again()));
    const [first, second] = server.ids();
    expect(server.taken).toHaveLength(2);
    expect(second).toBe(first);
  });

  test('two desks with one database send each mail once', async () => {
    const mails = [mailing(), mailing(again())];
    for (const what of ['password changed', 'passkey added', 'passkey removed', 'new link'] as const) {
      await store.write([alert(sql`1`, what, new Date())]);
      for (const mail of mails) mail.wake();
    }
    await until(isDone);
    for (const mail of mails) await mail.stop();
    expect(server.taken).toHaveLength(4);
  });

  test('an alert that is days old is not mailed any more', async () => {
    await tell(at);
    await store.write([raw('UPDATE alerts SET at = ?1', '2020-01-01T00:00:00.000Z')]);
    await sent();
    expect(server.tries()).toBe(0);
  });
});

describe('in the desk', () => {
  test('a new browser and wrong codes are mailed at once, to that person only', async () => {
    const home = await openHome({ mail: settings() });
    const { joined, someone } = createFront(() => home, from);
    const asha = await joined('Asha');
    await joined('Divya');
    await asha.send('/desk/account', { email: 'asha@mail.example', password });
    await until(() => server.taken.length === 1);
    await someone().post('/desk/sign-in', { name: 'Divya', password });
    await someone().post('/desk/sign-in', { name: 'Asha', password });
    await until(() => server.taken.length === 2);
    await home.close();
    expect(server.taken.map(({ to, text }) => [to, /Subject: (.*)/.exec(text)?.[1]])).toEqual([
      [['asha@mail.example'], 'Your account at the front desk: your e-mail address was changed'],
      [['asha@mail.example'], 'Your account at the front desk: a sign-in from a new browser'],
    ]);
  });
});

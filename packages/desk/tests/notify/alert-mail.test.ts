// Mail to people about their own accounts.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createAlertMail } from '#desk/notify/alert-mail.ts';
import { sendBySmtp } from '#desk/node/smtp.ts';
import { alert, askToPublish } from '#desk/reception/queries/alerts.ts';
import { hashOf } from '#desk/reception/auth/tokens.ts';
import { invite, acceptInvitation } from '#desk/reception/queries/people.ts';
import { readSettings } from '#desk/settings/settings.ts';
import { raw, sql } from '#desk/store/database.ts';
import type { Store } from '#desk/store/store.ts';
import { repeat } from '#desk/lib/repeat.ts';
import { until } from '../test-desk.ts';
import { openMailServer } from '../mail-server.ts';
import { openServer, from } from '../reception/open-server.ts';
import { password } from '../reception/contract/browser.ts';
import { createFrontDesk } from '../reception/contract/front-desk.ts';
import { describeInBoth } from '../store/both.ts';

let server: Awaited<ReturnType<typeof openMailServer>>;
let logged: string[];
beforeEach(async () => {
  server = await openMailServer();
  logged = [];
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
      ...invite({ now: new Date() }, { name: 'Asha Rao', role: 'manager', token }),
      ...acceptInvitation(token, 'hash', new Date()),
      raw("UPDATE people SET email = 'asha@mail.example'"),
    ]);
  });

  const createTask = (database = store) => {
    const send = sendBySmtp(settings().server!);
    const log = (message: string) => void logged.push(message);
    return repeat(createAlertMail(database, 'website@clinic.example', { send, log, firstPause: 10 }), {
      afterError: 10,
    });
  };
  const addAlert = (when = new Date()) => store.write([alert(sql`1`, 'wrong code', when)]);
  const isDone = async () =>
    (await store.read('SELECT 1 FROM alerts WHERE notify_at IS NOT NULL')).length === 0;
  async function sent(mail = createTask()) {
    mail.run();
    await until(isDone);
    await mail.stop();
  }

  test('a mail asks to publish: its subject names no page, its text names pages and writer', async () => {
    await store.write([askToPublish('Wim', ['Knee pain', 'Gout'], new Date())]);
    await sent();
    const text = server.accepted[0]?.text.replaceAll('=\n', '') ?? '';
    expect(/^Subject: (.*)$/m.exec(text)?.[1]?.trim()).toBe('You are asked to publish');
    expect(text).toContain('Asha Rao, these pages wait to be published. Asked by Wim: Knee pain, Gout');
    expect(text).not.toContain('http');
  });

  test('a mail contains the event, its clinic time and what to do, and no link', async () => {
    const recent = new Date();
    await store.write([alert(sql`1`, 'new link', recent, 'by Meena')]);
    await sent();
    const [mail] = server.accepted;
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

  test('a server that was down and then rejected the mail gets it later, once', async () => {
    server.responses.push(451, 554);
    await addAlert();
    await sent();
    expect(server.accepted).toHaveLength(1);
    expect(logged).toEqual([
      expect.stringMatching(/A mail about an account could not be sent .*it will be retried\./),
      'Mail about accounts is being sent again.',
    ]);
  });

  test('a mail whose response was lost is sent again with the same Message-ID, after a restart too', async () => {
    server.responses.push('take and vanish');
    await addAlert();
    const mail = createTask();
    mail.run();
    await until(() => logged.length === 1);
    await mail.stop();
    await sent(createTask(again()));
    const [first, second] = server.ids();
    expect(server.accepted).toHaveLength(2);
    expect(second).toBe(first);
  });

  test('an alert that is days old is not mailed', async () => {
    await addAlert(at);
    await store.write([raw('UPDATE alerts SET at = ?1', '2020-01-01T00:00:00.000Z')]);
    await sent();
    expect(server.attempts()).toBe(0);
  });
});

describe('in the desk', () => {
  test('a new e-mail address and a new browser are mailed at once, to that person only', async () => {
    const home = await openServer({ mail: settings() });
    const { signedIn, newBrowser } = createFrontDesk(() => home, from);
    const asha = await signedIn('Asha');
    await signedIn('Divya');
    await asha.send('/desk/account', { email: 'asha@mail.example', password });
    await until(() => server.accepted.length === 1);
    await newBrowser().post('/desk/sign-in', { name: 'Divya', password });
    await newBrowser().post('/desk/sign-in', { name: 'Asha', password });
    await until(() => server.accepted.length === 2);
    await home.close();
    expect(server.accepted.map(({ to, text }) => [to, /Subject: (.*)/.exec(text)?.[1]])).toEqual([
      [['asha@mail.example'], 'Your account at the front desk: your e-mail address was changed'],
      [['asha@mail.example'], 'Your account at the front desk: a sign-in from a new browser'],
    ]);
  });
});

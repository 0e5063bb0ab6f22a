import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { paths } from '@clinic/contract/paths.ts';
import { parseChoices } from '#desk/app/validation.ts';
import { createReceipts } from '#desk/notify/receipts.ts';
import { sendBySmtp } from '#desk/node/smtp.ts';
import { readSettings } from '#desk/settings/settings.ts';
import { raw } from '#desk/store/database.ts';
import type { Store } from '#desk/store/store.ts';
import { SITE_FILES } from '../reception/contract/front-desk.ts';
import { openMailServer } from '../mail-server.ts';
import { describeInBoth } from '../store/both.ts';
import { newRequest, openDesk, topic, until } from '../test-desk.ts';

const refused = 'refused@x.example';
let server: Awaited<ReturnType<typeof openMailServer>>;
beforeEach(async () => {
  server = await openMailServer({
    onRcptTo: ({ address }, _, done) => done(address === refused ? new Error('No.') : undefined),
  });
});
afterEach(() => server.close());

const { practice } = parseChoices(SITE_FILES['choices.json']) ?? {};

describeInBoth((open) => {
  let store: Store;
  let again: () => Store;
  beforeEach(async () => ({ store, again } = await open()));

  const add = (email: string | null, hoursAgo = 0, changes = {}) => {
    const receivedAt = new Date(Date.now() - hoursAgo * 3_600_000).toISOString();
    const payload = JSON.stringify({ ...topic, email });
    return store.add(newRequest({ path: paths.query, payload, receivedAt, ...changes }));
  };
  /** Two desks send what is due. Returns their log. */
  async function runDesks() {
    const logged: string[] = [];
    const send = sendBySmtp({ url: `smtp://127.0.0.1:${server.port}`, isLocal: true });
    const options = { send, practice: () => practice, log: (message: string) => void logged.push(message) };
    const run = async (database: Store) => {
      const deliver = createReceipts(database, 'website@a.example', { ...options, firstPause: 10 });
      while (await deliver(new AbortController().signal)) await pause(5);
    };
    await Promise.all([run(store), run(again())]);
    return logged.join();
  }
  const recipients = () => server.accepted.map(({ to }) => to.join());

  test('a receipt says what happens next and how to cancel, and repeats nothing from the form', async () => {
    await add(topic.email, 1);
    await runDesks();
    const text = server.accepted[0]?.text.replaceAll('=\n', '') ?? '';
    expect(recipients()).toEqual([topic.email]);
    expect(text).toContain('Subject: We have received your request\n');
    expect(text).toContain('Reply-To: care@rest.example\n');
    expect(text).toContain('Auto-Submitted: auto-replied\n');
    expect(text).toMatch(/question, on .*\d:\d\d \(Indian time\)\. Its number is 1\.\n\nWhat happens next/);
    expect(text).toContain('call 108.\n\nTo change or cancel it, call +91 98765 00000 (');
    expect(text).toContain('6:00 AM to 10:00 PM) or answer this mail.');
    expect(text).not.toMatch(/Ravi|9876543210|Knee/);
  });

  test('spam, quick, handled, corrected, erased and old requests get none', async () => {
    await add(null);
    await add('spam@x.example', 0, { spam: true });
    await add('quick@x.example', 0, { quick: true });
    expect(await store.read('SELECT id FROM receipts')).toEqual([]);
    for (const what of ['handled', 'corrected', 'erased']) await add(`${what}@x.example`);
    await add('old@x.example', 5);
    await store.write([
      raw("UPDATE requests SET handled_at = '2026-11-20' WHERE id = 4"),
      raw("UPDATE requests SET payload = json_set(payload, '$.email', NULL) WHERE id = 5"),
      raw('DELETE FROM requests WHERE id = 6'),
    ]);
    await runDesks();
    expect(server.attempts()).toBe(0);
    expect((await store.read('SELECT id FROM receipts')).map(({ id }) => id)).toEqual([4, 5, 7]);
  });

  test('a mailbox gets one an hour and three a day, in whatever way its address is written', async () => {
    for (const hoursAgo of [3.5, 2.4, 1.3, 0.1]) await add('ravi.k@x.example', hoursAgo);
    for (const email of ['one@x.example', 'ONE+2@x.example', 'o.ne@X.example']) await add(email);
    await runDesks();
    expect(recipients()).toEqual([...Array<string>(3).fill('ravi.k@x.example'), 'one@x.example']);
  });

  test('all mailboxes together get 200 a day', async () => {
    await add('first@x.example', 20);
    await store.write([
      raw(`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 198)
        INSERT INTO requests (reference, received_at, path, payload)
        SELECT i, received_at, path, json_set(payload, '$.email', i || '@x.example') FROM n, requests`),
      raw('INSERT OR IGNORE INTO receipts (id) SELECT id FROM requests'),
    ]);
    for (const email of ['last@x.example', 'over@x.example']) await add(email);
    await runDesks();
    expect(recipients()).toEqual(['last@x.example']);
  });

  test('a rejected receipt is sent later, and one without a response again with the same Message-ID', async () => {
    server.responses.push(451, 'take and vanish');
    await add(topic.email);
    const logged = await runDesks();
    expect(new Set(server.ids()).size).toBe(1);
    expect(server.accepted).toHaveLength(2);
    expect(logged).toMatch(/^A receipt could not be sent .*it will be retried\./);
    expect(logged).not.toContain(topic.email);
  });
});

test.each(['no', 'yes'])('PATIENT_RECEIPT=%s: a refused address affects nothing else', async (choice) => {
  const SMTP_URL = `smtp://127.0.0.1:${server.port}`;
  const env = { SMTP_URL, MAIL_TO: 'desk@a.example', MAIL_FROM: 'web@a.example', PATIENT_RECEIPT: choice };
  const desk = await openDesk({ mail: readSettings(env).mail }, { site: SITE_FILES });
  const send = async (email: string) => (await desk.post(paths.query, { ...topic, email })).status;
  expect(await send(refused)).toBe(201);
  for (const email of ['a@b.example\r\nBcc: c@d.example', 'a@b.example,c@d.example', 'A <a@b.example>'])
    expect(await send(email)).toBe(422);
  await until(() => desk.rows()[0]?.mail === 0 && (choice === 'no' || desk.logged.length > 0));
  expect((await desk.get('/health')).status).toBe(200);
  await desk.close();
  expect(server.accepted.map(({ to }) => to)).toEqual([['desk@a.example']]);
  expect(desk.logged.join().includes('A receipt could not be sent (EENVELOPE 550)')).toBe(choice === 'yes');
});

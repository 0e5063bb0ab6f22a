// Mail by Cloudflare's binding. Wrangler's local binding checks the address, logs the mail, and writes its text to a file.
import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { paths } from '@clinic/contract/paths.ts';
import { SITE_FILES } from '../reception/contract/front-desk.ts';
import { booking, topic, until } from '../test-desk.ts';
import { openWorker, type TestWorker } from './test-worker.ts';

const env = {
  MAIL_TO: 'desk@clinic.example',
  MAIL_FROM: 'website@clinic.example',
  SITE_URL: 'https://www.clinic.example',
};
const everyMinute = async (desk: TestWorker) => desk.scheduled({ cron: '* * * * *' });

test('sends mail for each request, and a receipt, without data of the patient', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  onTestFinished(() => log.mockRestore());
  const receipts = { ...env, PATIENT_RECEIPT: 'yes' };
  const desk = await openWorker(SITE_FILES, receipts, { mailTo: ['desk@clinic.example', topic.email] });
  await desk.database.prepare("INSERT INTO people (name, sign_in) VALUES ('Asha', 'asha')").run();
  expect((await desk.post(paths.query, topic)).status).toBe(201);
  await until(async () => (await desk.rows()).every(({ mail }) => mail === 0));
  const sent = (to: string) =>
    log.mock.calls.flat().find((line) => String(line).includes(`To: ${to}`)) as string;
  const mail = () => sent('desk@clinic.example');
  await until(() => mail() !== undefined && sent(topic.email) !== undefined);
  expect(sent(topic.email)).toContain('Subject: We have received your request');
  expect(mail()).toContain('Subject: A new request is waiting');
  const text = readFileSync(/Text: (.*)/.exec(mail())?.[1] ?? '', 'utf8');
  await desk.close();
  expect(text).toContain('To read and answer: https://www.clinic.example/desk');
  expect(mail() + text).not.toMatch(/Ravi|9876543210/);
});

test('logs mail that Cloudflare refuses, and retries it a minute later', async () => {
  const desk = await openWorker({}, env, { mailTo: ['somebody@else.example'] });
  expect((await desk.post(paths.booking, booking)).status).toBe(201);
  const open = async () => desk.database.prepare('SELECT attempts, sealed FROM mail').first();
  await until(async () => (await open())?.sealed === 0);
  await desk.database.prepare("UPDATE mail SET try_at = '2026-01-01'").run();
  await everyMinute(desk);
  await until(async () => (await open())?.attempts === 2);
  expect((await desk.rows()).map(({ mail }) => mail)).toEqual([1]);
  expect(desk.logged.join()).toContain('The mail about new requests could not be sent');
  await desk.close();
});

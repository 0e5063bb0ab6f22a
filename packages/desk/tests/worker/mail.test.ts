// Mail at the edge, as Cloudflare sends it; its stand-in takes a letter, checks the address, and writes the text to a file.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { paths } from '#forms/paths.ts';
import { booking, until } from '../a-desk.ts';
import { openWorker, type TestWorker } from './a-worker.ts';

const env = {
  MAIL_TO: 'desk@clinic.example',
  MAIL_FROM: 'website@clinic.example',
  SITE_URL: 'https://www.clinic.example',
};
const everyMinute = async (desk: TestWorker) =>
  (await desk.worker.getWorker()).scheduled({ cron: '* * * * *' });

test('each request is told of, and nothing of who has sent it', async () => {
  const desk = await openWorker({}, env, { mayMail: ['desk@clinic.example'] });
  await desk.database.prepare("INSERT INTO people (name, sign_in) VALUES ('Asha', 'asha')").run();
  expect((await desk.post(paths.booking, booking)).status).toBe(201);
  await until(async () => (await desk.rows()).every(({ mail }) => mail === 0));
  const letter = desk.said.find((text) => text.includes('MessageBuilder')) ?? '';
  expect(letter).toContain('Subject: A new request is waiting');
  const text = readFileSync(/Text: (.*)/.exec(letter)?.[1] ?? '', 'utf8');
  await desk.close();
  expect(text).toContain('To read and answer: https://www.clinic.example/desk');
  expect(letter + text).not.toMatch(/Sunita|9876543210/);
});

test('what Cloudflare does not take stays, is said, and is tried again a minute later', async () => {
  const desk = await openWorker({}, env, { mayMail: ['somebody@else.example'] });
  expect((await desk.post(paths.booking, booking)).status).toBe(201);
  const open = async () => desk.database.prepare('SELECT attempts, sealed FROM mail').first();
  await until(async () => (await open())?.sealed === 0);
  await desk.database.prepare("UPDATE mail SET try_at = '2026-01-01'").run();
  await everyMinute(desk);
  await until(async () => (await open())?.attempts === 2);
  expect((await desk.rows()).map(({ mail }) => mail)).toEqual([1]);
  expect(desk.said.join()).toContain('The mail about new requests could not be sent');
  await desk.close();
});

// Mail from a separate process of the desk, which is killed, and which verifies certificates.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeWorkplace, startDesk, type Workplace } from '../desk-process.ts';
import { makeVisitors, mobileOf } from '../client.ts';
import { makeCertificate } from '../folder.ts';
import { rowsOf, until } from '../test-desk.ts';
import { openMailServer } from '../mail-server.ts';

let place: Workplace;
let server: Awaited<ReturnType<typeof openMailServer>>;
beforeEach(() => (place = makeWorkplace()));
afterEach(async () => {
  await server.close();
  place.clear();
});

const mail = (url: string) => ({
  SMTP_URL: url,
  MAIL_TO: 'desk@clinic.example',
  MAIL_FROM: 'website@clinic.example',
  MAIL_DETAILS: 'yes',
});
const allSent = () => rowsOf(place.file).every((row) => row.mail === 0);

test('killed repeatedly while sending, it mails each request once', async () => {
  server = await openMailServer();
  const env = mail(`smtp://127.0.0.1:${server.port}`);
  const acknowledged: string[] = [];
  let next = 0;
  for (const milliseconds of [0, 15, 100]) {
    server.responses.push('take and vanish', 'hang');
    const desk = await startDesk(place, env);
    const visitors = makeVisitors(desk.port);
    for (let n = 0; n < 4; n += 1) {
      if ((await visitors.send((next += 1))).status === 201) acknowledged.push(mobileOf(next));
    }
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await desk.end('SIGKILL');
    // As if the claim had expired.
    using database = new DatabaseSync(place.file);
    database.exec("UPDATE mail SET try_at = '2026-01-01T00:00:00.000Z'");
  }
  server.responses.length = 0;
  for (let starts = 0; starts < 3 && (starts === 0 || !allSent()); starts += 1) {
    const before = server.accepted.length;
    const desk = await startDesk(place, env);
    await until(() => allSent() || server.accepted.length > before);
    await until(() => rowsOf(place.file).every((row) => row.mail !== 1));
    await desk.end('SIGTERM');
  }

  expect(allSent()).toBe(true);
  expect(acknowledged).toHaveLength(12);
  const mails = new Map(server.accepted.map(({ text }, index) => [server.ids()[index], text]));
  for (const mobile of acknowledged) {
    expect([...mails.values()].filter((text) => text.includes(mobile))).toHaveLength(1);
  }
});

test.skipIf(spawnSync('openssl', ['version']).error)('sends over an encrypted connection', async () => {
  const [key, cert] = makeCertificate(place.folder, 'localhost');
  const options = { key: readFileSync(key), cert: readFileSync(cert), secure: true, authOptional: false };
  server = await openMailServer(options);
  const desk = await startDesk(place, {
    ...mail(`smtps://desk:hush%401@localhost:${server.port}`),
    NODE_EXTRA_CA_CERTS: cert,
  });
  expect((await makeVisitors(desk.port).send(1)).status).toBe(201);
  await until(() => server.accepted.length === 1);
  await desk.end('SIGTERM');
  expect(server.accepted[0]?.secure).toBe(true);
  expect(desk.logged()).toContain('Mail about new requests is sent to desk@clinic.example.');
});

// Mail from the desk as a process of its own, which is killed, and which believes certificates as any program does.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeWorkplace, startDesk, type Workplace } from '../desk-process.ts';
import { makeVisitors, mobileOf } from '../visitor.ts';
import { rowsOf, until } from '../a-desk.ts';
import { openMailServer } from '../a-mail-server.ts';

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
const allTold = () => rowsOf(place.file).every((row) => row.mail === 0);

test('killed again and again while it sends: each request is told of, and in one mail only', async () => {
  server = await openMailServer();
  const env = mail(`smtp://127.0.0.1:${server.port}`);
  const acknowledged: string[] = [];
  let next = 0;
  for (const milliseconds of [0, 15, 100]) {
    server.answers.push('take and vanish', 'hang');
    const desk = await startDesk(place, env);
    const visitors = makeVisitors(desk.port);
    for (let n = 0; n < 4; n += 1) {
      if ((await visitors.send((next += 1))).status === 201) acknowledged.push(mobileOf(next));
    }
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await desk.end('SIGKILL');
    // As if the two minutes were over after which a mail belongs to nobody any more.
    using database = new DatabaseSync(place.file);
    database.exec("UPDATE mail SET try_at = '2026-01-01T00:00:00.000Z'");
  }
  server.answers.length = 0;
  for (let starts = 0; starts < 3 && (starts === 0 || !allTold()); starts += 1) {
    const before = server.taken.length;
    const desk = await startDesk(place, env);
    await until(() => allTold() || server.taken.length > before);
    await until(() => rowsOf(place.file).every((row) => row.mail !== 1));
    await desk.end('SIGTERM');
  }

  expect(allTold()).toBe(true);
  expect(acknowledged).toHaveLength(12);
  const mails = new Map(server.taken.map(({ text }, index) => [server.ids()[index], text]));
  for (const mobile of acknowledged) {
    expect([...mails.values()].filter((text) => text.includes(mobile))).toHaveLength(1);
  }
});

test.skipIf(spawnSync('openssl', ['version']).error)('over an encrypted connection', async () => {
  const [key, cert] = [join(place.folder, 'key.pem'), join(place.folder, 'certificate.pem')];
  spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '1'],
    ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-keyout', key, '-out', cert],
  ]);
  const options = { key: readFileSync(key), cert: readFileSync(cert), secure: true, authOptional: false };
  server = await openMailServer(options);
  const desk = await startDesk(place, {
    ...mail(`smtps://desk:hush%401@localhost:${server.port}`),
    NODE_EXTRA_CA_CERTS: cert,
  });
  expect((await makeVisitors(desk.port).send(1)).status).toBe(201);
  await until(() => server.taken.length === 1);
  await desk.end('SIGTERM');
  expect(server.taken[0]?.secure).toBe(true);
  expect(desk.said()).toContain('Mail says that requests are waiting, to desk@clinic.example.');
});

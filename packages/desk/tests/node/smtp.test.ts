import { afterEach, beforeEach, expect, test } from 'vitest';
import type { SMTPServerOptions } from 'smtp-server';
import { sendBySmtp } from '#desk/node/smtp.ts';
import { readSettings } from '#desk/settings/settings.ts';
import { openMailServer } from '../mail-server.ts';

let server: Awaited<ReturnType<typeof openMailServer>>;
beforeEach(async () => (server = await openMailServer()));
afterEach(() => server.close());

async function openAnother(options: SMTPServerOptions) {
  await server.close();
  server = await openMailServer(options);
}

const message = {
  reference: 'one',
  from: 'website@clinic.example',
  to: ['desk@clinic.example'],
  subject: 'A new request is waiting',
  text: 'Hello.\n',
};
// Another form of 127.0.0.1, which counts as a remote host.
const remoteHost = '127.1';

/** `user` is percent-encoded. */
const send = ({ protocol = 'smtp', user = '', host = '127.0.0.1', port = server.port } = {}) => {
  const SMTP_URL = `${protocol}://${user}${host}:${port}`;
  const { mail } = readSettings({ SMTP_URL, MAIL_TO: message.to[0], MAIL_FROM: message.from });
  return sendBySmtp(mail!.server!)(message, new AbortController().signal);
};

test('signs in, and sends the same Message-ID at each attempt', async () => {
  await openAnother({ authOptional: false });
  for (let tries = 0; tries < 2; tries += 1)
    expect(await send({ user: 'desk:hush%401@' })).toEqual({ kind: 'accepted' });
  expect(server.ids()).toEqual(['<one@clinic.example>', '<one@clinic.example>']);
});

test('a wrong password sends nothing, and is not repeated in the reason', async () => {
  expect(await send({ user: 'desk:hush2@' })).toEqual({ kind: 'rejected', reason: 'EAUTH 535' });
  expect(server.attempts()).toBe(0);
});

test('a remote server without encryption gets neither mail nor password', async () => {
  expect((await send({ user: 'desk:hush%401@', host: remoteHost })).kind).toBe('rejected');
  expect(server.attempts()).toBe(0);
});

test.each([
  ['smtp', false],
  ['smtps', true],
])('%s: an untrusted certificate is rejected', async (protocol, secure) => {
  await openAnother({ secure, disabledCommands: [] });
  expect((await send({ protocol, host: remoteHost })).kind).toBe('rejected');
  expect(server.attempts()).toBe(0);
});

test('describes a failed mail by codes, without the text of the server', async () => {
  for (const status of [421, 554]) {
    server.responses.push(status);
    expect(await send()).toEqual({ kind: 'rejected', reason: `EMESSAGE ${status}` });
  }
  server.responses.push('vanish');
  expect((await send()).kind).toBe('unknown');
  await openAnother({
    onRcptTo: ({ address }, _, done) => done(new Error(`Unknown: ${address}.`)),
  });
  expect(await send()).toEqual({ kind: 'rejected', reason: 'EENVELOPE 550' });
  const { port } = server;
  await server.close();
  expect(await send({ port })).toEqual({ kind: 'rejected', reason: 'ESOCKET ECONNREFUSED' });
  expect((await send({ host: 'nowhere.invalid' })).kind).toBe('rejected');
  server = await openMailServer();
});

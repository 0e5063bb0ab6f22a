import { afterEach, beforeEach, expect, test } from 'vitest';
import type { SMTPServerOptions } from 'smtp-server';
import { sendBySmtp } from '#desk/node/smtp.ts';
import { readSettings } from '#desk/settings.ts';
import { openMailServer } from '../a-mail-server.ts';

let server: Awaited<ReturnType<typeof openMailServer>>;
beforeEach(async () => (server = await openMailServer()));
afterEach(() => server.close());

async function openAnother(options: SMTPServerOptions) {
  await server.close();
  server = await openMailServer(options);
}

const letter = {
  reference: 'one',
  from: 'website@clinic.example',
  to: ['desk@clinic.example'],
  subject: 'A new request is waiting',
  text: 'Hello.\n',
};
// Another way to write 127.0.0.1, which is not known to be this computer.
const elsewhere = '127.1';

/** `user` with what must be written otherwise in an address. */
const send = ({ protocol = 'smtp', user = '', host = '127.0.0.1', port = server.port } = {}) => {
  const SMTP_URL = `${protocol}://${user}${host}:${port}`;
  const { mail } = readSettings({ SMTP_URL, MAIL_TO: letter.to[0], MAIL_FROM: letter.from });
  return sendBySmtp(mail!.server!)(letter, new AbortController().signal);
};

test('with a user and a password, and a name that is the same at each try', async () => {
  await openAnother({ authOptional: false });
  for (let tries = 0; tries < 2; tries += 1)
    expect(await send({ user: 'desk:hush%401@' })).toEqual({ kind: 'taken' });
  expect(server.ids()).toEqual(['<one@clinic.example>', '<one@clinic.example>']);
});

test('a wrong password: nobody has the mail, and the password is not said', async () => {
  expect(await send({ user: 'desk:hush2@' })).toEqual({ kind: 'refused', why: 'EAUTH 535' });
  expect(server.tries()).toBe(0);
});

test('a server in the network that offers no encryption gets neither mail nor password', async () => {
  expect((await send({ user: 'desk:hush%401@', host: elsewhere })).kind).toBe('refused');
  expect(server.tries()).toBe(0);
});

test.each([
  ['smtp', false],
  ['smtps', true],
])('%s: a certificate that nobody vouches for is not believed', async (protocol, secure) => {
  await openAnother({ secure, disabledCommands: [] });
  expect((await send({ protocol, host: elsewhere })).kind).toBe('refused');
  expect(server.tries()).toBe(0);
});

test('what is known of a mail that did not go through, in codes without the words of the server', async () => {
  for (const status of [421, 554]) {
    server.answers.push(status);
    expect(await send()).toEqual({ kind: 'refused', why: `EMESSAGE ${status}` });
  }
  server.answers.push('vanish');
  // Somebody may have it.
  expect((await send()).kind).toBe('unknown');
  await openAnother({
    onRcptTo: ({ address }, _, done) => done(new Error(`Nobody is called ${address}.`)),
  });
  expect(await send()).toEqual({ kind: 'refused', why: 'EENVELOPE 550' });
  const { port } = server;
  await server.close();
  expect(await send({ port })).toEqual({ kind: 'refused', why: 'ESOCKET ECONNREFUSED' });
  expect((await send({ host: 'nowhere.invalid' })).kind).toBe('refused');
  server = await openMailServer();
});

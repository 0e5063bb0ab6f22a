import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sendBySmtp } from '#desk/node/smtp.ts';
import { readSettings } from '#desk/settings.ts';
import { openMailServer } from '../a-mail-server.ts';

vi.setConfig({ testTimeout: 30_000 });

let server: Awaited<ReturnType<typeof openMailServer>>;
beforeEach(async () => (server = await openMailServer()));
afterEach(() => server.close());

const letter = {
  reference: 'one',
  from: 'website@clinic.example',
  to: ['desk@clinic.example'],
  subject: 'A new request is waiting',
  text: 'Hello.\n',
};

const send = (address: string, changes: Partial<typeof letter> = {}) => {
  const settings = readSettings({ SMTP_URL: address, MAIL_TO: letter.to[0], MAIL_FROM: letter.from });
  return sendBySmtp(settings.mail!.server!)({ ...letter, ...changes }, new AbortController().signal);
};

test('the name of a mail is the same at each try', async () => {
  const here = `smtp://127.0.0.1:${server.port}`;
  expect(await send(here)).toEqual({ kind: 'taken' });
  expect(await send(here)).toEqual({ kind: 'taken' });
  expect(server.ids()).toEqual(['<one@clinic.example>', '<one@clinic.example>']);
});

describe('a user and a password', () => {
  test('with what must be written otherwise in an address', async () => {
    await server.close();
    server = await openMailServer({ authOptional: false });
    expect(await send(`smtp://desk:hush%401@127.0.0.1:${server.port}`)).toEqual({ kind: 'taken' });
  });

  test('that are wrong: nobody has the mail, and the password is not said', async () => {
    const outcome = await send(`smtp://desk:hush2@127.0.0.1:${server.port}`);
    expect(outcome).toEqual({ kind: 'refused', why: 'EAUTH 535' });
    expect(server.tries()).toBe(0);
  });
});

describe('encryption', () => {
  // Another way to write 127.0.0.1, which is not known to be this computer.
  const elsewhere = '127.1';

  test('a server in the network that offers none gets neither mail nor password', async () => {
    const outcome = await send(`smtp://desk:hush%401@${elsewhere}:${server.port}`);
    expect(outcome.kind).toBe('refused');
    expect(server.tries()).toBe(0);
  });

  test.each([
    ['smtp', false],
    ['smtps', true],
  ])('%s: a certificate that nobody vouches for is not believed', async (protocol, secure) => {
    await server.close();
    server = await openMailServer({ secure, disabledCommands: [] });
    const outcome = await send(`${protocol}://${elsewhere}:${server.port}`);
    expect(outcome.kind).toBe('refused');
    expect(server.tries()).toBe(0);
  });
});

describe('what is known of a mail that did not go through', () => {
  const here = () => `smtp://127.0.0.1:${server.port}`;

  test.each([421, 451, 550, 554])('%d: nobody has it', async (status) => {
    server.answers.push(status);
    expect(await send(here())).toEqual({ kind: 'refused', why: `EMESSAGE ${status}` });
  });

  test('an address that the server does not know: nobody has it, and the address is not said', async () => {
    await server.close();
    server = await openMailServer({
      onRcptTo: ({ address }, _, done) => done(new Error(`Nobody is called ${address}.`)),
    });
    const outcome = await send(here());
    expect(outcome).toEqual({ kind: 'refused', why: expect.stringMatching(/^EENVELOPE 550$/) as string });
  });

  test('no server, or none of this name: nobody has it', async () => {
    const { port } = server;
    await server.close();
    expect(await send(`smtp://127.0.0.1:${port}`)).toEqual({ kind: 'refused', why: 'ESOCKET ECONNREFUSED' });
    expect((await send('smtp://nowhere.invalid')).kind).toBe('refused');
    server = await openMailServer();
  });

  test('a connection that is lost after the last word: somebody may have it', async () => {
    server.answers.push('vanish');
    expect((await send(here())).kind).toBe('unknown');
  });
});

import { expect, test } from 'vitest';
import { readSettings, SettingsError } from '#desk/settings/settings.ts';
import { startMessage } from '#desk/node/start-message.ts';

const mail = { MAIL_TO: 'a@b.in', MAIL_FROM: 'a@b.in' };
const REQUEST_WEBHOOK = 'https://hooks.example.org/token';

test('defaults: local only, no trusted proxy, no other origin, nothing removed', () => {
  expect(readSettings({})).toMatchObject({
    host: '127.0.0.1',
    proxies: 0,
    allowOrigins: [],
    requestsPerMinute: 30,
    keepDays: undefined,
    secondFactor: { required: 'off', key: undefined },
  });
});

test.each([
  { SITE_URL: 'www.example.in' },
  { SITE_URL: 'javascript:alert(1)' },
  { PORT: 'eighty' },
  { PORT: '65536' },
  { PORT: '1.5' },
  { TRUST_PROXY: 'true' },
  { REQUESTS_PER_MINUTE: '0' },
  { REQUEST_WEBHOOK: 'example.org' },
  { REQUEST_WEBHOOK: 'http://example.org/hush' },
  { REQUEST_WEBHOOK: 'https://me:pass@example.org/' },
  { REQUEST_WEBHOOK: 'http://127.0.0.1.example.org/' },
  { HEARTBEAT_URL: 'http://example.org/' },
  { WEBHOOK_SECRET: 'hush', REQUEST_WEBHOOK },
  { WEBHOOK_SECRET: 'whsec_hush', REQUEST_WEBHOOK },
  { WEBHOOK_DETAILS: 'maybe', REQUEST_WEBHOOK },
  { MAIL_TO: undefined, SMTP_URL: 'smtp://a', MAIL_FROM: 'a@b.in' },
  { MAIL_TO: 'desk', MAIL_FROM: 'a@b.in' },
  { MAIL_FROM: undefined, MAIL_TO: 'a@b.in' },
  { MAIL_FROM: 'a@b.in, c@b.in', MAIL_TO: 'a@b.in' },
  { SMTP_URL: 'mail.example.in', ...mail },
  { SMTP_URL: 'http://me:hush@b.in', ...mail },
  { SMTP_URL: 'smtps://mail.example.in/box', ...mail },
  { SMTP_URL: 'smtps://me:100%@mail.example.in', ...mail },
  { MAIL_TIMES: '9', ...mail },
  { MAIL_TIMES: '09:00 24:00', ...mail },
  { MAIL_DETAILS: 'some', ...mail },
  { PATIENT_RECEIPT: 'true', ...mail },
  { PATIENT_RECEIPT: 'yes', SMTP_URL: 'smtps://smtp.b.in', MAIL_FROM: 'a@b.in' },
  { BACKUP_KEY: 'hush', BACKUP_FOLDER: 'b' },
  { BACKUP_KEY: undefined, BACKUP_FOLDER: 'b' },
  { BACKUP_KEY: 'a'.repeat(20), BACKUP_KEY_FILE: 'key', BACKUP_FOLDER: 'b' },
  { BACKUP_KEEP: '0', BACKUP_KEY: 'a'.repeat(20), BACKUP_FOLDER: 'b' },
  { ALLOW_ORIGIN: '*' },
  { ALLOW_ORIGIN: 'https://example.org/path' },
  { SECOND_FACTOR: 'yes' },
  { SECOND_FACTOR: 'managers' },
  { SECOND_FACTOR_KEY: 'hush' },
])('%j is rejected by name, without repeating a secret', (env) => {
  expect(() => readSettings(env)).toThrow(SettingsError);
  expect(() => readSettings(env)).toThrow(Object.keys(env)[0]);
  expect(() => readSettings(env)).not.toThrow(/hush/);
});

test.each([REQUEST_WEBHOOK, 'http://127.0.0.1:9000/x', 'http://localhost:9000', 'http://[::1]:9000/'])(
  'accepts the webhook %s',
  (address) => expect(readSettings({ REQUEST_WEBHOOK: address }).webhook?.address).toBeInstanceOf(URL),
);

test('mail is sent at once and without patient data by default', () => {
  const server = { url: 'smtps://desk%40b.in:p%3Aw@smtp.b.in', isLocal: false };
  expect(readSettings({ SMTP_URL: server.url, ...mail }).mail).toEqual({
    ...{ server, to: ['a@b.in'], from: 'a@b.in', times: [], details: false, receipt: false, link: undefined },
  });
  const chosen = { SMTP_URL: 'smtp://localhost', MAIL_TIMES: '14:30, 9:00', MAIL_DETAILS: 'yes' };
  expect(readSettings({ ...mail, ...chosen, SITE_URL: 'https://b.in/' }).mail).toMatchObject({
    server: { url: 'smtp://localhost', isLocal: true },
    times: [540, 870],
    details: true,
    link: 'https://b.in/desk',
  });
});

test('accepts several origins', () => {
  const { allowOrigins } = readSettings({ ALLOW_ORIGIN: 'https://a.in, https://b.in/' });
  expect(allowOrigins).toEqual(['https://a.in', 'https://b.in']);
});

test("the start message names the receptionist's page and the notifications, without secrets", () => {
  expect(startMessage(readSettings({}), 4321, false)).toContain('npm run requests -- --add-person "Name"');
  const env = { REQUEST_WEBHOOK, SMTP_URL: 'smtps://me:hush@smtp.b.in', ...mail };
  const message = startMessage(readSettings(env), 4321, true);
  expect(message).toContain("The receptionist's page: http://127.0.0.1:4321/desk\n");
  expect(startMessage(readSettings({ SITE_URL: 'https://b.in' }), 4321, true)).toContain(
    'https://b.in/desk\n',
  );
  expect(message).toContain('hooks.example.org');
  expect(message).toContain('to a@b.in.');
  expect(message).not.toMatch(/token|hush|no notification/);
});

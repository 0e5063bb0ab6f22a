import { describe, expect, test } from 'vitest';
import { readSettings, SettingsError } from '#desk/settings.ts';
import { greeting } from '#desk/node/greeting.ts';

const mail = { MAIL_TO: 'a@b.in', MAIL_FROM: 'a@b.in' };

describe('settings', () => {
  test('nothing needs to be set', () => {
    expect(readSettings({})).toEqual({
      host: '127.0.0.1',
      port: 4321,
      dist: 'releases/current',
      requestsFile: 'data/requests.sqlite',
      webhook: undefined,
      mail: undefined,
      heartbeat: undefined,
      backup: undefined,
      allowOrigins: [],
      proxies: 0,
      requestsPerMinute: 30,
      repeatSeconds: 60,
      bodySeconds: 10,
      keepDays: undefined,
      secondFactor: { required: 'off', key: undefined },
    });
  });

  test.each([
    { PORT: 'eighty' },
    { PORT: '65536' },
    { PORT: '1.5' },
    { TRUST_PROXY: 'true' },
    { REQUESTS_PER_MINUTE: '0' },
    { REQUEST_WEBHOOK: 'example.org' },
    { REQUEST_WEBHOOK: 'http://example.org/hook' },
    { REQUEST_WEBHOOK: 'https://me:pass@example.org/' },
    { REQUEST_WEBHOOK: 'http://127.0.0.1.example.org/' },
    { HEARTBEAT_URL: 'http://example.org/' },
    { WEBHOOK_SECRET: 'secret', REQUEST_WEBHOOK: 'https://example.org/' },
    { WEBHOOK_SECRET: 'whsec_dG9vIHNob3J0', REQUEST_WEBHOOK: 'https://example.org/' },
    { WEBHOOK_DETAILS: 'maybe', REQUEST_WEBHOOK: 'https://example.org/' },
    { MAIL_TO: undefined, SMTP_URL: 'smtp://a', MAIL_FROM: 'a@b.in' },
    { MAIL_TO: 'desk', MAIL_FROM: 'a@b.in' },
    { MAIL_FROM: undefined, MAIL_TO: 'a@b.in' },
    { MAIL_FROM: 'a@b.in, c@b.in', MAIL_TO: 'a@b.in' },
    { MAIL_FROM: '"A" <a@b.in>', MAIL_TO: 'a@b.in' },
    { SMTP_URL: 'mail.example.in', ...mail },
    { SMTP_URL: 'https://mail.example.in', ...mail },
    { SMTP_URL: 'smtps://mail.example.in/box', ...mail },
    { SMTP_URL: 'smtps://me:100%@mail.example.in', ...mail },
    { MAIL_TIMES: '9', ...mail },
    { MAIL_TIMES: '09:00 24:00', ...mail },
    { MAIL_DETAILS: 'some', ...mail },
    { BACKUP_KEY: 'short', BACKUP_FOLDER: 'b' },
    { BACKUP_KEY: undefined, BACKUP_FOLDER: 'b' },
    { BACKUP_KEY: 'a'.repeat(20), BACKUP_KEY_FILE: 'key', BACKUP_FOLDER: 'b' },
    { BACKUP_KEEP: '0', BACKUP_KEY: 'a'.repeat(20), BACKUP_FOLDER: 'b' },
    { ALLOW_ORIGIN: '*' },
    { ALLOW_ORIGIN: 'https://example.org/path' },
  ])('%j is refused with a sentence that names it', (env) => {
    expect(() => readSettings(env)).toThrow(SettingsError);
    expect(() => readSettings(env)).toThrow(Object.keys(env)[0]);
  });

  test('a refused webhook, secret or key is not repeated', () => {
    expect(() => readSettings({ REQUEST_WEBHOOK: 'http://example.org/token' })).not.toThrow(/token/);
    const REQUEST_WEBHOOK = 'https://example.org/';
    expect(() => readSettings({ REQUEST_WEBHOOK, WEBHOOK_SECRET: 'whsec_hush' })).not.toThrow(/hush/);
    expect(() => readSettings({ BACKUP_FOLDER: 'b', BACKUP_KEY: 'hush' })).not.toThrow(/hush/);
    expect(() => readSettings({ SMTP_URL: 'http://me:hush@b.in', ...mail })).not.toThrow(/hush/);
  });

  test.each([
    'https://hooks.example.org/abc',
    'http://127.0.0.1:9000/x',
    'http://localhost:9000',
    'http://[::1]:9000/',
  ])('webhook %s is fine', (address) =>
    expect(readSettings({ REQUEST_WEBHOOK: address }).webhook?.address).toBeInstanceOf(URL),
  );

  test('mail is at once and says nothing of patients, unless it is told otherwise', () => {
    expect(readSettings({ SMTP_URL: 'smtps://desk%40b.in:p%3Aw@smtp.b.in', ...mail }).mail).toEqual({
      server: { url: 'smtps://desk%40b.in:p%3Aw@smtp.b.in', onThisComputer: false },
      to: ['a@b.in'],
      from: 'a@b.in',
      times: [],
      details: false,
      link: undefined,
    });
    const chosen = { SMTP_URL: 'smtp://localhost', MAIL_TIMES: '14:30, 9:00', MAIL_DETAILS: 'yes' };
    expect(readSettings({ ...mail, ...chosen, SITE_URL: 'https://b.in/' }).mail).toMatchObject({
      server: { url: 'smtp://localhost', onThisComputer: true },
      times: [540, 870],
      details: true,
      link: 'https://b.in/desk',
    });
  });

  test('several origins', () => {
    expect(readSettings({ ALLOW_ORIGIN: 'https://a.in, https://b.in/' }).allowOrigins).toEqual([
      'https://a.in',
      'https://b.in',
    ]);
  });
});

describe('the greeting', () => {
  test('says how the receptionist comes in, and where once somebody is added', () => {
    const settings = readSettings({});
    expect(greeting(settings, 4321, false)).toContain('npm run requests -- --add-person "Name"');
    expect(greeting(settings, 4321, true)).toContain("The receptionist's page: http://127.0.0.1:4321/desk\n");
  });

  test('names the webhook by its host only', () => {
    const words = greeting(readSettings({ REQUEST_WEBHOOK: 'https://hooks.example.org/token' }), 1, true);
    expect(words).toContain('hooks.example.org');
    expect(words).not.toContain('token');
    expect(words).not.toContain('Nobody');
  });

  test('says who gets mail, and nothing of the server', () => {
    const words = greeting(readSettings({ SMTP_URL: 'smtps://me:hush@smtp.b.in', ...mail }), 1, true);
    expect(words).toContain('to a@b.in.');
    expect(words).not.toMatch(/hush|Nobody/);
  });
});

import { describe, expect, test } from 'vitest';
import { readSettings, SettingsError } from '#desk/settings.ts';
import { greeting } from '#desk/node/greeting.ts';

describe('settings', () => {
  test('nothing needs to be set', () => {
    expect(readSettings({})).toEqual({
      host: '127.0.0.1',
      port: 4321,
      dist: 'dist',
      requestsFile: 'data/requests.sqlite',
      webhook: undefined,
      backup: undefined,
      allowOrigins: [],
      proxies: 0,
      requestsPerMinute: 30,
      repeatSeconds: 60,
      bodySeconds: 10,
      keepDays: undefined,
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
    { WEBHOOK_SECRET: 'secret', REQUEST_WEBHOOK: 'https://example.org/' },
    { WEBHOOK_SECRET: 'whsec_dG9vIHNob3J0', REQUEST_WEBHOOK: 'https://example.org/' },
    { WEBHOOK_DETAILS: 'maybe', REQUEST_WEBHOOK: 'https://example.org/' },
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
  });

  test.each([
    'https://hooks.example.org/abc',
    'http://127.0.0.1:9000/x',
    'http://localhost:9000',
    'http://[::1]:9000/',
  ])('webhook %s is fine', (address) =>
    expect(readSettings({ REQUEST_WEBHOOK: address }).webhook?.address).toBeInstanceOf(URL),
  );

  test('several origins', () => {
    expect(readSettings({ ALLOW_ORIGIN: 'https://a.in, https://b.in/' }).allowOrigins).toEqual([
      'https://a.in',
      'https://b.in',
    ]);
  });
});

describe('the greeting', () => {
  test('says where requests are kept and that nobody is notified', () => {
    const words = greeting(readSettings({}), 4321, false);
    expect(words).toContain('http://127.0.0.1:4321');
    expect(words).toContain('data/requests.sqlite');
    expect(words).toContain('Nobody is notified');
  });

  test('names the webhook by its host only', () => {
    const words = greeting(readSettings({ REQUEST_WEBHOOK: 'https://hooks.example.org/token' }), 1, true);
    expect(words).toContain('hooks.example.org');
    expect(words).not.toContain('token');
    expect(words).not.toContain('Nobody');
  });
});

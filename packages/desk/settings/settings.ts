import { readBackup } from './backup.ts';
import { readMail } from './mail.ts';
import { listOf, SettingsError, siteAddress, wholeNumber, type Environment } from './values.ts';
import { addressIn, readWebhook } from './webhook.ts';

export { SettingsError, type Environment };

/** All settings, read once at start. */
export type Settings = ReturnType<typeof readSettings>;

export const requestsFile = (env: Environment) => env.REQUESTS_FILE || 'data/requests.sqlite';

export function readSettings(env: Environment) {
  return {
    host: env.HOST || '127.0.0.1',
    /** The public address of the site, without a slash at the end. */
    siteUrl: env.SITE_URL ? webAddress(siteAddress(env)) : undefined,
    port: wholeNumber(env, 'PORT', 4321, 0, 65535),
    dist: env.DIST || 'releases/current',
    requestsFile: requestsFile(env),
    /** The URL to notify of each new request, if set. */
    webhook: readWebhook(env),
    /** The recipients of mail about new requests, if set. */
    mail: readMail(env),
    /** The URL to call while all is well, if set. */
    heartbeat: env.HEARTBEAT_URL ? addressIn(env, 'HEARTBEAT_URL') : undefined,
    /** The folder of hourly backups, if set. */
    backup: readBackup(env),
    /** Origins of sites on other hosts that may send requests here. */
    allowOrigins: listOf(env, 'ALLOW_ORIGIN').map(origin),
    /** How many trusted proxies in front write X-Forwarded-For. */
    proxies: wholeNumber(env, 'TRUST_PROXY', 0, 0, 10),
    requestsPerMinute: wholeNumber(env, 'REQUESTS_PER_MINUTE', 30, 1, 1_000_000),
    repeatSeconds: wholeNumber(env, 'REPEAT_SECONDS', 60, 0, 86_400),
    bodySeconds: wholeNumber(env, 'BODY_SECONDS', 10, 1, 600),
    /** After how many days booked, closed and spam requests are removed, if set. */
    keepDays: wholeNumber(env, 'KEEP_DAYS', 0, 1, 36_500) || undefined,
    secondFactor: readSecondFactor(env),
    /** The address of the editor and the key that it shares with the desk, if set. */
    editor: readEditor(env),
  };
}

function webAddress(text: string): string {
  if (/^https?:$/.test(URL.parse(text)?.protocol ?? '')) return text;
  throw new SettingsError(`SITE_URL must look like https://www.example.in, but it is "${text}".`);
}

function origin(text: string): string {
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol) && url.origin === text.replace(/\/$/, '')) return url.origin;
  throw new SettingsError(
    `ALLOW_ORIGIN must list origins such as https://www.example.in, but it has "${text}".`,
  );
}

const SHORTEST_KEY = 32;
const MAKE_KEY = 'Make one with: openssl rand -base64 32';

/** Who must have a second factor, and the key that encrypts its secrets. */
function readSecondFactor(env: Environment): { required: 'off' | 'managers' | 'all'; key?: string } {
  const required = env.SECOND_FACTOR?.trim().toLowerCase() || 'off';
  const key = readKey(env, 'SECOND_FACTOR_KEY');
  if (required !== 'off' && required !== 'managers' && required !== 'all')
    throw new SettingsError(`SECOND_FACTOR must be off, managers or all, but it is "${required}".`);
  if (!key && required !== 'off')
    throw new SettingsError(`SECOND_FACTOR needs SECOND_FACTOR_KEY to encrypt its secrets. ${MAKE_KEY}`);
  return { required, key };
}

function readEditor(env: Environment): { key: string; host?: string; port: number } | undefined {
  const key = readKey(env, 'EDITOR_KEY');
  const host = env.EDITOR_HOST || '127.0.0.1';
  return key ? { key, host, port: wholeNumber(env, 'EDITOR_PORT', 4322, 1, 65535) } : undefined;
}

function readKey(env: Environment, name: string): string | undefined {
  const key = env[name]?.trim() || undefined;
  if (!key || key.length >= SHORTEST_KEY) return key;
  throw new SettingsError(`${name} must have at least ${SHORTEST_KEY} characters. ${MAKE_KEY}`);
}

import { readBackup } from './settings/backup.ts';
import { readMail } from './settings/mail.ts';
import { listOf, SettingsError, wholeNumber, type Environment } from './settings/values.ts';
import { addressIn, readWebhook } from './settings/webhook.ts';

export { SettingsError, type Environment };

/** Everything that can be chosen from outside, read once at start. */
export type Settings = ReturnType<typeof readSettings>;

export const requestsFile = (env: Environment) => env.REQUESTS_FILE || 'data/requests.sqlite';

export function readSettings(env: Environment) {
  return {
    host: env.HOST || '127.0.0.1',
    /** How people reach the site, where the build was told; without a slash at the end. */
    siteUrl: env.SITE_URL?.replace(/\/+$/, '') || undefined,
    port: wholeNumber(env, 'PORT', 4321, 0, 65535),
    dist: env.DIST || 'releases/current',
    requestsFile: requestsFile(env),
    /** Where each new request is announced; nobody is told when it is missing. */
    webhook: readWebhook(env),
    /** Who is told by mail that requests are waiting; nobody when it is missing. */
    mail: readMail(env),
    /** What is called while all is well; nothing when it is missing. */
    heartbeat: env.HEARTBEAT_URL ? addressIn(env, 'HEARTBEAT_URL') : undefined,
    /** Where copies go every hour; there are none when it is missing. */
    backup: readBackup(env),
    /** Origins of static sites elsewhere that may send their requests here. */
    allowOrigins: listOf(env, 'ALLOW_ORIGIN').map(origin),
    /** How many proxies of our own stand in front and write X-Forwarded-For. */
    proxies: wholeNumber(env, 'TRUST_PROXY', 0, 0, 10),
    requestsPerMinute: wholeNumber(env, 'REQUESTS_PER_MINUTE', 30, 1, 1_000_000),
    repeatSeconds: wholeNumber(env, 'REPEAT_SECONDS', 60, 0, 86_400),
    bodySeconds: wholeNumber(env, 'BODY_SECONDS', 10, 1, 600),
    /** After so many days, what is booked, closed or spam is removed; never when it is missing. */
    keepDays: wholeNumber(env, 'KEEP_DAYS', 0, 1, 36_500) || undefined,
    secondFactor: readSecondFactor(env),
    /** Where the editor of the writers listens on this computer, and the key that it shares; there is none without. */
    editor: readEditor(env),
  };
}

function origin(text: string): string {
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol) && url.origin === text.replace(/\/$/, '')) return url.origin;
  throw new SettingsError(
    `ALLOW_ORIGIN must list origins such as https://www.example.in, but it has "${text}".`,
  );
}

const SHORTEST_KEY = 32;
const MAKE_ONE = 'Make one with: openssl rand -base64 32';

/** Who has to have one, and what its secrets are encrypted with. */
function readSecondFactor(env: Environment): { required: 'off' | 'managers' | 'all'; key?: string } {
  const required = env.SECOND_FACTOR?.trim().toLowerCase() || 'off';
  const key = env.SECOND_FACTOR_KEY?.trim() || undefined;
  if (required !== 'off' && required !== 'managers' && required !== 'all')
    throw new SettingsError(`SECOND_FACTOR must be off, managers or all, but it is "${required}".`);
  checkKey('SECOND_FACTOR_KEY', key);
  if (!key && required !== 'off')
    throw new SettingsError(`SECOND_FACTOR needs SECOND_FACTOR_KEY, to keep its secrets with. ${MAKE_ONE}`);
  return { required, key };
}

function readEditor(env: Environment) {
  const key = env.EDITOR_KEY?.trim();
  checkKey('EDITOR_KEY', key);
  return key ? { key, port: wholeNumber(env, 'EDITOR_PORT', 4322, 1, 65535) } : undefined;
}

function checkKey(name: string, key: string | undefined): void {
  if (key && key.length < SHORTEST_KEY)
    throw new SettingsError(`${name} must hold at least ${SHORTEST_KEY} characters. ${MAKE_ONE}`);
}

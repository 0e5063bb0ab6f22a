/** Everything that can be chosen from outside, read once at start. */
export interface Settings {
  host: string;
  port: number;
  dist: string;
  requestsFile: string;
  /** Where each new request is announced; nobody is told when it is missing. */
  webhook: URL | undefined;
  /** Origins of static sites elsewhere that may send their requests here. */
  allowOrigins: string[];
  /** How many proxies of our own stand in front and write X-Forwarded-For. */
  proxies: number;
  requestsPerMinute: number;
  repeatSeconds: number;
  bodySeconds: number;
}

/** Carries a sentence for whoever started the desk. */
export class SettingsError extends Error {}

/** What is set outside: the environment of the process, or the variables and secrets of a Worker. */
export type Environment = Record<string, string | undefined>;

export const requestsFile = (env: Environment) => env.REQUESTS_FILE || 'data/requests.sqlite';

export function readSettings(env: Environment): Settings {
  return {
    host: env.HOST || '127.0.0.1',
    port: wholeNumber(env, 'PORT', 4321, 0, 65535),
    dist: env.DIST || 'dist',
    requestsFile: requestsFile(env),
    webhook: env.REQUEST_WEBHOOK ? webhook(env.REQUEST_WEBHOOK) : undefined,
    allowOrigins: (env.ALLOW_ORIGIN ?? '')
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(origin),
    proxies: wholeNumber(env, 'TRUST_PROXY', 0, 0, 10),
    requestsPerMinute: wholeNumber(env, 'REQUESTS_PER_MINUTE', 30, 1, 1_000_000),
    repeatSeconds: wholeNumber(env, 'REPEAT_SECONDS', 60, 0, 86_400),
    bodySeconds: wholeNumber(env, 'BODY_SECONDS', 10, 1, 600),
  };
}

function wholeNumber(env: Environment, name: string, usual: number, least: number, most: number): number {
  const text = env[name]?.trim();
  if (!text) return usual;
  const value = Number(text);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  throw new SettingsError(`${name} must be a whole number from ${least} to ${most}, but it is "${text}".`);
}

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** The address may hold a secret, so no message repeats it. */
function webhook(text: string): URL {
  const url = URL.parse(text);
  const safe = url?.protocol === 'https:' || (url?.protocol === 'http:' && LOOPBACK.test(url.hostname));
  if (!url || !safe || url.username || url.password) {
    throw new SettingsError(
      'REQUEST_WEBHOOK must be an https address without a user name (http only for this computer itself).',
    );
  }
  return url;
}

function origin(text: string): string {
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol) && url.origin === text.replace(/\/$/, '')) return url.origin;
  throw new SettingsError(
    `ALLOW_ORIGIN must list origins such as https://www.example.in, but it has "${text}".`,
  );
}

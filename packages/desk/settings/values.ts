/** The message tells the operator what to do. */
export class SettingsError extends Error {}

/** The environment of the process, or the variables and secrets of a Worker. */
export type Environment = Record<string, string | undefined>;

export function wholeNumber(env: Environment, name: string, fallback: number, min: number, max: number) {
  const text = env[name]?.trim();
  if (!text) return fallback;
  const value = Number(text);
  if (Number.isInteger(value) && value >= min && value <= max) return value;
  throw new SettingsError(`${name} must be a whole number from ${min} to ${max}, but it is "${text}".`);
}

/** Splits at commas and spaces. */
export const listOf = (env: Environment, name: string): string[] =>
  (env[name] ?? '').split(/[\s,]+/).filter(Boolean);

export function yesOrNo(env: Environment, name: string, fallback: boolean): boolean {
  const text = env[name]?.trim().toLowerCase();
  if (!text) return fallback;
  if (text === 'yes' || text === 'no') return text === 'yes';
  throw new SettingsError(`${name} must be yes or no, but it is "${text}".`);
}

export const isLoopback = (host: string): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(host);

/** The public URL of the site, or else that of this computer. */
export const siteAddress = (env: Environment): string =>
  (env.SITE_URL || `http://127.0.0.1:${env.PORT || '4321'}`).replace(/\/+$/, '');

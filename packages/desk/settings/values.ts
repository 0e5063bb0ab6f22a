/** Carries a sentence for whoever started the desk. */
export class SettingsError extends Error {}

/** What is set outside: the environment of the process, or the variables and secrets of a Worker. */
export type Environment = Record<string, string | undefined>;

export function wholeNumber(env: Environment, name: string, usual: number, least: number, most: number) {
  const text = env[name]?.trim();
  if (!text) return usual;
  const value = Number(text);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  throw new SettingsError(`${name} must be a whole number from ${least} to ${most}, but it is "${text}".`);
}

/** What stands between commas or spaces. */
export const listOf = (env: Environment, name: string): string[] =>
  (env[name] ?? '').split(/[\s,]+/).filter(Boolean);

export function yesOrNo(env: Environment, name: string, usual: boolean): boolean {
  const text = env[name]?.trim().toLowerCase();
  if (!text) return usual;
  if (text === 'yes' || text === 'no') return text === 'yes';
  throw new SettingsError(`${name} must be yes or no, but it is "${text}".`);
}

export const isThisComputer = (host: string): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(host);

/** How people reach the site: what the build was told, or else this computer. */
export const siteAddress = (env: Environment): string =>
  (env.SITE_URL || `http://127.0.0.1:${env.PORT || '4321'}`).replace(/\/+$/, '');

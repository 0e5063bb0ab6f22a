import { SettingsError, type Environment } from './values.ts';

const SHORTEST_KEY = 32;
const MAKE_ONE = 'Make one with: openssl rand -base64 32';

/** Who has to have one, and what its secrets are encrypted with. */
export function readSecondFactor(env: Environment): {
  required: 'off' | 'managers' | 'all';
  key: string | undefined;
} {
  const required = env.SECOND_FACTOR?.trim().toLowerCase() || 'off';
  const key = env.SECOND_FACTOR_KEY?.trim() || undefined;
  if (required !== 'off' && required !== 'managers' && required !== 'all')
    throw new SettingsError(`SECOND_FACTOR must be off, managers or all, but it is "${required}".`);
  if (key && key.length < SHORTEST_KEY)
    throw new SettingsError(`SECOND_FACTOR_KEY must hold at least ${SHORTEST_KEY} characters. ${MAKE_ONE}`);
  if (!key && required !== 'off')
    throw new SettingsError(`SECOND_FACTOR needs SECOND_FACTOR_KEY, to keep its secrets with. ${MAKE_ONE}`);
  return { required, key };
}

import { isThisComputer, listOf, SettingsError, yesOrNo, type Environment } from './values.ts';

export type WebhookSettings = NonNullable<ReturnType<typeof readWebhook>>;

export function readWebhook(env: Environment) {
  if (!env.REQUEST_WEBHOOK) return undefined;
  return {
    address: addressIn(env, 'REQUEST_WEBHOOK'),
    /** One while it is used, two while it is being changed; without any, nothing is signed. */
    secrets: listOf(env, 'WEBHOOK_SECRET').map(secret),
    /** Whether what the patient wrote is sent along. */
    details: yesOrNo(env, 'WEBHOOK_DETAILS', true),
  };
}

/** The address may hold a secret, so no message repeats it. */
export function addressIn(env: Environment, name: string): URL {
  const url = URL.parse(env[name] ?? '');
  const safe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isThisComputer(url.hostname));
  if (!url || !safe || url.username || url.password) {
    throw new SettingsError(
      `${name} must be an https address without a user name (http only for this computer itself).`,
    );
  }
  return url;
}

/** As Standard Webhooks writes them: 24 to 64 bytes in base64. */
function secret(text: string): Uint8Array {
  const [, coded] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(text) ?? [];
  const bytes = Buffer.from(coded ?? '', 'base64');
  if (bytes.length >= 24 && bytes.length <= 64) return bytes;
  throw new SettingsError(
    'WEBHOOK_SECRET must be whsec_ and 24 to 64 bytes in base64; make one with: echo whsec_$(openssl rand -base64 32)',
  );
}

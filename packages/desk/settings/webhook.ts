import { isLoopback, listOf, SettingsError, yesOrNo, type Environment } from './values.ts';

export type WebhookSettings = NonNullable<ReturnType<typeof readWebhook>>;

export function readWebhook(env: Environment) {
  if (!env.REQUEST_WEBHOOK) return undefined;
  return {
    address: addressIn(env, 'REQUEST_WEBHOOK'),
    /** Two while the secret is being changed; none for unsigned requests. */
    secrets: listOf(env, 'WEBHOOK_SECRET').map(secret),
    /** Whether to send the patient's data. */
    details: yesOrNo(env, 'WEBHOOK_DETAILS', true),
  };
}

/** The URL may contain a secret, so no message repeats it. */
export function addressIn(env: Environment, name: string): URL {
  const url = URL.parse(env[name] ?? '');
  const safe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname));
  if (!url || !safe || url.username || url.password) {
    throw new SettingsError(
      `${name} must be an https address without a user name (http only for this computer itself).`,
    );
  }
  return url;
}

/** A secret of Standard Webhooks: 24 to 64 bytes in base64. */
function secret(text: string): Uint8Array {
  const [, coded] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(text) ?? [];
  const bytes = Buffer.from(coded ?? '', 'base64');
  if (bytes.length >= 24 && bytes.length <= 64) return bytes;
  throw new SettingsError(
    'WEBHOOK_SECRET must be whsec_ and 24 to 64 bytes in base64; make one with: echo whsec_$(openssl rand -base64 32)',
  );
}

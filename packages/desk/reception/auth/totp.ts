// Time-based one-time codes (RFC 6238), as every authenticator app makes them, and the codes on paper beside them.
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const PERIOD_S = 30;
const TAG_BYTES = 16;
const NONCE_BYTES = 12;
const RECOVERY_CODES = 10;

/** The step in which a code may be made now, with a clock that is right. */
export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / PERIOD_S);

export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** What the QR code says to the app. */
export const appAddress = (secret: string, name: string): string => totp(secret, name).toString();

const totp = (secret: string, label = '') =>
  new TOTP({ issuer: 'Front desk', label, secret: Secret.fromBase32(secret), period: PERIOD_S });

/** The step to which the code belongs: this one, or the one before or after, for a phone whose clock is a little off. */
export function stepOf(code: string, secret: string, now: Date): number | undefined {
  const token = code.replace(/\s/g, '');
  const delta = /^\d{6}$/.test(token)
    ? totp(secret).validate({ token, timestamp: now.getTime(), window: 1 })
    : null;
  return delta === null ? undefined : stepAt(now) + delta;
}

/** 80 bits each, in letters and digits that nobody mixes up on paper. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => new Secret({ size: 10 }).base32.replace(/.{4}(?=.)/g, '$&-'));

/** However it was typed from the paper. */
export const cleanRecoveryCode = (text: string): string =>
  text
    .slice(0, 60)
    .toUpperCase()
    .replaceAll('0', 'O')
    .replaceAll('1', 'I')
    .replace(/[^A-Z2-7]/g, '')
    .replace(/.{4}(?=.)/g, '$&-');

const cipherKey = (key: string) => createHash('sha256').update(key).digest();
const whose = (person: number) => Buffer.from(`second factor of ${person}`);

/** Encrypted for this person: in the row of another it opens nothing. */
export function seal(secret: string, key: string, person: number): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', cipherKey(key), nonce);
  cipher.setAAD(whose(person));
  return Buffer.concat([nonce, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString(
    'base64url',
  );
}

/** Undefined where it is damaged, of another person, or was made with another key. */
export function unseal(sealed: string, key: string, person: number): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  try {
    const nonce = bytes.subarray(0, NONCE_BYTES);
    const decipher = createDecipheriv('aes-256-gcm', cipherKey(key), nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(whose(person));
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
    const secret = [decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()];
    return Buffer.concat(secret).toString();
  } catch {
    return undefined;
  }
}

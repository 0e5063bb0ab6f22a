// One-time codes of authenticator apps (RFC 6238), and recovery codes on paper.
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const PERIOD_S = 30;
const TAG_BYTES = 16;
const NONCE_BYTES = 12;
const RECOVERY_CODES = 10;

export const currentStep = (now: Date): number => Math.floor(now.getTime() / 1000 / PERIOD_S);

export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** Returns the otpauth: address in the QR code. */
export const otpauthUrl = (secret: string, name: string): string => totp(secret, name).toString();

const totp = (secret: string, label = '') =>
  new TOTP({ issuer: 'Front desk', label, secret: Secret.fromBase32(secret), period: PERIOD_S });

/** Returns the time step of a valid code: the current one, or one before or after it for a phone whose clock is off. */
export function stepOf(code: string, secret: string, now: Date): number | undefined {
  const token = code.replace(/\s/g, '');
  const delta = /^\d{6}$/.test(token)
    ? totp(secret).validate({ token, timestamp: now.getTime(), window: 1 })
    : null;
  return delta === null ? undefined : currentStep(now) + delta;
}

const inGroups = (code: string): string => code.replace(/.{4}(?=.)/g, '$&-');

/** 80 bits each. Base32 has no 0, 1, 8 or 9, which are easily misread on paper. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => inGroups(new Secret({ size: 10 }).base32));

/** Accepts any case and grouping, and 0 and 1 for O and I. */
export const normalizeRecoveryCode = (text: string): string =>
  inGroups(
    text
      .slice(0, 60)
      .toUpperCase()
      .replaceAll('0', 'O')
      .replaceAll('1', 'I')
      .replace(/[^A-Z2-7]/g, ''),
  );

const cipherKey = (key: string) => createHash('sha256').update(key).digest();
const associatedData = (person: number) => Buffer.from(`second factor of ${person}`);

/** Encrypts a secret for this person: moved to another person's row, it cannot be decrypted. */
export function seal(secret: string, key: string, person: number): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', cipherKey(key), nonce);
  cipher.setAAD(associatedData(person));
  return Buffer.concat([nonce, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString(
    'base64url',
  );
}

/** Returns undefined when the secret is damaged, belongs to another person, or was sealed with another key. */
export function unseal(sealed: string, key: string, person: number): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  try {
    const nonce = bytes.subarray(0, NONCE_BYTES);
    const decipher = createDecipheriv('aes-256-gcm', cipherKey(key), nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(associatedData(person));
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
    const secret = [decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()];
    return Buffer.concat(secret).toString();
  } catch {
    return undefined;
  }
}

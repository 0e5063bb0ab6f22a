// Reads the backups that were made before the age format. Nothing writes it any more.
import { createDecipheriv, scryptSync } from 'node:crypto';

/** After it: scrypt's cost as a power of two, salt, nonce, and a part of the derived bytes that tells a wrong key. */
export const FIRST_MARK = 'clinic requests backup 1\n';
const HEAD = FIRST_MARK.length + 1 + 16 + 12 + 16;
const TAG = 16;
const HIGHEST_COST = 20;

/** As age-encryption says it. */
export const WRONG_KEY = "no identity matched any of the file's recipients";

/** Throws when the file is damaged, or the key is not the one it was made with. */
export function decryptFirstFormat(file: Buffer, passphrase: string): Buffer {
  const [cost = 0] = file.subarray(FIRST_MARK.length);
  if (cost > HIGHEST_COST) throw new Error('damaged');
  const [salt, nonce, check] = [file.subarray(26, 42), file.subarray(42, 54), file.subarray(54, HEAD)];
  const memory = { N: 2 ** cost, r: 8, p: 3, maxmem: 2 ** 31 - 1 };
  const derived = scryptSync(passphrase, salt, 32 + check.length, memory);
  if (!derived.subarray(32).equals(check)) throw new Error(WRONG_KEY);
  const decipher = createDecipheriv('aes-256-gcm', derived.subarray(0, 32), nonce, { authTagLength: TAG });
  decipher.setAAD(file.subarray(0, HEAD)).setAuthTag(file.subarray(-TAG));
  return Buffer.concat([decipher.update(file.subarray(HEAD, -TAG)), decipher.final()]);
}

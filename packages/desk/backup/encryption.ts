import { createDecipheriv, scryptSync } from 'node:crypto';
import { Decrypter, Encrypter } from 'age-encryption';
import { BackupProblem } from './atomic-write.ts';

// A backup is the SQLite file as an age file (https://age-encryption.org), so that `age --decrypt` opens it without us.
const AGE_MARK = 'age-encryption.org/v1\n';
/** Of scrypt, as a power of two: 64 MiB of memory. The passphrase that packages/desk/hosting.md has made needs no more. */
const COST = 16;

/** The same letters may be typed as different characters on another computer. */
const normal = (passphrase: string): string => passphrase.normalize('NFKC');

export async function encrypt(content: Uint8Array, passphrase: string, cost = COST): Promise<Uint8Array> {
  const age = new Encrypter();
  age.setScryptWorkFactor(cost);
  age.setPassphrase(normal(passphrase));
  return age.encrypt(content);
}

/** `name` is what the sentences call the file. Throws BackupProblem. */
export async function decrypt(file: Buffer, passphrase: string, name: string): Promise<Uint8Array> {
  const beginsWith = (mark: string) => file.subarray(0, mark.length).equals(Buffer.from(mark));
  try {
    if (beginsWith(FIRST_MARK)) return decryptFirstFormat(file, normal(passphrase));
    if (beginsWith(AGE_MARK)) {
      const age = new Decrypter();
      age.addPassphrase(normal(passphrase));
      return await age.decrypt(file);
    }
  } catch (error) {
    const isWrongKey = error instanceof Error && error.message === WRONG_KEY;
    throw new BackupProblem(
      isWrongKey
        ? `BACKUP_KEY is not the key that ${name} was made with, or its beginning is damaged.`
        : `${name} is damaged or not whole. Take another backup.`,
    );
  }
  throw new BackupProblem(`${name} is not a backup of this desk.`);
}

/**
 * Begins the backups that were made before the age format; nothing writes it any more. After it: scrypt's cost as a power
 * of two, salt, nonce, and a part of the derived bytes that tells a wrong key.
 */
const FIRST_MARK = 'clinic requests backup 1\n';
const HEAD = FIRST_MARK.length + 1 + 16 + 12 + 16;
const TAG = 16;
const HIGHEST_COST = 20;

/** As age-encryption says it. */
const WRONG_KEY = "no identity matched any of the file's recipients";

/** Throws when the file is damaged, or the key is not the one it was made with. */
function decryptFirstFormat(file: Buffer, passphrase: string): Buffer {
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

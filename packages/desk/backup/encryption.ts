import { Decrypter, Encrypter } from 'age-encryption';
import { BackupError } from './snapshot.ts';

// A backup is the SQLite file as an age file (https://age-encryption.org), so that `age --decrypt` opens it, too.
const HEADER = 'age-encryption.org/v1\n';
/** scrypt's cost as a power of two: 64 MiB of memory, which is enough for a generated passphrase (hosting.md). */
const COST = 16;
/** The message of age-encryption. */
const WRONG_KEY = "no identity matched any of the file's recipients";

/** Another computer may type the same letters as different characters. */
const normalize = (passphrase: string): string => passphrase.normalize('NFKC');

export async function encrypt(content: Uint8Array, passphrase: string, cost = COST): Promise<Uint8Array> {
  const age = new Encrypter();
  age.setScryptWorkFactor(cost);
  age.setPassphrase(normalize(passphrase));
  return age.encrypt(content);
}

/** Error messages call the file `name`. Rejects with BackupError. */
export async function decrypt(file: Buffer, passphrase: string, name: string): Promise<Uint8Array> {
  if (!file.subarray(0, HEADER.length).equals(Buffer.from(HEADER)))
    throw new BackupError(`${name} is not a backup of this desk.`);
  const age = new Decrypter();
  age.addPassphrase(normalize(passphrase));
  try {
    return await age.decrypt(file);
  } catch (error) {
    throw new BackupError(
      (error as Error).message === WRONG_KEY
        ? `BACKUP_KEY is not the key that ${name} was made with, or its beginning is damaged.`
        : `${name} is damaged or incomplete. Use another backup.`,
    );
  }
}

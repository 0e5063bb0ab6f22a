import { readFileSync } from 'node:fs';
import { Decrypter, Encrypter } from 'age-encryption';
import { checkedPassphrase, type BackupSettings } from '../settings/backup.ts';
import { SettingsError } from '../settings/values.ts';
import { BackupProblem } from './snapshot.ts';

// A backup is the SQLite file as an age file (https://age-encryption.org), so that `age --decrypt` opens it without us.
const MARK = 'age-encryption.org/v1\n';
/** Of scrypt, as a power of two: 64 MiB of memory. The passphrase that packages/desk/hosting.md has made needs no more. */
const COST = 16;
/** As age-encryption says it. */
const WRONG_KEY = "no identity matched any of the file's recipients";

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
  if (!file.subarray(0, MARK.length).equals(Buffer.from(MARK)))
    throw new BackupProblem(`${name} is not a backup of this desk.`);
  const age = new Decrypter();
  age.addPassphrase(normal(passphrase));
  try {
    return await age.decrypt(file);
  } catch (error) {
    const isWrongKey = error instanceof Error && error.message === WRONG_KEY;
    throw new BackupProblem(
      isWrongKey
        ? `BACKUP_KEY is not the key that ${name} was made with, or its beginning is damaged.`
        : `${name} is damaged or not whole. Take another backup.`,
    );
  }
}

/** The passphrase that backups are made with. Throws SettingsError, which never repeats it. */
export function passphraseOf(key: BackupSettings['key']): string {
  if ('passphrase' in key) return key.passphrase;
  let text: string;
  try {
    text = readFileSync(key.file, 'utf8');
  } catch {
    throw new SettingsError(`BACKUP_KEY_FILE, ${key.file}, cannot be read.`);
  }
  return checkedPassphrase(text, 'BACKUP_KEY_FILE');
}

import { SettingsError, wholeNumber, type Environment } from './values.ts';

export type BackupSettings = NonNullable<ReturnType<typeof readBackup>>;

export function readBackup(env: Environment) {
  if (!env.BACKUP_FOLDER) return undefined;
  return {
    folder: env.BACKUP_FOLDER,
    key: readBackupKey(env),
    /** Of how many days one is kept; of the last two days, all of them. */
    keep: wholeNumber(env, 'BACKUP_KEEP', 30, 1, 3650),
  };
}

/** The passphrase, or where it lies. */
export function readBackupKey(env: Environment): { passphrase: string } | { file: string } {
  if (env.BACKUP_KEY && env.BACKUP_KEY_FILE)
    throw new SettingsError('Set BACKUP_KEY or BACKUP_KEY_FILE, not both.');
  if (env.BACKUP_KEY_FILE) return { file: env.BACKUP_KEY_FILE };
  if (env.BACKUP_KEY) return { passphrase: checkedPassphrase(env.BACKUP_KEY, 'BACKUP_KEY') };
  throw new SettingsError(
    'Backups are encrypted: set BACKUP_KEY, or BACKUP_KEY_FILE to a file that holds it. Make one with: openssl rand -base64 32',
  );
}

const SHORTEST_PASSPHRASE = 16;

export function checkedPassphrase(text: string, name: string): string {
  const passphrase = text.trim();
  if (passphrase.length >= SHORTEST_PASSPHRASE) return passphrase;
  throw new SettingsError(`${name} must hold at least ${SHORTEST_PASSPHRASE} characters.`);
}

import { readFileSync } from 'node:fs';
import { SettingsError, wholeNumber, type Environment } from './values.ts';

export function readBackup(env: Environment) {
  if (!env.BACKUP_FOLDER) return undefined;
  return {
    folder: env.BACKUP_FOLDER,
    key: readBackupKey(env),
    /** For how many days to keep one backup a day; those of the last two days are all kept. */
    keep: wholeNumber(env, 'BACKUP_KEEP', 30, 1, 3650),
  };
}

type BackupKey = { passphrase: string } | { file: string };

export function readBackupKey(env: Environment): BackupKey {
  if (env.BACKUP_KEY && env.BACKUP_KEY_FILE)
    throw new SettingsError('Set BACKUP_KEY or BACKUP_KEY_FILE, not both.');
  if (env.BACKUP_KEY_FILE) return { file: env.BACKUP_KEY_FILE };
  if (env.BACKUP_KEY) return { passphrase: checkPassphrase(env.BACKUP_KEY, 'BACKUP_KEY') };
  throw new SettingsError(
    'Backups are encrypted: set BACKUP_KEY, or BACKUP_KEY_FILE to a file that contains it. Make one with: openssl rand -base64 32',
  );
}

/** Throws SettingsError, which never repeats the passphrase. */
export function readPassphrase(key: BackupKey): string {
  if ('passphrase' in key) return key.passphrase;
  try {
    return checkPassphrase(readFileSync(key.file, 'utf8'), 'BACKUP_KEY_FILE');
  } catch (error) {
    throw error instanceof SettingsError
      ? error
      : new SettingsError(`BACKUP_KEY_FILE, ${key.file}, cannot be read.`);
  }
}

const SHORTEST_PASSPHRASE = 16;

function checkPassphrase(text: string, name: string): string {
  const passphrase = text.trim();
  if (passphrase.length >= SHORTEST_PASSPHRASE) return passphrase;
  throw new SettingsError(`${name} must have at least ${SHORTEST_PASSPHRASE} characters.`);
}

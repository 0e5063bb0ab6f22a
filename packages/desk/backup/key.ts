import { readFileSync } from 'node:fs';
import { checkedPassphrase, type BackupSettings } from '../settings/backup.ts';
import { SettingsError } from '../settings/values.ts';

/** The passphrase that backups are made with. Throws SettingsError, which never repeats it. */
export function passphraseOf(key: BackupSettings['key']): string {
  if ('passphrase' in key) return key.passphrase;
  return checkedPassphrase(textOf(key.file), 'BACKUP_KEY_FILE');
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new SettingsError(`BACKUP_KEY_FILE, ${file}, cannot be read.`);
  }
}

import { passphraseOf } from '../backup/key.ts';
import { restore } from '../backup/restore.ts';
import { readBackupKey } from '../settings/backup.ts';
import type { Environment } from '../settings/values.ts';
import { requestCount } from '../format/text.ts';

/** Says how many are back. Throws BackupProblem, DatabaseProblem or SettingsError. */
export async function restoreBackup(source: string, target: string, env: Environment): Promise<string> {
  const { requests, people } = await restore(source, target, passphraseOf(readBackupKey(env)));
  return [
    `${requestCount(requests)} put back into ${target}.`,
    'Whatever was deleted after this backup was made has come back as well: delete it again.',
    people.length > 0
      ? `Everybody is signed out. These can sign in: ${people.join(', ')}. Whoever has left since: --remove-person.\n`
      : 'Nobody can sign in to the front desk yet.\n',
  ].join('\n');
}

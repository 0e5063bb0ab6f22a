import { mkdtempDisposableSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openForWriting } from '../store/sqlite/file.ts';
import { decrypt } from './encryption.ts';
import { newestBackup } from './make.ts';
import { BackupError, refuseToOverwrite, writeSnapshot } from './snapshot.ts';

/** Restores a requests file, and resolves to the people who can sign in. Rejects with BackupError or DatabaseError. */
export async function restore(source: string, target: string, passphrase: string) {
  // The log of another file would be mixed into this one.
  for (const file of [target, `${target}-wal`, `${target}-shm`]) refuseToOverwrite(file);
  const bytes = await decrypt(readBackup(source), passphrase, source);
  const requests = await writeSnapshot(target, bytes, source);
  return { requests, people: revokeAccess(target) };
}

/** Restores the newest backup into a temporary folder as a test. Rejects with BackupError or DatabaseError. */
export async function testRestore(folder: string, passphrase: string, now: Date): Promise<void> {
  const { name = 'none' } = newestBackup(folder, now) ?? {};
  using temporary = mkdtempDisposableSync(join(tmpdir(), 'restore-'));
  await restore(join(folder, name), join(temporary.path, 'requests.sqlite'), passphrase);
}

/** People removed since then may have a session or an invitation of that day. Returns the names that can sign in. */
function revokeAccess(target: string): string[] {
  using database = openForWriting(target);
  for (const table of ['sessions', 'devices', 'sign_in_attempts', 'alerts', 'receipts'])
    database.exec(`DELETE FROM ${table}`);
  database.exec('UPDATE people SET invitation = NULL, invited_until = NULL');
  const rows = database.prepare(
    "SELECT name || ' (' || role || ')' AS name FROM people WHERE removed_at IS NULL AND password IS NOT NULL ORDER BY sign_in",
  );
  return rows.all().map(({ name }) => String(name));
}

function readBackup(source: string): Buffer {
  try {
    // Reading a FIFO would never end.
    if (statSync(source).isFile()) return readFileSync(source);
  } catch {
    throw new BackupError(`${source} cannot be read.`);
  }
  throw new BackupError(`${source} is not a file.`);
}

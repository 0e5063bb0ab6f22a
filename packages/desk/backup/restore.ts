import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openForWriting } from '../store/sqlite/file.ts';
import { decrypt } from './encryption.ts';
import { newestBackup } from './make.ts';
import { BackupProblem, refuseTaken, writeSnapshot } from './snapshot.ts';

/** Makes a requests file of a backup, and says who can sign in to it. Throws BackupProblem or DatabaseProblem. */
export async function restore(source: string, target: string, passphrase: string) {
  // The log of another file would be mixed into this one.
  for (const taken of [target, `${target}-wal`, `${target}-shm`]) refuseTaken(taken);
  const bytes = await decrypt(contentOf(source), passphrase, source);
  const requests = await writeSnapshot(target, bytes, source);
  return { requests, people: endAccess(target) };
}

/** The newest, as one would after a loss, but elsewhere and for a trial only. Throws BackupProblem or DatabaseProblem. */
export async function drill(folder: string, passphrase: string, now: Date): Promise<void> {
  const { name = 'none' } = newestBackup(folder, now) ?? {};
  const elsewhere = mkdtempSync(join(tmpdir(), 'restore-'));
  try {
    await restore(join(folder, name), join(elsewhere, 'requests.sqlite'), passphrase);
  } finally {
    rmSync(elsewhere, { recursive: true, force: true });
  }
}

/** Whoever has left since may hold a session or a link of that day. Resolves to the names of those who can sign in. */
function endAccess(target: string): string[] {
  using database = openForWriting(target);
  for (const table of ['sessions', 'devices', 'sign_in_attempts', 'alerts'])
    database.exec(`DELETE FROM ${table}`);
  database.exec('UPDATE people SET invitation = NULL, invited_until = NULL');
  const rows = database.prepare(
    "SELECT name || ' (' || role || ')' AS name FROM people WHERE removed_at IS NULL AND password IS NOT NULL ORDER BY sign_in",
  );
  return rows.all().map(({ name }) => String(name));
}

function contentOf(source: string): Buffer {
  try {
    // Reading a FIFO would never end.
    if (statSync(source).isFile()) return readFileSync(source);
  } catch {
    throw new BackupProblem(`${source} cannot be read.`);
  }
  throw new BackupProblem(`${source} is not a file.`);
}

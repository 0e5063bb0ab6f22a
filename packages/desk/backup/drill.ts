import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newestBackup } from './folder.ts';
import type { BackupOrder } from './make.ts';
import { BackupProblem } from './problem.ts';
import { restore } from './restore.ts';

/** Puts the newest backup back as one would after a loss, but elsewhere. Throws BackupProblem or DatabaseProblem. */
export async function drill({ folder, passphrase }: BackupOrder, now: Date): Promise<void> {
  const newest = newestBackup(folder, now);
  if (!newest) throw new BackupProblem(`There is no backup in ${folder} to try.`);
  const elsewhere = mkdtempSync(join(tmpdir(), 'restore-'));
  try {
    await restore(join(folder, newest.name), join(elsewhere, 'requests.sqlite'), passphrase);
  } finally {
    rmSync(elsewhere, { recursive: true, force: true });
  }
}

import { readFileSync } from 'node:fs';
import { problemOf } from '../store/sqlite/problem.ts';
import { decrypt } from './encryption.ts';
import { BackupProblem } from './problem.ts';
import { checkSnapshot } from './snapshot.ts';
import { refuseTaken, writeWhole } from './atomic-write.ts';

/** Makes a requests file of a backup, and says how many are in it. Throws BackupProblem or DatabaseProblem. */
export async function restore(source: string, target: string, passphrase: string): Promise<number> {
  // The log of another file would be mixed into this one.
  for (const taken of [target, `${target}-wal`, `${target}-shm`]) refuseTaken(taken);
  const bytes = await decrypt(contentOf(source), passphrase, source);
  let requests = 0;
  try {
    await writeWhole(target, bytes, async (written) => {
      requests = checkSnapshot(written, source);
    });
  } catch (error) {
    throw error instanceof BackupProblem ? error : problemOf(error, target);
  }
  return requests;
}

function contentOf(source: string): Buffer {
  try {
    return readFileSync(source);
  } catch {
    throw new BackupProblem(`${source} cannot be read.`);
  }
}

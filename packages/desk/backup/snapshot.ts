import { DatabaseSync } from 'node:sqlite';
import { checkOwner, openForReading } from '../store/sqlite/file.ts';
import { DatabaseProblem, problemOf } from '../store/sqlite/problem.ts';
import { BackupProblem, writeWhole } from './atomic-write.ts';

/** All that the desk keeps, as it is at one moment. It never lies on a disk in plain. Throws DatabaseProblem. */
export function takeSnapshot(file: string): Buffer {
  using database = openForReading(file);
  try {
    const bytes = Buffer.from(database.serialize());
    // A write-ahead log belongs to a file; SQLite's documentation names these two bytes for a copy without one.
    return bytes.fill(1, 18, 20);
  } catch (error) {
    throw problemOf(error, file);
  }
}

/**
 * Writes a file that holds a snapshot, and resolves to how many requests are in it. What was written is read again:
 * `open` makes the snapshot of it, and `source` is what the sentences call the file it came from. Throws BackupProblem or
 * DatabaseProblem.
 */
export async function writeSnapshot(
  target: string,
  bytes: Uint8Array,
  source: string,
  open: (written: Buffer) => Uint8Array | Promise<Uint8Array> = (written) => written,
): Promise<number> {
  let requests = 0;
  try {
    await writeWhole(target, bytes, async (written) => {
      requests = checkSnapshot(await open(written), source);
    });
    return requests;
  } catch (error) {
    throw error instanceof BackupProblem ? error : problemOf(error, target);
  }
}

/** How many requests are in it. Throws DatabaseProblem, about the file it came from, when it is not whole. */
export function checkSnapshot(bytes: Uint8Array, file: string): number {
  using database = new DatabaseSync(':memory:');
  try {
    database.deserialize(bytes);
    const verdict = database.prepare('PRAGMA integrity_check').get()?.integrity_check;
    if (verdict !== 'ok') throw new DatabaseProblem('damaged', file);
    checkOwner(database, file);
    return Number(database.prepare('SELECT count(*) AS count FROM requests').get()?.count);
  } catch (error) {
    throw problemOf(error, file);
  }
}

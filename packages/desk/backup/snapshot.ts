import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { checkOwner, openForReading } from '../store/sqlite/file.ts';
import { DatabaseProblem, problemOf } from '../store/sqlite/problem.ts';

/** The message says in a sentence for the practice why there is no backup, or none that can be restored. */
export class BackupProblem extends Error {}

/** The ending of a file that is still being written. */
export const PART = '.part';

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
 * Writes a private file that is whole, on the disk and checked from the moment that it has its name, and resolves to the
 * number of requests in it. Overwrites nothing. `read` makes the snapshot of what was written, and `source` is what the
 * messages call the file it came from. Throws BackupProblem or DatabaseProblem.
 */
export async function writeSnapshot(
  target: string,
  bytes: Uint8Array,
  source: string,
  read: (written: Buffer) => Uint8Array | Promise<Uint8Array> = (written) => written,
): Promise<number> {
  const part = `${target}.${randomBytes(4).toString('hex')}${PART}`;
  try {
    writeFileSync(part, bytes, { flag: 'wx', mode: 0o600, flush: true });
    const requests = checkSnapshot(await read(readFileSync(part)), source);
    refuseTaken(target);
    renameSync(part, target);
    await syncFolder(dirname(target));
    return requests;
  } catch (error) {
    throw error instanceof BackupProblem ? error : problemOf(error, target);
  } finally {
    rmSync(part, { force: true });
  }
}

export function refuseTaken(target: string): void {
  if (!existsSync(target)) return;
  throw new BackupProblem(
    `${target} is there already, and nothing is overwritten. Name another file, or stop the site and move this one away.`,
  );
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

/** A power cut loses a new name that is not on the disk yet. Network folders may refuse this. */
async function syncFolder(folder: string): Promise<void> {
  try {
    await using handle = await open(folder);
    await handle.sync();
  } catch {
    return;
  }
}

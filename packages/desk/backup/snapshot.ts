import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DatabaseError, toDatabaseError } from '../store/sqlite/error.ts';
import { checkOwner, openForReading } from '../store/sqlite/file.ts';

/** The message tells the practice why a backup could not be made or restored. */
export class BackupError extends Error {}

/** The extension of a file that is being written. */
export const PART = '.part';

/** Returns a consistent copy of the database, which is never written to the disk unencrypted. Throws DatabaseError. */
export function takeSnapshot(file: string): Buffer {
  using database = openForReading(file);
  try {
    // SQLite's file format: these two bytes mark a file without a write-ahead log.
    return Buffer.from(database.serialize()).fill(1, 18, 20);
  } catch (error) {
    throw toDatabaseError(error, file);
  }
}

/**
 * Writes a private file under a temporary name, and renames it once it is on the disk and checked. Overwrites nothing.
 * `decode` turns the written bytes into the snapshot; error messages call its origin `source`. Resolves to the number of
 * requests in it. Rejects with BackupError or DatabaseError.
 */
export async function writeSnapshot(
  target: string,
  bytes: Uint8Array,
  source: string,
  decode: (written: Buffer) => Uint8Array | Promise<Uint8Array> = (written) => written,
): Promise<number> {
  const part = `${target}.${randomBytes(4).toString('hex')}${PART}`;
  try {
    writeFileSync(part, bytes, { flag: 'wx', mode: 0o600, flush: true });
    const requests = checkSnapshot(await decode(readFileSync(part)), source);
    refuseToOverwrite(target);
    renameSync(part, target);
    syncFolder(dirname(target));
    return requests;
  } catch (error) {
    throw error instanceof BackupError ? error : toDatabaseError(error, target);
  } finally {
    rmSync(part, { force: true });
  }
}

export function refuseToOverwrite(target: string): void {
  if (!existsSync(target)) return;
  throw new BackupError(
    `${target} exists already, and nothing is overwritten. Name another file, or stop the site and move this one away.`,
  );
}

/** Returns the number of requests in it. Throws DatabaseError, about the source file, when it is damaged. */
export function checkSnapshot(bytes: Uint8Array, source: string): number {
  using database = new DatabaseSync(':memory:');
  try {
    database.deserialize(bytes);
    const result = database.prepare('PRAGMA integrity_check').get()?.integrity_check;
    if (result !== 'ok') throw new DatabaseError('damaged', source);
    checkOwner(database, source);
    return Number(database.prepare('SELECT count(*) AS count FROM requests').get()?.count);
  } catch (error) {
    throw toDatabaseError(error, source);
  }
}

/** Without this, a power cut may lose the new name. */
function syncFolder(folder: string): void {
  try {
    const handle = openSync(folder, 'r');
    fsyncSync(handle);
    closeSync(handle);
  } catch {
    // Network folders and Windows may refuse it.
  }
}

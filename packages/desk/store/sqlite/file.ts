import { chmodSync, closeSync, mkdirSync, openSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DatabaseError, toDatabaseError } from './error.ts';

/** In the header of the file, so that no other database is mistaken for ours. */
const APPLICATION_ID = 0x5041494e;
const LOCK_TIMEOUT_MS = 2000;

const migrations = new URL('../migrations/', import.meta.url);

/** One file per version of the database, also applied to D1. Never change a released one: add another. */
export const MIGRATIONS = readdirSync(migrations)
  .filter((name) => name.endsWith('.sql'))
  .sort()
  .map((name) => readFileSync(new URL(name, migrations), 'utf8'));

/** Opens the file for writing, and creates it when it is missing. Throws DatabaseError. */
export const openForWriting = (file: string, timeout = LOCK_TIMEOUT_MS): DatabaseSync =>
  withDatabaseError(file, () => {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    closeSync(openSync(file, 'a', 0o600));
    return open(file, { timeout }, (database) => {
      checkOwner(database, file);
      // SQLite gives its -wal and -shm files the mode of the main file.
      if ((statSync(file).mode & 0o077) !== 0) chmodSync(file, 0o600);
      database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;');
      migrate(database);
    });
  });

/** Opens an existing file for writing. Throws DatabaseError, also for a missing file. */
export function openForChanging(file: string): DatabaseSync {
  withDatabaseError(file, () => requireFile(file));
  return openForWriting(file);
}

/** Opens an existing file read-only, after migrating an older one. Throws DatabaseError. */
export const openForReading = (file: string): DatabaseSync =>
  withDatabaseError(file, () => {
    requireFile(file);
    const database = openReadOnly(file);
    if (numberOf(database, 'user_version') === MIGRATIONS.length) return database;
    database.close();
    openForWriting(file).close();
    return openReadOnly(file);
  });

const openReadOnly = (file: string): DatabaseSync =>
  open(file, { timeout: LOCK_TIMEOUT_MS, readOnly: true }, (database) => {
    if (checkOwner(database, file) === 'empty') throw new DatabaseError('missing', file);
  });

function requireFile(file: string): void {
  if (!statSync(file, { throwIfNoEntry: false })) throw new DatabaseError('missing', file);
}

function withDatabaseError<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw toDatabaseError(error, file);
  }
}

/** Opens and prepares a database, and closes it when that fails. */
function open(
  file: string,
  options: { timeout: number; readOnly?: boolean },
  prepare: (database: DatabaseSync) => void,
): DatabaseSync {
  using closing = new DisposableStack();
  const database = closing.use(new DatabaseSync(file, options));
  prepare(database);
  closing.move();
  return database;
}

const numberOf = (database: DatabaseSync, pragma: string) =>
  Number(Object.values(database.prepare(`PRAGMA ${pragma}`).get() ?? {})[0]);

export function checkOwner(database: DatabaseSync, file: string): 'ours' | 'empty' {
  if (numberOf(database, 'application_id') === APPLICATION_ID) {
    if (numberOf(database, 'user_version') > MIGRATIONS.length) throw new DatabaseError('newer', file);
    return 'ours';
  }
  const used = database.prepare('SELECT 1 FROM sqlite_schema LIMIT 1').get();
  if (used) throw new DatabaseError('foreign', file);
  return 'empty';
}

function migrate(database: DatabaseSync): void {
  if (numberOf(database, 'user_version') === MIGRATIONS.length) return;
  inTransaction(database, () => {
    // Another process may have migrated in between.
    for (const statements of MIGRATIONS.slice(numberOf(database, 'user_version'))) database.exec(statements);
    database.exec(`PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = ${MIGRATIONS.length}`);
  });
}

export function inTransaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

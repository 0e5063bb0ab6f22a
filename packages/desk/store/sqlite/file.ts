import { chmodSync, closeSync, mkdirSync, openSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { problemOf, DatabaseProblem } from './problem.ts';

/** In the header of the file, so that no other database is mistaken for ours. */
const APPLICATION_ID = 0x5041494e;
const PATIENCE_MS = 2000;

const migrations = new URL('../migrations/', import.meta.url);

/** One file per version of the database, also applied to D1. Never change a released one: add another. */
export const MIGRATIONS = readdirSync(migrations)
  .filter((name) => name.endsWith('.sql'))
  .sort()
  .map((name) => readFileSync(new URL(name, migrations), 'utf8'));

/** Opens the file for writing, and creates it when it is missing. Throws DatabaseProblem. */
export function openForWriting(file: string, patience = PATIENCE_MS): DatabaseSync {
  return guarded(file, () => {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    closeSync(openSync(file, 'a', 0o600));
    const database = new DatabaseSync(file, { timeout: patience });
    return closedOnFailure(database, () => {
      checkOwner(database, file);
      // SQLite gives its -wal and -shm files the mode of the main file.
      if ((statSync(file).mode & 0o077) !== 0) chmodSync(file, 0o600);
      database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;');
      migrate(database);
    });
  });
}

/** Opens an existing file read-only, after migrating an older one. Throws DatabaseProblem. */
export function openForReading(file: string): DatabaseSync {
  return guarded(file, () => {
    mustExist(file);
    const database = openReadOnly(file);
    if (numberOf(database, 'user_version') === MIGRATIONS.length) return database;
    database.close();
    openForWriting(file).close();
    return openReadOnly(file);
  });
}

function openReadOnly(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: PATIENCE_MS, readOnly: true });
  return closedOnFailure(database, () => {
    if (checkOwner(database, file) === 'empty') throw new DatabaseProblem('missing', file);
  });
}

/** Opens an existing file for writing. Throws DatabaseProblem, also for a missing file. */
export function openForChanging(file: string): DatabaseSync {
  guarded(file, () => mustExist(file));
  return openForWriting(file);
}

function mustExist(file: string): void {
  if (!statSync(file, { throwIfNoEntry: false })) throw new DatabaseProblem('missing', file);
}

function guarded<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw problemOf(error, file);
  }
}

export function closedOnFailure(database: DatabaseSync, prepare: () => void): DatabaseSync {
  try {
    prepare();
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

const numberOf = (database: DatabaseSync, pragma: string) =>
  Number(Object.values(database.prepare(`PRAGMA ${pragma}`).get() ?? {})[0]);

export function checkOwner(database: DatabaseSync, file: string): 'ours' | 'empty' {
  if (numberOf(database, 'application_id') === APPLICATION_ID) {
    if (numberOf(database, 'user_version') > MIGRATIONS.length) throw new DatabaseProblem('newer', file);
    return 'ours';
  }
  const used = database.prepare('SELECT 1 FROM sqlite_schema LIMIT 1').get();
  if (used) throw new DatabaseProblem('foreign', file);
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

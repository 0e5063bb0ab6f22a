import { statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTick, setTimeout as pause } from 'node:timers/promises';
import { createReporter } from '../../lib/logger.ts';
import type { Database, Row, Statement, Value } from '../database.ts';
import { addRequest, StoreError, type NewRequest, type Store, type StoreOptions } from '../store.ts';
import { DatabaseError, toDatabaseError, type DatabaseErrorReason } from './error.ts';
import { inTransaction, openForWriting } from './file.ts';

/** How long to wait for another program that is writing, and how often to retry. */
const LOCK_TIMEOUT_MS = 2_000;
const RETRY_MS = 20;
const CHECKPOINT_MS = 2_000;

/** After these the open file is still good; after any other error it is opened again. */
const TEMPORARY: DatabaseErrorReason[] = ['full', 'locked'];

/** With these at the start, pages are served and requests are refused until the error is fixed. */
const TOLERATED: DatabaseErrorReason[] = ['full', 'locked', 'damaged', 'unreadable'];

/** The reasons that a caller of the store can tell apart. */
const KNOWN = ['full', 'locked', 'read-only'] as const;

export const syncQueries = (database: DatabaseSync) => ({
  // No column of ours contains bytes or numbers beyond 2^53.
  read: (sql: string, values: Value[] = []) => database.prepare(sql).all(...values) as Row[],
  write: (statements: Statement[]): number[] =>
    inTransaction(database, () =>
      statements.map(({ sql, values }) => Number(database.prepare(sql).run(...values).changes)),
    ),
});

/** For commands, which may block. */
export function asyncQueries(file: DatabaseSync): Database {
  const { read, write } = syncQueries(file);
  return { read: async (...query) => read(...query), write: async (statements) => write(statements) };
}

export interface SqliteStore extends Store {
  /** Checks the file for damage. A damaged file is never written into again. Rejects with StoreError. */
  check(): Promise<void>;
}

/** Stores requests in one file; a commit returns once it is on the disk. Throws DatabaseError for a file that is not ours. */
export function openSqliteStore(
  file: string,
  options: StoreOptions,
  log: (message: string) => void,
): SqliteStore {
  const reporter = createReporter(log);
  let database: DatabaseSync | undefined;
  /** The identities of the open file and its write-ahead log, and of a damaged file. */
  let openFiles = '';
  let damagedFile = '';
  let closed = false;
  let arrived: NewRequest[] = [];
  let storing: Promise<void> | undefined;

  /** A lock blocks the process for `timeout` ms. */
  function open(timeout: number): DatabaseSync {
    using closing = new DisposableStack();
    const opened = closing.use(openForWriting(file, timeout));
    opened.exec('PRAGMA busy_timeout = 0');
    checkDamage(opened);
    closing.move();
    openFiles = currentFiles(file);
    return (database = opened);
  }

  function checkDamage(open: DatabaseSync): void {
    if (open.prepare('PRAGMA quick_check(1)').get()?.quick_check !== 'ok')
      throw new DatabaseError('damaged', file);
  }

  function close(): void {
    const open = database;
    database = undefined;
    open?.close();
  }

  /** Rows written to a file that was deleted or moved away would be acknowledged and then lost. */
  function closeReplacedFile(): void {
    if (!database || currentFiles(file) === openFiles) return;
    log(
      `${file} or its -wal is no longer the file that was open; requests go into the file that is there now.`,
    );
    // Rows left in the write-ahead log would be lost or mixed into the new file.
    checkpoint(database);
    close();
  }

  function attempt<T>(work: (queries: ReturnType<typeof syncQueries>) => T, timeout = 0): T {
    try {
      if (damagedFile && damagedFile === identityOf(file)) throw new DatabaseError('damaged', file);
      closeReplacedFile();
      return work(syncQueries(database ?? open(timeout)));
    } catch (error) {
      const databaseError = toDatabaseError(error, file);
      if (!TEMPORARY.includes(databaseError.reason)) close();
      if (databaseError.reason === 'damaged') damagedFile = identityOf(file);
      throw databaseError;
    }
  }

  /** Retries while another program is writing; pages are served meanwhile. */
  async function query<T>(
    work: Parameters<typeof attempt<T>>[0],
    onError?: (error: Error) => void,
  ): Promise<T> {
    for (const until = Date.now() + LOCK_TIMEOUT_MS; ; await pause(RETRY_MS)) {
      if (closed) throw new StoreError('busy');
      try {
        return attempt(work);
      } catch (error) {
        const { reason } = error as DatabaseError;
        if (reason === 'locked' && Date.now() < until) continue;
        onError?.(error as DatabaseError);
        throw new StoreError(KNOWN.find((known) => known === reason) ?? 'broken', { cause: error });
      }
    }
  }

  const report = ({ message }: Error) => reporter.failed(message);

  /** Requests of one tick of the event loop are committed together, with one wait for the disk. */
  async function storeArrived(): Promise<void> {
    const statements = arrived.flatMap((request) => addRequest(request, options));
    arrived = [];
    storing = undefined;
    await query(({ write }) => write(statements), report);
    reporter.recovered('Requests are being stored again.');
  }

  try {
    attempt(() => undefined, LOCK_TIMEOUT_MS);
  } catch (error) {
    if (!(error instanceof DatabaseError && TOLERATED.includes(error.reason))) throw error;
    report(error);
  }

  /** Moves everything into the one file that people copy, and removes erased text from the log. */
  const checkpoints = setInterval(() => {
    closeReplacedFile();
    if (database) checkpoint(database);
  }, CHECKPOINT_MS).unref();

  return {
    read: (sql, values) => query(({ read }) => read(sql, values)),
    write: (statements) => query(({ write }) => write(statements)),
    add(request) {
      arrived.push(request);
      storing ??= nextTick().then(storeArrived);
      return storing;
    },
    check: () => query(() => database && checkDamage(database), report),
    async close() {
      await storing?.catch(() => undefined);
      closed = true;
      clearInterval(checkpoints);
      close();
    },
  };
}

function identityOf(path: string): string {
  const found = statSync(path, { throwIfNoEntry: false });
  return found ? `${found.dev}:${found.ino}` : 'missing';
}

const currentFiles = (file: string): string => `${identityOf(file)} ${identityOf(`${file}-wal`)}`;

/** Moves the rows of the write-ahead log into the file. */
function checkpoint(database: DatabaseSync): void {
  try {
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  } catch {
    // The disk is full or gone: the rows stay in the log until the next attempt.
  }
}

import { statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { createReporter } from '../../lib/logger.ts';
import type { Database, Row, Statement, Value } from '../database.ts';
import { NotKept, type NewRequest, type StoreChoices, addRequest, type Store } from '../request-store.ts';
import { closedOnFailure, inTransaction, openForWriting } from './file.ts';
import { DatabaseProblem, problemOf, troubleOf, type Problem } from './problem.ts';

/** How long to wait for another program that is writing, and how often to try. */
const PATIENCE_MS = 2_000;
const TRY_AGAIN_MS = 20;
const IDLE_MS = 2_000;

/** After these the open file is still good; after any other problem it is opened again. */
const HARMLESS: Problem[] = ['full', 'locked'];

/** With these at the start, pages are served and requests are refused until the problem is fixed. */
const BEARABLE: Problem[] = ['full', 'locked', 'damaged', 'unreadable'];

export const createCalls = (database: DatabaseSync) => ({
  // No column of ours contains bytes or numbers beyond 2^53.
  read: (sql: string, values: Value[] = []) => database.prepare(sql).all(...values) as Row[],
  write: (statements: Statement[]): number[] =>
    inTransaction(database, () =>
      statements.map(({ sql, values }) => Number(database.prepare(sql).run(...values).changes)),
    ),
});

/** For commands, which may block. */
export function databaseOn(file: DatabaseSync): Database {
  const { read, write } = createCalls(file);
  return { read: async (...call) => read(...call), write: async (statements) => write(statements) };
}

type Calls = ReturnType<typeof createCalls>;

export interface SqliteStore extends Store {
  /** Checks the file for damage. A damaged file is never written into again. Rejects with NotKept. */
  check(): Promise<void>;
}

/** Stores requests in one file; a commit returns once it is on the disk. Throws DatabaseProblem for a file that is not ours. */
export function openSqliteStore(
  file: string,
  choices: StoreChoices,
  say: (sentence: string) => void,
): SqliteStore {
  const reporter = createReporter(say);
  const report = ({ message }: DatabaseProblem) => reporter.trouble(message);
  let database: DatabaseSync | undefined;
  /** Which file and write-ahead log are open, and which file was found damaged. */
  let opened = '';
  let damaged = '';
  let idle: NodeJS.Timeout | undefined;
  let closed = false;
  let arriving: NewRequest[] = [];
  let keeping: Promise<void> | undefined;

  /** `patience` is for how many ms a lock may block the process: none while visitors are served. */
  function open(patience: number): DatabaseSync {
    const fresh = openForWriting(file, patience);
    closedOnFailure(fresh, () => {
      fresh.exec('PRAGMA busy_timeout = 0');
      check(fresh);
    });
    opened = identityOf(file);
    return fresh;
  }

  function check(open: DatabaseSync): void {
    if (open.prepare('PRAGMA quick_check(1)').get()?.quick_check !== 'ok')
      throw new DatabaseProblem('damaged', file);
  }

  function close(): void {
    const open = database;
    database = undefined;
    clearTimeout(idle);
    idle = undefined;
    open?.close();
  }

  /** Rows written to a file that was deleted or moved away would be acknowledged and yet lost. */
  function leaveExchanged(): void {
    if (!database || identityOf(file) === opened) return;
    say(
      `${file} or its -wal is no longer the file that was open; requests go into the file that is there now.`,
    );
    // Left in the log, its rows would be lost or mixed into the new file.
    checkpoint(database);
    close();
  }

  /** After a while, everything is in the one file that people copy, and erased text is gone from the log. */
  function restWhenIdle(): void {
    // A call does not restart the timer: with one call a second, it would never fire.
    idle ??= setTimeout(() => {
      idle = undefined;
      leaveExchanged();
      if (database) checkpoint(database);
    }, IDLE_MS).unref();
  }

  function attempt<T>(work: (calls: Calls) => T, patience = 0): T {
    try {
      if (damaged && damaged === onDisk(file)) throw new DatabaseProblem('damaged', file);
      leaveExchanged();
      database ??= open(patience);
      return work(createCalls(database));
    } catch (error) {
      const problem = problemOf(error, file);
      if (!HARMLESS.includes(problem.problem)) close();
      if (problem.problem === 'damaged') damaged = onDisk(file);
      throw problem;
    } finally {
      restWhenIdle();
    }
  }

  /** Tries again while another program is writing; pages are served meanwhile. */
  async function use<T>(work: (calls: Calls) => T, onProblem?: typeof report): Promise<T> {
    for (const until = Date.now() + PATIENCE_MS; ; await pause(TRY_AGAIN_MS)) {
      if (closed) throw new NotKept('busy');
      try {
        return attempt(work);
      } catch (error) {
        const problem = problemOf(error, file);
        if (problem.problem === 'locked' && Date.now() < until) continue;
        onProblem?.(problem);
        throw new NotKept(troubleOf(problem.problem));
      }
    }
  }

  /** Requests of one tick of the event loop are committed together, with one wait for the disk. */
  async function keepArrived(): Promise<void> {
    const statements = arriving.flatMap((request) => addRequest(request, choices));
    arriving = [];
    keeping = undefined;
    await use((calls) => calls.write(statements), report);
    reporter.well('Requests are being kept again.');
  }

  try {
    attempt(() => undefined, PATIENCE_MS);
  } catch (error) {
    const problem = problemOf(error, file);
    if (!BEARABLE.includes(problem.problem)) throw problem;
    report(problem);
  }

  return {
    read: (sql, values) => use((calls) => calls.read(sql, values)),
    write: (statements) => use((calls) => calls.write(statements)),
    keep(request) {
      arriving.push(request);
      keeping ??= nextTurn().then(keepArrived);
      return keeping;
    },
    check: () => use(() => database && check(database), report),
    async close() {
      await keeping?.catch(() => undefined);
      closed = true;
      close();
    },
  };
}

/** The identity of a file on the disk. */
function onDisk(path: string): string {
  const found = statSync(path, { throwIfNoEntry: false });
  return found ? `${found.dev}:${found.ino}` : 'missing';
}

const identityOf = (file: string): string => `${onDisk(file)} ${onDisk(`${file}-wal`)}`;

/** Moves the rows of the write-ahead log into the file. */
function checkpoint(database: DatabaseSync): void {
  try {
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  } catch {
    // The disk is full or gone: the rows stay in the log until the next try.
  }
}

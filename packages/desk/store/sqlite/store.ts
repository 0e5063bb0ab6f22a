import { statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { createReporter } from '../../lib/logger.ts';
import type { Database, Row, Statement, Value } from '../database.ts';
import { NotKept, type NewRequest, type StoreChoices, addRequest, type Store } from '../request-store.ts';
import { closedOnFailure, inTransaction, openForWriting } from './file.ts';
import { DatabaseProblem, problemOf, troubleOf, type Problem } from './problem.ts';

/** How long to wait for another program that is writing, and how often to look. */
const PATIENCE_MS = 2_000;
const LOOK_AGAIN_MS = 20;
const IDLE_MS = 2_000;

/** After these the open file is still good; after anything else a fresh one is safer. */
const HARMLESS: Problem[] = ['full', 'locked'];

/** The pages of the site are sent all the same; requests are refused until it is mended. */
const BEARABLE: Problem[] = ['full', 'locked', 'damaged', 'unreadable'];

export const createCalls = (database: DatabaseSync) => ({
  // No column of ours holds bytes or numbers beyond 2^53.
  read: (sql: string, values: Value[] = []) => database.prepare(sql).all(...values) as Row[],
  write: (statements: Statement[]): number[] =>
    inTransaction(database, () =>
      statements.map(({ sql, values }) => Number(database.prepare(sql).run(...values).changes)),
    ),
});

/** For the commands, which have the file to themselves or wait. */
export function databaseOn(file: DatabaseSync): Database {
  const { read, write } = createCalls(file);
  return { read: async (...call) => read(...call), write: async (statements) => write(statements) };
}

type Calls = ReturnType<typeof createCalls>;

export interface SqliteStore extends Store {
  /** Looks through the file for damage. Once some was found, nothing is written any more. Rejects with NotKept. */
  check(): Promise<void>;
}

/**
 * Keeps requests in one file of this computer. What is committed is on the disk. Throws DatabaseProblem when the file
 * is not ours to open.
 */
export function openSqliteStore(
  file: string,
  choices: StoreChoices,
  say: (sentence: string) => void,
): SqliteStore {
  const reporter = createReporter(say);
  const report = ({ message }: DatabaseProblem) => reporter.trouble(message);
  let identity = '';
  /** A file that was found damaged: nothing goes into it any more. */
  let damaged = '';
  let database: DatabaseSync | undefined;
  let idle: NodeJS.Timeout | undefined;
  let closed = false;
  let arriving: NewRequest[] = [];
  let keeping: Promise<void> | undefined;

  /** `patience` is how long to block for a lock. Once visitors are being answered, nobody may block. */
  function openFile(patience?: number): DatabaseSync {
    const opened = openForWriting(file, patience);
    closedOnFailure(opened, () => {
      opened.exec('PRAGMA busy_timeout = 0');
      check(opened);
    });
    identity = identityOf(file);
    return opened;
  }

  function check(opened: DatabaseSync): void {
    if (opened.prepare('PRAGMA quick_check(1)').get()?.quick_check === 'ok') return;
    throw new DatabaseProblem('damaged', file);
  }

  function close(): void {
    clearTimeout(idle);
    idle = undefined;
    try {
      database?.close();
    } finally {
      database = undefined;
    }
  }

  /** Rows written to a file that was deleted or moved away would be acknowledged and yet lost. */
  function leaveExchanged(): void {
    if (!database || identityOf(file) === identity) return;
    say(`${file} or its -wal is no longer the file that was open; requests go into whatever is there now.`);
    // Left in the log, its rows would be lost or mixed into the new file.
    checkpoint(database);
    close();
  }

  /** So that hours without a request leave everything in the one file that people copy. */
  function restWhenIdle(): void {
    // Not begun anew by each call: somebody who looks every second would keep erased words in the log.
    idle ??= setTimeout(() => {
      idle = undefined;
      leaveExchanged();
      if (database) checkpoint(database);
    }, IDLE_MS).unref();
  }

  function attempt<T>(work: (calls: Calls) => T): T {
    try {
      if (damaged && damaged === onDisk(file)) throw new DatabaseProblem('damaged', file);
      leaveExchanged();
      database ??= openFile(0);
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

  /** Looks again while another program is writing; pages are answered meanwhile. */
  async function use<T>(work: (calls: Calls) => T, onProblem?: typeof report): Promise<T> {
    const until = Date.now() + PATIENCE_MS;
    for (;;) {
      if (closed) throw new NotKept('busy');
      try {
        return attempt(work);
      } catch (error) {
        const problem = problemOf(error, file);
        if (problem.problem !== 'locked' || Date.now() >= until) {
          onProblem?.(problem);
          throw new NotKept(troubleOf(problem.problem));
        }
      }
      await pause(LOOK_AGAIN_MS);
    }
  }

  /** What arrives in one turn of the event loop is committed together: one wait for the disk is enough for it. */
  async function keepArrived(): Promise<void> {
    const statements = arriving.flatMap((request) => addRequest(request, choices));
    arriving = [];
    keeping = undefined;
    await use((calls) => calls.write(statements), report);
    reporter.well('Requests are being kept again.');
  }

  // At start there is time to wait for another program.
  try {
    database = openFile(PATIENCE_MS);
  } catch (error) {
    const problem = problemOf(error, file);
    if (!BEARABLE.includes(problem.problem)) throw problem;
    if (problem.problem === 'damaged') damaged = onDisk(file);
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
    async check() {
      await use(() => database && check(database), report);
    },
    async close() {
      await keeping?.catch(() => undefined);
      closed = true;
      close();
    },
  };
}

/** A file as the disk knows it. */
function onDisk(path: string): string {
  const found = statSync(path, { throwIfNoEntry: false });
  return found ? `${found.dev}:${found.ino}` : 'missing';
}

/** The file and its write-ahead log. */
const identityOf = (file: string): string => `${onDisk(file)} ${onDisk(`${file}-wal`)}`;

/** Brings what is in the write-ahead log into the file itself. */
function checkpoint(database: DatabaseSync): void {
  try {
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  } catch {
    // A disk that is full or gone. What was kept stays in the log, and the next round tries again.
  }
}

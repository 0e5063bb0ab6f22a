import { statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { createReporter } from '../../lib/logger.ts';
import type { Row, Statement, Store, Value } from '../database.ts';
import { NotKept, type NewRequest, type StoreChoices } from '../request-store.ts';
import {
  addRequest,
  announcementIn,
  claimAnnouncement,
  NEXT,
  nextIn,
  scheduleAnnouncement,
} from '../statements.ts';
import { openForWriting } from './file.ts';
import { problemOf, troubleOf, type DatabaseProblem, type Problem } from './problem.ts';

/** How long to wait for another program that is writing, and how often to look. */
const PATIENCE_MS = 2_000;
const LOOK_AGAIN_MS = 20;
const IDLE_MS = 2_000;

/** After these the open file is still good; after anything else a fresh one is safer. */
const HARMLESS: Problem[] = ['full', 'locked'];

/** Runs the work in one transaction: all of it or nothing. */
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

export const createCalls = (database: DatabaseSync) => ({
  // No column of ours holds bytes or numbers beyond 2^53.
  read: (sql: string, values: Value[] = []) => database.prepare(sql).all(...values) as Row[],
  write: (statements: Statement[]): number[] =>
    inTransaction(database, () =>
      statements.map(({ sql, values }) => Number(database.prepare(sql).run(...values).changes)),
    ),
});

type Calls = ReturnType<typeof createCalls>;

/**
 * Keeps requests in one file of this computer. What is committed is on the disk. Throws DatabaseProblem when the file
 * cannot be opened.
 */
export function openSqliteStore(file: string, choices: StoreChoices, say: (sentence: string) => void): Store {
  const reporter = createReporter(say);
  let identity = '';
  let database: DatabaseSync | undefined = openFile();
  let idle: NodeJS.Timeout | undefined;
  let closed = false;
  let arriving: NewRequest[] = [];
  let keeping: Promise<void> | undefined;

  /** `patience` is how long to block for a lock. Once visitors are being answered, nobody may block. */
  function openFile(patience?: number): DatabaseSync {
    const opened = openForWriting(file, patience);
    opened.exec('PRAGMA busy_timeout = 0');
    identity = identityOf(file);
    return opened;
  }

  function close(): void {
    clearTimeout(idle);
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
    clearTimeout(idle);
    idle = setTimeout(() => {
      leaveExchanged();
      if (database) checkpoint(database);
    }, IDLE_MS).unref();
  }

  function attempt<T>(work: (calls: Calls) => T): T {
    try {
      leaveExchanged();
      database ??= openFile(0);
      return work(createCalls(database));
    } catch (error) {
      const problem = problemOf(error, file);
      if (!HARMLESS.includes(problem.problem)) close();
      throw problem;
    } finally {
      restWhenIdle();
    }
  }

  /** Looks again while another program is writing; pages are answered meanwhile. */
  async function use<T>(work: (calls: Calls) => T, report?: (problem: DatabaseProblem) => void): Promise<T> {
    const until = Date.now() + PATIENCE_MS;
    for (;;) {
      if (closed) throw new NotKept('busy');
      try {
        return attempt(work);
      } catch (error) {
        const problem = problemOf(error, file);
        if (problem.problem !== 'locked' || Date.now() >= until) {
          report?.(problem);
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
    await use(
      (calls) => calls.write(statements),
      ({ message }) => reporter.trouble(message),
    );
    reporter.well('Requests are being kept again.');
  }

  const read = (sql: string, values?: Value[]) => use((calls) => calls.read(sql, values));
  const write = (statements: Statement[]) => use((calls) => calls.write(statements));
  return {
    read,
    write,
    keep(request) {
      arriving.push(request);
      keeping ??= nextTurn().then(keepArrived);
      return keeping;
    },
    async claimAnnouncement(now, retryAt) {
      const { sql, values } = claimAnnouncement(now, retryAt);
      return announcementIn(await read(sql, values));
    },
    scheduleAnnouncement: async (id, at) => void (await write([scheduleAnnouncement(id, at)])),
    nextAnnouncement: async () => nextIn(await read(NEXT)),
    async close() {
      await keeping?.catch(() => undefined);
      closed = true;
      close();
    },
  };
}

/** The file and its write-ahead log, as the disk knows them. */
const identityOf = (file: string): string =>
  [file, `${file}-wal`]
    .map((path) => statSync(path, { throwIfNoEntry: false }))
    .map((found) => (found ? `${found.dev}:${found.ino}` : 'missing'))
    .join(' ');

/** Brings what is in the write-ahead log into the file itself. */
function checkpoint(database: DatabaseSync): void {
  try {
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  } catch {
    // A disk that is full or gone. What was kept stays in the log, and the next round tries again.
  }
}

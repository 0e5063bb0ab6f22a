import { statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import type { Announcement, NewRequest, StoreChoices } from '../request-store.ts';
import { ADD, addValues, CLAIM, claimValues, FORGET, forgetValues, NEXT, SCHEDULE } from '../statements.ts';
import { createCalls, inTransaction } from './calls.ts';
import { openForWriting } from './file.ts';
import { problemOf, type Problem } from './problem.ts';

type Rows = ReturnType<typeof createRows>;

/** The statements of the store, made ready for one open file. */
export function createRows(database: DatabaseSync, choices: StoreChoices) {
  const forget = database.prepare(FORGET);
  const add = database.prepare(ADD);
  const claim = database.prepare(CLAIM);
  const schedule = database.prepare(SCHEDULE);
  const next = database.prepare(NEXT);

  return {
    /** All of them in one transaction, or none. */
    insert(batch: NewRequest[]): void {
      inTransaction(database, () => {
        forget.run(...forgetValues(choices.repeatSeconds));
        for (const request of batch) add.run(...addValues(request, choices));
      });
    },
    claim: (now: Date, retryAt: Date) => claim.get(...claimValues(now, retryAt)) as Announcement | undefined,
    schedule: (id: number, at: Date | undefined) => void schedule.run(id, at?.toISOString() ?? null),
    next(): Date | undefined {
      const at = next.get()?.at;
      return typeof at === 'string' ? new Date(at) : undefined;
    },
    ...createCalls(database),
  };
}

interface Opened {
  database: DatabaseSync;
  rows: Rows;
  identity: string;
}

/** The open requests file. It opens itself again after trouble, and when the file was exchanged under it. */
export interface Connection {
  use<T>(work: (rows: Rows) => T): T;
  close(): void;
}

/** After these the connection is still good; after anything else a fresh one is safer. */
const HARMLESS: Problem[] = ['full', 'locked'];
const IDLE_MS = 2_000;

/** The file and its write-ahead log, as the disk knows them. */
function identityOf(file: string): string {
  return [file, `${file}-wal`]
    .map((path) => statSync(path, { throwIfNoEntry: false }))
    .map((found) => (found ? `${found.dev}:${found.ino}` : 'missing'))
    .join(' ');
}

/** Brings what is in the write-ahead log into the file itself. */
function checkpoint(database: DatabaseSync): void {
  try {
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  } catch {
    // A disk that is full or gone. What was kept stays in the log, and the next round tries again.
  }
}

/** Throws DatabaseProblem when the file cannot be opened. */
export function openConnection(
  file: string,
  choices: StoreChoices,
  say: (sentence: string) => void,
): Connection {
  let opened: Opened | undefined = open();
  let idle: NodeJS.Timeout | undefined;

  /** `patience` is how long to block for a lock. Once visitors are being answered, nobody may block. */
  function open(patience?: number): Opened {
    const database = openForWriting(file, patience);
    database.exec('PRAGMA busy_timeout = 0');
    const rows = createRows(database, choices);
    rows.next();
    return { database, rows, identity: identityOf(file) };
  }

  function close(): void {
    clearTimeout(idle);
    try {
      opened?.database.close();
    } finally {
      opened = undefined;
    }
  }

  /** Rows written to a file that was deleted or moved away would be acknowledged and yet lost. */
  function leaveExchanged(): void {
    if (!opened || identityOf(file) === opened.identity) return;
    say(`${file} or its -wal is no longer the file that was open; requests go into whatever is there now.`);
    // Left in the log, its rows would be lost or mixed into the new file.
    checkpoint(opened.database);
    close();
  }

  /** So that hours without a request leave everything in the one file that people copy. */
  function restWhenIdle(): void {
    clearTimeout(idle);
    idle = setTimeout(() => {
      leaveExchanged();
      if (opened) checkpoint(opened.database);
    }, IDLE_MS).unref();
  }

  return {
    use(work) {
      try {
        leaveExchanged();
        opened ??= open(0);
        return work(opened.rows);
      } catch (error) {
        const problem = problemOf(error, file);
        if (!HARMLESS.includes(problem.problem)) close();
        throw problem;
      } finally {
        restWhenIdle();
      }
    },
    close,
  };
}

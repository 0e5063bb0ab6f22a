import { statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { problemOf, type Problem } from './database-problem.ts';
import { openForWriting } from './database.ts';
import type { NewRequest } from './keeper.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { createRecords, type Records } from './records.ts';

export interface VaultChoices {
  file: string;
  repeatSeconds: number;
  announce: boolean;
}

interface Opened {
  identity: string;
  database: DatabaseSync;
  records: Records;
  outbox: Outbox;
}

/** The open requests file. It opens itself again after trouble, and when the file was replaced. */
export interface Vault {
  open(): void;
  insert(batch: NewRequest[]): number;
  outbox(): Outbox;
  close(): void;
}

/** After these the connection is still good; after anything else a fresh one is safer. */
const HARMLESS: Problem[] = ['full', 'locked'];

function identityOf(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? `${found.dev}:${found.ino}` : 'missing';
}

/** Empties the write-ahead log into the file it belongs to; left behind, it would be mixed into the new one. */
function setAside(database: DatabaseSync): void {
  try {
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  } catch {
    // The old disk may be gone altogether; then there is no log to be mixed in either.
  }
}

export function createVault(choices: VaultChoices, say: (sentence: string) => void): Vault {
  const { file, repeatSeconds, announce } = choices;
  let opened: Opened | undefined;

  function close(): void {
    try {
      opened?.database.close();
    } finally {
      opened = undefined;
    }
  }

  function current(): Opened {
    // Rows written to a file that was deleted or moved away would be acknowledged and yet lost.
    if (opened && identityOf(file) !== opened.identity) {
      say(`${file} is no longer the file that was open; requests go into whatever is there now.`);
      setAside(opened.database);
      close();
    }
    if (!opened) {
      const database = openForWriting(file);
      opened = {
        identity: identityOf(file),
        database,
        records: createRecords(database, repeatSeconds, announce),
        outbox: createOutbox(database),
      };
    }
    return opened;
  }

  return {
    open: () => void current(),
    insert(batch) {
      try {
        return current().records.insert(batch);
      } catch (error) {
        const problem = problemOf(error, file);
        if (!HARMLESS.includes(problem.problem)) close();
        throw problem;
      }
    },
    outbox: () => current().outbox,
    close,
  };
}

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
  inode: number;
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

export function createVault({ file, repeatSeconds, announce }: VaultChoices): Vault {
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
    if (opened && statSync(file, { throwIfNoEntry: false })?.ino !== opened.inode) close();
    if (!opened) {
      const database = openForWriting(file);
      opened = {
        inode: statSync(file).ino,
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

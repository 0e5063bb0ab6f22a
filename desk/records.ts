import type { DatabaseSync } from 'node:sqlite';
import type { NewRequest } from './keeper.ts';

export interface Records {
  /** All of them in one transaction, or none: returns how many were new. */
  insert(batch: NewRequest[]): number;
}

/** The writing side. `announce` puts new requests into the outbox. */
export function createRecords(database: DatabaseSync, repeatSeconds: number, announce: boolean): Records {
  const forget = database.prepare(
    'UPDATE requests SET fingerprint = NULL WHERE fingerprint IS NOT NULL AND received_at < ?',
  );
  const find = database.prepare('SELECT 1 FROM requests WHERE fingerprint = ?');
  const add = database.prepare(
    `INSERT INTO requests (reference, received_at, path, payload, fingerprint, notify_at)
     VALUES (?, ?, ?, ?, ?, ?)`,
  );

  const insertAll = (batch: NewRequest[]) => {
    let added = 0;
    forget.run(new Date(Date.now() - repeatSeconds * 1000).toISOString());
    for (const { reference, receivedAt, path, payload, fingerprint } of batch) {
      if (repeatSeconds > 0 && find.get(fingerprint)) continue;
      add.run(reference, receivedAt, path, payload, fingerprint, announce ? receivedAt : null);
      added += 1;
    }
    return added;
  };

  return {
    insert(batch) {
      database.exec('BEGIN IMMEDIATE');
      try {
        const added = insertAll(batch);
        database.exec('COMMIT');
        return added;
      } catch (error) {
        if (database.isTransaction) database.exec('ROLLBACK');
        throw error;
      }
    },
  };
}

import type { DatabaseSync } from 'node:sqlite';
import type { Announcement, NewRequest, StoreChoices } from '../request-store.ts';
import { ADD, addValues, CLAIM, claimValues, FORGET, forgetValues, NEXT, SCHEDULE } from '../statements.ts';

export type Rows = ReturnType<typeof createRows>;

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
      database.exec('BEGIN IMMEDIATE');
      try {
        forget.run(...forgetValues(choices.repeatSeconds));
        for (const request of batch) add.run(...addValues(request, choices));
        database.exec('COMMIT');
      } catch (error) {
        if (database.isTransaction) database.exec('ROLLBACK');
        throw error;
      }
    },
    claim: (now: Date, retryAt: Date) => claim.get(...claimValues(now, retryAt)) as Announcement | undefined,
    schedule: (id: number, at: Date | undefined) => void schedule.run(id, at?.toISOString() ?? null),
    next(): Date | undefined {
      const at = next.get()?.at;
      return typeof at === 'string' ? new Date(at) : undefined;
    },
  };
}

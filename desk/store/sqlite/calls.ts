import type { DatabaseSync } from 'node:sqlite';
import type { Row, Statement, Value } from '../database.ts';

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
  read: (sql: string, values: Value[] = []) => database.prepare(sql).all(...values) as Row[],
  write: (statements: Statement[]): number[] =>
    inTransaction(database, () =>
      statements.map(({ sql, values }) => Number(database.prepare(sql).run(...values).changes)),
    ),
});

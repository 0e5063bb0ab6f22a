import type { RequestStore } from './request-store.ts';

export type Value = string | number | null;
export type Row = Record<string, Value>;

/** Its values are named ?1, ?2 … */
export interface Statement {
  sql: string;
  values: Value[];
}

export const statement = (sql: string, values: Value[]): Statement => ({ sql, values });

/** What the receptionist's page says to the database, wherever that is. Rejects with NotKept when it cannot be done. */
export interface Database {
  read(sql: string, values?: Value[]): Promise<Row[]>;
  /** All of them in one transaction, or none. Resolves to how many rows each has changed. */
  write(statements: Statement[]): Promise<number[]>;
}

export type Store = RequestStore & Database;

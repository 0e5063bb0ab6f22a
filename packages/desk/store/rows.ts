// Rows are checked when they are read, whichever database they come from.
import * as v from 'valibot';
import type { Database, Value } from './database.ts';

export const time = v.pipe(
  v.string(),
  v.transform((text) => new Date(text)),
);
export const flag = v.pipe(
  v.number(),
  v.transform((number) => number === 1),
);
export const orUndefined = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(
    v.nullable(schema),
    v.transform((value) => value ?? undefined),
  );

export const readRows = async <Schema extends v.GenericSchema>(
  database: Pick<Database, 'read'>,
  row: Schema,
  sql: string,
  values?: Value[],
): Promise<v.InferOutput<Schema>[]> => v.parse(v.array(row), await database.read(sql, values));

export const readRow = async <Schema extends v.GenericSchema>(
  database: Pick<Database, 'read'>,
  row: Schema,
  sql: string,
  values?: Value[],
): Promise<v.InferOutput<Schema> | undefined> => (await readRows(database, row, sql, values))[0];

const counted = v.object({ count: v.number() });

/** `sql` selects one row with one column, `count`. */
export const readCount = async (
  database: Pick<Database, 'read'>,
  sql: string,
  values?: Value[],
): Promise<number> => (await readRow(database, counted, sql, values))?.count ?? 0;

// Rows of every store are validated when they are read.
import * as v from 'valibot';
import { sql, type Database, type Statement } from './database.ts';

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

type Reading = Pick<Database, 'read'>;

/** Rows of this kind: readRows(database, note)`SELECT … WHERE id = ${id}`. */
export const readRows =
  <Schema extends v.GenericSchema>(database: Reading, row: Schema) =>
  async (...text: Parameters<typeof sql>): Promise<v.InferOutput<Schema>[]> => {
    const statement = sql(...text);
    return v.parse(v.array(row), await database.read(statement.sql, statement.values));
  };

export const readRow =
  <Schema extends v.GenericSchema>(database: Reading, row: Schema) =>
  async (...text: Parameters<typeof sql>): Promise<v.InferOutput<Schema> | undefined> =>
    (await readRows(database, row)(...text))[0];

const counted = v.object({ count: v.number() });

/** `statement` selects one row with one column, `count`. */
export const readCount = async (database: Reading, statement: Statement): Promise<number> =>
  (await readRow(database, counted)`${statement}`)?.count ?? 0;

export const isAny = async (database: Reading, { sql, values }: Statement): Promise<boolean> =>
  (await database.read(sql, values)).length > 0;

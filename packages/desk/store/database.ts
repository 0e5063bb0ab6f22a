export type Value = string | number | null;
export type Row = Record<string, Value>;

/** Its values are named ?1, ?2 … */
export interface Statement {
  sql: string;
  values: Value[];
}

/** Builds a statement, or a part of one, from a template; `raw` inserts text that is no value. */
export function sql(texts: TemplateStringsArray, ...parts: (Value | Date | Statement)[]): Statement {
  let text = texts[0] ?? '';
  const values: Value[] = [];
  for (const [index, part] of parts.entries()) {
    const inner =
      part instanceof Date ? raw('?1', part.toISOString()) : isStatement(part) ? part : raw('?1', part);
    text +=
      inner.sql.replace(/\?(\d+)/g, (_, number) => `?${Number(number) + values.length}`) + texts[index + 1];
    values.push(...inner.values);
  }
  return { sql: text, values };
}

export const raw = (text: string, ...values: Value[]): Statement => ({ sql: text, values });

const isStatement = (part: Value | Statement): part is Statement => typeof part === 'object' && part !== null;

/** A SQLite file or D1. Rejects with StoreError. */
export interface Database {
  read(sql: string, values?: Value[]): Promise<Row[]>;
  /** Runs them in one transaction. Resolves to how many rows each has changed. */
  write(statements: Statement[]): Promise<number[]>;
}

import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import type { Row, Statement } from '../database.ts';
import { addRequest, StoreError, type Store, type StoreErrorReason, type StoreOptions } from '../store.ts';

/** The pauses between attempts. D1's own errors may be retried, and no request is added twice. */
const PAUSES_MS = [50, 250, 1_000];

/** Stores requests in D1, where a batch is one transaction. */
export function createD1Store(database: D1Database, options: StoreOptions): Store {
  const bind = ({ sql, values }: Statement): D1PreparedStatement => database.prepare(sql).bind(...values);
  const read = async (statement: Statement) => (await bind(statement).all<Row>()).results;
  const write = async (statements: Statement[]) =>
    (await database.batch(statements.map(bind))).map(({ meta }) => meta.changes);

  return {
    add: async (request) => void (await withRetries(() => write(addRequest(request, options)))),
    read: (sql, values = []) => withRetries(() => read({ sql, values })),
    /** Not retried: it may have been committed although the response was lost. */
    write: (statements) => withStoreError(() => write(statements)),
    close: async () => undefined,
  };
}

async function withRetries<T>(work: () => Promise<T>): Promise<T> {
  for (const pause of PAUSES_MS) {
    try {
      return await work();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return withStoreError(work);
}

const withStoreError = <T>(work: () => Promise<T>): Promise<T> =>
  work().catch((error: unknown) => {
    throw new StoreError(reasonIn(String(error)), { cause: error });
  });

function reasonIn(message: string): StoreErrorReason {
  if (/maximum DB size|SQLITE_FULL/i.test(message)) return 'full';
  return /overloaded|too many|busy|locked|timed? ?out/i.test(message) ? 'busy' : 'broken';
}

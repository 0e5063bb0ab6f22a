import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import type { Row, Statement } from '../database.ts';
import { NotKept, type StoreChoices, type Trouble, addRequest, type Store } from '../request-store.ts';

/** Between the tries. D1 says that what failed for its own reasons may be tried again, and nothing is added twice. */
const PAUSES_MS = [50, 250, 1_000];

/** Keeps requests in a D1 database. A batch is one transaction, and is answered once it is safe. */
export function createD1Store(database: D1Database, choices: StoreChoices): Store {
  const bind = ({ sql, values }: Statement): D1PreparedStatement => database.prepare(sql).bind(...values);
  const read = async (statement: Statement) => (await bind(statement).all<Row>()).results;
  const write = async (statements: Statement[]) =>
    (await database.batch(statements.map(bind))).map(({ meta }) => meta.changes);

  return {
    keep: async (request) => void (await withRetries(() => write(addRequest(request, choices)))),
    read: (sql, values = []) => withRetries(() => read({ sql, values })),
    /** Once: what was lost on the way back may have been done. */
    write: (statements) => explained(() => write(statements)),
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
  return explained(work);
}

const explained = <T>(work: () => Promise<T>): Promise<T> =>
  work().catch((error: unknown) => {
    throw new NotKept(troubleIn(String(error)));
  });

function troubleIn(message: string): Trouble {
  if (/maximum DB size|SQLITE_FULL/i.test(message)) return 'full';
  return /overloaded|too many|busy|locked|timed? ?out/i.test(message) ? 'busy' : 'broken';
}

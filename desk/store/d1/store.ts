import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import type { Row, Store, Value } from '../database.ts';
import { NotKept, type Announcement, type StoreChoices, type Trouble } from '../request-store.ts';
import { ADD, addValues, CLAIM, claimValues, FORGET, forgetValues, NEXT, SCHEDULE } from '../statements.ts';

/** Between the tries. D1 says that what failed for its own reasons may be tried again, and ADD adds nothing twice. */
const PAUSES_MS = [50, 250, 1_000];

/** Keeps requests in a D1 database. A batch is one transaction, and is answered once it is safe. */
export function createD1Store(database: D1Database, choices: StoreChoices): Store {
  const bind = (statement: string, values: Value[]): D1PreparedStatement =>
    database.prepare(statement).bind(...values);

  return {
    keep: (request) =>
      withRetries(async () => {
        await database.batch([
          bind(FORGET, forgetValues(choices.repeatSeconds)),
          bind(ADD, addValues(request, choices)),
        ]);
      }),
    claimAnnouncement: async (now, retryAt) =>
      (await bind(CLAIM, claimValues(now, retryAt)).first<Announcement>()) ?? undefined,
    scheduleAnnouncement: (id, at) =>
      withRetries(async () => void (await bind(SCHEDULE, [id, at?.toISOString() ?? null]).run())),
    async nextAnnouncement() {
      const at = await database.prepare(NEXT).first<string>('at');
      return at ? new Date(at) : undefined;
    },
    read: (sql, values = []) => withRetries(async () => (await bind(sql, values).all<Row>()).results),
    /** Once: what was lost on the way back may have been done. */
    write: (statements) =>
      explained(async () => {
        const results = await database.batch(statements.map(({ sql, values }) => bind(sql, values)));
        return results.map(({ meta }) => meta.changes);
      }),
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

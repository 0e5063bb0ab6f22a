// The Worker's database, told by HTTP what to do: through Miniflare's own object each word of a statement is a call of
// its own, and the suite waits for it.
import type { D1Database } from '@cloudflare/workers-types';

/** Stands beside the Worker that is tested, on the same database. */
export const databaseWorker = {
  name: 'database',
  modules: true,
  d1Databases: ['DB'],
  unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
  script: `export default {
    async fetch(request, { DB }) {
      const statements = await request.json();
      try {
        const prepared = statements.map(({ sql, values }) => DB.prepare(sql).bind(...values));
        return Response.json(await DB.batch(prepared));
      } catch ({ message }) {
        return new Response(message, { status: 500 });
      }
    },
  }`,
};

interface Statement {
  sql: string;
  values: unknown[];
}

/** What the desk and its tests use of it. */
export function databaseAt(url: URL): D1Database {
  async function batch(statements: Statement[]) {
    const answer = await fetch(url, { method: 'POST', body: JSON.stringify(statements) });
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()) as { results: object[] }[];
  }
  const prepare = (sql: string, ...values: unknown[]) => {
    const all = async () => (await batch([{ sql, values }]))[0]!;
    return {
      sql,
      values,
      bind: (...given: unknown[]) => prepare(sql, ...given),
      all,
      run: all,
      first: async () => (await all()).results[0] ?? null,
    };
  };
  return { prepare, batch } as unknown as D1Database;
}

// Runs a batch of statements on the D1 database of the tested Worker: one request, where the harness's own binding needs a
// round trip for each call of `prepare`, `bind` and `batch` (the suites on D1 took three times as long with it).
import type { D1Database } from '@cloudflare/workers-types';

export interface Statement {
  sql: string;
  values: unknown[];
}

export default {
  async fetch(request: Request, { DB }: { DB: D1Database }): Promise<Response> {
    const statements = (await request.json()) as Statement[];
    try {
      const results = await DB.batch(statements.map(({ sql, values }) => DB.prepare(sql).bind(...values)));
      return Response.json(results);
    } catch (error) {
      return new Response((error as Error).message, { status: 500 });
    }
  },
};

// The Worker as `wrangler deploy` would ship it, run by wrangler's test harness with an empty D1 database and a small site.
import type { D1Database } from '@cloudflare/workers-types';
import { afterAll, beforeAll } from 'vitest';
import { createTestHarness, unstable_readConfig } from 'wrangler';
import { makeFolder, packageFile, type Files } from '../folder.ts';
import { callsTo } from '../test-desk.ts';
import type { Statement } from './database-worker.ts';

const deployed = unstable_readConfig({ config: packageFile('wrangler.jsonc') });

interface Options {
  /** Instead of `run_worker_first` in wrangler.jsonc. */
  workerFirst?: string[];
  /** The only addresses that Cloudflare's mail accepts. Without them, there is no binding for mail. */
  mailTo?: string[];
}

/** Starts the Worker with a home page, a page for 404, and `files`. */
export async function openWorker(
  files: Files = {},
  vars: Record<string, string> = {},
  { workerFirst = deployed.assets?.run_worker_first as string[], mailTo }: Options = {},
) {
  const { folder, clear } = makeFolder({ 'index.html': 'home', '404.html': 'Page Not Found', ...files });
  const [d1] = deployed.d1_databases;
  const d1_databases = [{ ...d1!, migrations_dir: packageFile(d1!.migrations_dir!) }];
  const tested = {
    ...deployed,
    assets: { ...deployed.assets, directory: folder, run_worker_first: workerFirst },
    d1_databases,
    send_email: mailTo && [{ name: 'EMAIL', allowed_destination_addresses: mailTo }],
    vars,
  };
  const databaseWorker = {
    name: 'database',
    main: packageFile('tests/worker/database-worker.ts'),
    compatibility_date: deployed.compatibility_date,
    d1_databases,
  };
  const server = createTestHarness({
    root: folder,
    workers: [{ config: tested as never }, { config: databaseWorker }],
  });
  const { url } = await server.listen();
  await server.getWorker().applyD1Migrations('DB');
  const database = databaseClient((body) =>
    server.getWorker('database').fetch('http://database', { method: 'POST', body }),
  );
  return {
    ...callsTo(url.origin),
    url: url.origin,
    scheduled: server.getWorker().scheduled,
    get logged() {
      return server.getLogs().map(({ message }) => message);
    },
    database,
    rows: async () => (await database.prepare('SELECT * FROM requests ORDER BY id').all()).results,
    async close() {
      await server.close();
      clear();
    },
  };
}

/** Returns the part of D1's interface that the desk and its tests use. */
function databaseClient(send: (body: string) => Promise<Pick<Response, 'ok' | 'json' | 'text'>>) {
  async function batch(statements: Statement[]) {
    const response = await send(JSON.stringify(statements));
    if (!response.ok) throw new Error(await response.text());
    return (await response.json()) as { results: object[] }[];
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

/** Runs the statements of a migration. */
export const migrate = (database: D1Database, statements: string) =>
  database.batch(
    statements
      .replace(/--.*$/gm, '')
      .split(';')
      .filter((statement) => statement.trim())
      .map((statement) => database.prepare(statement)),
  );

export type TestWorker = Awaited<ReturnType<typeof openWorker>>;

/** One Worker for all tests of the surrounding block. */
export function useWorker(): () => TestWorker {
  let worker: TestWorker;
  beforeAll(async () => (worker = await openWorker()));
  afterAll(() => worker.close());
  return () => worker;
}

/** The desk's tables, children before parents, so that they can be emptied or dropped in this order. */
export async function tablesIn(database: D1Database): Promise<string[]> {
  const { results } = await database
    .prepare(
      `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB 'sqlite_*' AND name NOT GLOB '_cf_*'
        AND name <> 'd1_migrations' ORDER BY rowid DESC`,
    )
    .all<{ name: string }>();
  return results.map(({ name }) => name);
}

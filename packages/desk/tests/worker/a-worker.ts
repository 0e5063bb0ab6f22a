// The Worker in workerd, the program that runs it at the edge, with a D1 database and a built site of its own.
import { readFileSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { build } from 'esbuild';
import { Log, LogLevel, Miniflare } from 'miniflare';
import { afterAll, beforeAll } from 'vitest';
import { parse } from 'yaml';
import { MIGRATIONS } from '#desk/store/sqlite/file.ts';
import { makeFolder, ownFile, type Files } from '../folder.ts';
import { callsTo } from '../a-desk.ts';
import { databaseAt, databaseWorker } from './a-database.ts';

const bundle = async (): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [ownFile('worker.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    conditions: ['workerd', 'worker', 'browser'],
    external: ['node:*'],
    // As "rules" in wrangler.jsonc.
    loader: { '': 'text', '.css': 'text', '.client.js': 'text', '.woff2': 'binary' },
  });
  return outputFiles[0]!.text;
};
let script: Promise<string> | undefined;

/** workerd closes idle connections without a word. A browser whose connection was dropped like that sends once more. */
const asBrowser = (url: string, init: RequestInit): Promise<Response> =>
  fetch(url, init).catch(() => fetch(url, init));

interface Special {
  /** The paths that wake the Worker even where there is a page. */
  first?: string[];
  /** To whom it may send mail, where Cloudflare sends its mail. */
  mayMail?: string[];
}

/** On a site of a home page, a page for what is not found, and these files. */
export async function openWorker(
  files: Files = {},
  env: Record<string, string> = {},
  { first = [], mayMail }: Special = {},
) {
  script ??= bundle();
  const { folder, clear } = makeFolder({ 'index.html': 'home', '404.html': 'Page Not Found', ...files });
  const said: string[] = [];
  /** What stands in for Cloudflare's mail tells of it here. */
  class MailLog extends Log {
    override log(message: string) {
      said.push(message);
    }
  }
  // JSON with comments is YAML, but for its comments.
  const wrangler = parse(readFileSync(ownFile('wrangler.jsonc'), 'utf8').replace(/^\s*\/\/.*$/gm, ''));
  const tested = {
    name: 'desk',
    modules: true,
    script: await script,
    compatibilityDate: wrangler.compatibility_date,
    compatibilityFlags: wrangler.compatibility_flags,
    bindings: env,
    d1Databases: ['DB'],
    email: mayMail && { send_email: [{ name: 'EMAIL', allowed_destination_addresses: mayMail }] },
    assets: {
      directory: folder,
      binding: wrangler.assets.binding,
      routerConfig: {
        has_user_worker: true,
        static_routing: { user_worker: [...wrangler.assets.run_worker_first, ...first] },
      },
      assetConfig: {
        html_handling: wrangler.assets.html_handling,
        not_found_handling: wrangler.assets.not_found_handling,
      },
    },
  };
  const worker = new Miniflare({
    workers: [tested, databaseWorker],
    log: mayMail ? new MailLog(LogLevel.INFO) : new Log(LogLevel.NONE),
    handleRuntimeStdio: (out: Readable, error: Readable) => {
      for (const stream of [out, error]) stream.on('data', (text: Buffer) => said.push(String(text)));
    },
  });
  const url = (await worker.ready).origin;
  const database = databaseAt(await worker.unsafeGetDirectURL('database'));
  for (const migration of MIGRATIONS) await migrate(database, migration);
  return {
    ...callsTo(url, asBrowser),
    worker,
    url,
    said,
    database,
    rows: async () => (await database.prepare('SELECT * FROM requests ORDER BY id').all()).results,
    async close() {
      await worker.dispose();
      clear();
    },
  };
}

/** Does what a file of migrations says. */
export const migrate = (database: TestWorker['database'], statements: string) =>
  database.batch(
    statements
      .replace(/--.*$/gm, '')
      .split(';')
      .filter((statement) => statement.trim())
      .map((statement) => database.prepare(statement)),
  );

export type TestWorker = Awaited<ReturnType<typeof openWorker>>;

/** One for all tests of the block in which this is called. */
export function useWorker(): () => TestWorker {
  let home: TestWorker;
  beforeAll(async () => (home = await openWorker()));
  afterAll(() => home.close());
  return () => home;
}

/** The desk's own, those that lean on others first: so they can be emptied or dropped one after the other. */
export async function tablesIn(database: TestWorker['database']): Promise<string[]> {
  const { results } = await database
    .prepare(
      `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB 'sqlite_*' AND name NOT GLOB '_cf_*'
        AND name <> 'd1_migrations' ORDER BY rowid DESC`,
    )
    .all<{ name: string }>();
  return results.map(({ name }) => name);
}

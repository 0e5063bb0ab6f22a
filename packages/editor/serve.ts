// The editor on the practice's server, behind the desk, which authenticates the writers.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { serve } from '@hono/node-server';
import { Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { timingSafeEqual } from 'hono/utils/buffer';
import pLimit from 'p-limit';
import { readKind } from '@clinic/content-check/read/files.ts';
import type { Env, Writer } from './api/env.ts';
import type { Refusal } from './api/types.ts';
import { backUpHourly } from './publish/git/backup.ts';
import { saveAs } from './publish/git/commit.ts';
import { activeRelease, EMPTY_TREE } from './publish/git/releases.ts';
import { previewSite } from './publish/previews.ts';
import { publishing } from './publish/routes.ts';
import { createEditor } from './server.ts';

type Log = (message: string) => void;

/** All requests come from the desk, which has the same key. */
export function createServer(root: string, key: string, log: Log) {
  const turn = pLimit(1);
  const parts = {
    root,
    log,
    cache: new Map(),
    change: <T>({ name }: Writer, work: () => T | Promise<T>) =>
      turn(() => saveAs(root, name, log, async () => work())),
    publicCommit: async () => (await activeRelease(root))?.commit ?? EMPTY_TREE,
  };
  const publish = publishing(parts);
  const app = new Hono<Env>();
  app.use(requireDesk(root, key), nameEncoding, compress());
  app.route('/', previewSite(root));
  app.route('/', createEditor(parts, requireWriter, publish.app));
  /** Finishes running saves and a running publication, and stops a running preview. */
  const close = () => turn(() => publish.close());
  return { app, publish, close };
}

const requireDesk =
  (root: string, key: string): MiddlewareHandler<Env> =>
  async (c, next) => {
    if (!(await timingSafeEqual(c.req.header('authorization') ?? '', `Bearer ${key}`)))
      return c.text('Sign in at /desk.\n', 401);
    // The desk never accepts this header from a browser.
    const writer = c.req.header('x-writer');
    if (writer) c.set('writer', writerFrom(root, writer));
    return next();
  };

/** Parses the desk's header. A doctor is found by name in Team. */
export function writerFrom(root: string, header: string): Writer {
  const { maySign, ...writer } = JSON.parse(decodeURIComponent(header)) as Writer & { maySign?: boolean };
  const doctors = maySign ? readKind(root, 'team').filter(({ data }) => data.doctor) : [];
  const signsAs = doctors.find(({ data }) => bareName(data.name) === bareName(writer.name))?.id;
  return { ...writer, ...(signsAs && { signsAs }) };
}

const bareName = (name = '') =>
  name
    .toLowerCase()
    .replace(/^dr\b\.?/, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The desk's fetch would decode compressed files, so their encoding has another name on the way. */
const nameEncoding: MiddlewareHandler = async (c, next) => {
  c.req.raw.headers.set('Accept-Encoding', c.req.header('x-accept-encoding') ?? '');
  await next();
  const encoding = c.res.headers.get('Content-Encoding');
  if (encoding) c.header('X-Content-Encoding', encoding);
  c.res.headers.delete('Content-Encoding');
};

/** Holders of a preview link are no writers. */
const requireWriter: MiddlewareHandler = async (c, next) =>
  c.get('writer') ? next() : c.json<Refusal>({ message: 'Sign in at /desk.' }, 401);

if (import.meta.main) {
  const { EDITOR_KEY: key = '', HOST, EDITOR_PORT = '4322', CONTENT_BACKUP_FOLDER: folder } = process.env;
  if (key.length < 32)
    throw new Error('EDITOR_KEY must have at least 32 characters. Make one with: openssl rand -base64 32');
  // In a process of its own, so that Vite does not stay in memory.
  execFileSync(process.execPath, [path.join(import.meta.dirname, 'build.ts')], { stdio: 'inherit' });
  const port = Number(EDITOR_PORT);
  const log = (message: string) => console.log(`${new Date().toISOString()} ${message}`);
  const editor = createServer(process.cwd(), key, log);
  const backups = folder ? backUpHourly(process.cwd(), folder, log) : undefined;
  backups?.run();
  const server = serve({ fetch: editor.app.fetch, port, hostname: HOST || '127.0.0.1' }, () =>
    log(`The editor listens on port ${port} for the desk.`),
  );
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => {
      server.close();
      void Promise.all([editor.close(), backups?.stop()]).then(() => process.exit(0));
    });
}

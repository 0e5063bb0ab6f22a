// The editor on the writer's own computer: saves into the working tree, beside a live preview.
import { serve } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { every } from 'hono/combine';
import { compress } from 'hono/compress';
import pLimit from 'p-limit';
import { readKind } from '@clinic/content-check/read/files.ts';
import type { Env, Parts, Writer } from './api/env.ts';
import { buildApp } from './build.ts';
import { signing } from './publish/sign.ts';
import { createEditor } from './server.ts';

interface Options {
  root: string;
  port: number;
  /** Origin of the live preview. */
  preview: string;
  /** The file name of the doctor in Team who signs pages here. */
  signsAs?: string | undefined;
}

/** Starts the editor and returns its address. */
export async function startEditor({ root, port, preview, signsAs }: Options): Promise<string> {
  await buildApp();
  const writer = {
    name: readKind(root, 'team').find(({ id }) => id === signsAs)?.data.name ?? 'You',
    mayPublish: false,
    signsAs,
  };
  const app = createLocalEditor({ root, port, preview }, writer);
  await new Promise<void>((started, failed) =>
    serve({ fetch: app.fetch, port, hostname: '127.0.0.1' }, () => started()).on('error', failed),
  ).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new Error(
      `Port ${port} is in use. Is the editor open in another window? Close it there, or write: EDITOR_PORT=${port + 10} npm run write`,
    );
  });
  return `http://127.0.0.1:${port}/editor`;
}

export function createLocalEditor({ root, port, preview }: Options, writer: Writer) {
  const turn = pLimit(1);
  const parts: Parts = {
    root,
    cache: new Map(),
    preview,
    log: console.log,
    change: (_, work) => turn(work),
  };
  return createEditor(parts, every(ownBrowser(port, writer), compress()), signing(parts));
}

/** Refuses requests of other websites: by their origin, and by the name under which they reached this computer. */
const ownBrowser =
  (port: number, writer: Writer): MiddlewareHandler<Env> =>
  async (c, next) => {
    const site = c.req.header('sec-fetch-site') ?? 'none';
    const host = c.req.header('host') ?? '';
    // Safari before 16.4 sends the origin only.
    const origin = c.req.header('origin') ?? `http://${host}`;
    const isOwn = [`127.0.0.1:${port}`, `localhost:${port}`].includes(host) && origin === `http://${host}`;
    if (!isOwn || !['same-origin', 'none'].includes(site))
      return c.json({ message: 'This came from another site.' }, 403);
    c.set('writer', writer);
    return next();
  };

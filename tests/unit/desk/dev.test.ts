import path from 'node:path';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import desk from '#desk/dev.ts';
import { paths } from '#forms/paths.ts';
import { booking, makeFolder, rowsOf } from './a-desk.ts';

type Middleware = (req: IncomingMessage, res: ServerResponse, next: () => void) => void;

test('astro dev answers the forms as the desk does, and nothing else', async () => {
  const { folder, clear } = makeFolder();
  vi.stubEnv('REQUESTS_FILE', join(folder, 'requests.sqlite'));
  let middleware: Middleware | undefined;
  const said: string[] = [];
  const logger = { info: (text: string) => said.push(text), warn: () => {}, error: () => {} };
  const { hooks } = desk();
  const setup = hooks['astro:server:setup'] as (options: object) => Promise<void>;
  const done = hooks['astro:server:done'] as (options: object) => Promise<void>;
  await setup({ server: { middlewares: { use: (given: Middleware) => (middleware = given) } }, logger });

  const server = createServer((req, res) => middleware?.(req, res, () => res.writeHead(299).end()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const headers = { 'content-type': 'application/json' };
  const kept = await fetch(url + paths.booking, { method: 'POST', headers, body: JSON.stringify(booking) });
  const wrong = await fetch(url + paths.booking, { method: 'POST', headers, body: '{}' });
  const page = await fetch(`${url}/about`);
  server.closeAllConnections();
  server.close();
  await done({});

  expect([kept.status, wrong.status, page.status]).toEqual([201, 422, 299]);
  expect(rowsOf(join(folder, 'requests.sqlite'))).toHaveLength(1);
  expect(said.join()).toContain('Requests are kept in');
  vi.unstubAllEnvs();
  clear();
});

test('astro dev sends nothing from disk but what the site is made of', () => {
  const { hooks } = desk();
  const setup = hooks['astro:config:setup'] as (options: object) => void;
  const updateConfig = vi.fn();
  setup({ updateConfig });
  const { fs } = updateConfig.mock.calls[0]?.[0].vite.server ?? {};
  const packages = `${path.resolve('node_modules')}${path.sep}`;
  expect(fs).toEqual({ allow: ['src', 'public', 'node_modules', '.astro', packages] });
});

import path from 'node:path';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import desk from '#desk/dev.ts';
import { paths } from '#forms/paths.ts';
import { folderOfTest } from './folder.ts';
import { listen } from './listen.ts';
import { booking, callsTo, rowsOf } from './a-desk.ts';

type Middleware = (req: IncomingMessage, res: ServerResponse, next: () => void) => void;

test('astro dev answers the forms as the desk does, and nothing else', async () => {
  const file = path.join(folderOfTest(), 'requests.sqlite');
  vi.stubEnv('REQUESTS_FILE', file);
  onTestFinished(() => void vi.unstubAllEnvs());
  let middleware: Middleware | undefined;
  const said: string[] = [];
  const logger = { info: (text: string) => said.push(text), warn: () => {}, error: () => {} };
  const { hooks } = desk();
  const setup = hooks['astro:server:setup'] as (options: object) => Promise<void>;
  const done = hooks['astro:server:done'] as (options: object) => Promise<void>;
  await setup({ server: { middlewares: { use: (given: Middleware) => (middleware = given) } }, logger });

  const { url, close } = await listen(
    createServer((req, res) => middleware?.(req, res, () => res.writeHead(299).end())),
  );
  const { get, post } = callsTo(url);
  const kept = await post(paths.booking, booking);
  const wrong = await post(paths.booking, {});
  const page = await get('/about');
  await close();
  await done({});

  expect([kept.status, wrong.status, page.status]).toEqual([201, 422, 299]);
  expect(rowsOf(file)).toHaveLength(1);
  expect(said.join()).toContain('Requests are kept in');
});

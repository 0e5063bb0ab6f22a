// The editor on a copy of the content in a Git repository.
import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { MiddlewareHandler } from 'hono';
import { makeFolder } from '@clinic/desk/tests/folder.ts';
import type { Env, Writer } from '../../api/env.ts';
import { signing } from '../../publish/sign.ts';
import { createEditor } from '../../server.ts';

const PRIYA: Writer = { name: 'Priya', mayPublish: true };

export function createSite() {
  const { folder: root, clear } = makeFolder();
  for (const name of ['src/content', 'src/pages', 'src/assets', 'public'])
    cpSync(path.join(process.cwd(), name), path.join(root, name), { recursive: true });
  const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();
  const commit = (name = 'A') => {
    git('add', '--all');
    const author = ['-c', `user.name=${name}`, '-c', 'user.email=a@b.invalid'];
    git(...author, 'commit', '-q', '--allow-empty', '-m', 'x');
  };
  git('init', '--quiet');
  commit();
  let turn: Promise<unknown> = Promise.resolve();
  const change = <T>({ name }: Writer, work: () => T | Promise<T>): Promise<T> => {
    const done = turn.then(work).finally(() => commit(name));
    turn = done.catch(() => undefined);
    return done;
  };
  const log: string[] = [];
  const parts = { root, cache: new Map(), log: (message: string) => void log.push(message), change };
  const authenticate: MiddlewareHandler<Env> = async (c, next) => {
    c.set('writer', JSON.parse(decodeURIComponent(c.req.header('x-writer') ?? '')) as Writer);
    await next();
  };
  const app = createEditor(parts, authenticate, signing(parts));
  const request = (address: string, init: RequestInit = {}, writer = PRIYA) => {
    const headers = { 'x-writer': encodeURIComponent(JSON.stringify(writer)) };
    return app.request(`/editor/api${address}`, { ...init, headers });
  };
  /** Requests the API. Values that are no bytes are sent as JSON. */
  async function call<T>(method: string, address: string, body?: unknown, writer = PRIYA) {
    const isBytes = body instanceof Uint8Array || typeof body === 'string';
    const sent = body === undefined ? undefined : isBytes ? body : JSON.stringify(body);
    const response = await request(address, { method, body: sent as BodyInit }, writer);
    return { status: response.status, headers: response.headers, body: (await response.json()) as T };
  }
  const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');
  return { root, clear, git, commit, call, textOf, log, get: request };
}

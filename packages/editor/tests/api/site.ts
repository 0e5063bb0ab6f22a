// The editor on a copy of the content in a Git repository.
import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from '@clinic/desk/tests/folder.ts';
import type { Writer } from '../../api/env.ts';
import { createEditor } from '../../server.ts';

export const PRIYA: Writer = { name: 'Priya', mayPublish: true };

export function createSite({ files = ['src/content', 'src/pages', 'src/assets', 'public'] } = {}) {
  const { folder: root, clear } = makeFolder();
  for (const name of files)
    cpSync(path.join(process.cwd(), name), path.join(root, name), { recursive: true });
  const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();
  const commit = (name = 'A') => {
    git('add', '--all');
    git(
      '-c',
      `user.name=${name}`,
      '-c',
      'user.email=a@b.invalid',
      'commit',
      '-q',
      '--allow-empty',
      '-m',
      'x',
    );
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
  const app = createEditor(parts, async (c, next) => {
    c.set('writer', JSON.parse(c.req.header('x-writer') ?? '') as Writer);
    await next();
  });
  const request = (address: string, init: RequestInit = {}, writer = PRIYA) =>
    app.request(`/editor/api${address}`, { ...init, headers: { 'x-writer': JSON.stringify(writer) } });
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

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { D1Database } from '@cloudflare/workers-types';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { statements } from '#desk/notify/outgoing.ts';
import { createD1Store } from '#desk/store/d1/store.ts';
import { MIGRATIONS } from '#desk/store/sqlite/migrations.ts';
import { openSqliteStore } from '#desk/store/sqlite/store.ts';
import { folderOfTest, makeFolder } from '../../folder.ts';
import { openWorker } from '../worker/a-worker.ts';
import { describeOutgoing } from './outgoing.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const choices = { repeatSeconds: 0, announce: true };

describe('in a file of this computer', () =>
  describeOutgoing(async () => {
    const store = openSqliteStore(join(folderOfTest(), 'requests.sqlite'), choices, () => {});
    onTestFinished(() => store.close());
    return store;
  }));

describe('in D1', () => {
  const site = makeFolder({ 'index.html': 'home' });
  let home: Awaited<ReturnType<typeof openWorker>>;
  beforeAll(async () => (home = await openWorker(site.folder)));
  afterAll(async () => {
    await home.close();
    site.clear();
  });

  describeOutgoing(async () => {
    await home.database.exec('DELETE FROM requests');
    await home.database.exec('DELETE FROM mail');
    await home.database.exec("DELETE FROM sqlite_sequence WHERE name = 'requests'");
    return createD1Store(home.database as unknown as D1Database, choices);
  });
});

test.each(Object.entries(statements))('%s never goes through all requests that were ever kept', (_, sql) => {
  const database = new DatabaseSync(':memory:');
  for (const migration of MIGRATIONS) database.exec(migration);
  const plan = database.prepare(`EXPLAIN QUERY PLAN ${sql}`).all();
  expect(plan.map(({ detail }) => detail).join()).not.toMatch(
    /SCAN requests(?! USING COVERING INDEX requests_to_mail)/,
  );
});

test('what was there before a practice had this is not told of', () => {
  const database = new DatabaseSync(':memory:');
  const own = MIGRATIONS.findIndex((migration) => migration.includes('ADD COLUMN mail'));
  const [before, after] = [MIGRATIONS.slice(0, own), MIGRATIONS.slice(own)];
  for (const migration of before) database.exec(migration);
  database.exec(
    "INSERT INTO requests (reference, received_at, path, payload) VALUES ('a', '2026', '/', '{}')",
  );
  for (const migration of after) database.exec(migration);
  expect(database.prepare('SELECT mail FROM requests').get()?.mail).toBe(0);
});

import { DatabaseSync } from 'node:sqlite';
import { expect, test, vi } from 'vitest';
import { MIGRATIONS } from '#desk/store/sqlite/file.ts';
import { describeInBoth } from '../store/both.ts';
import { describeOutgoing } from './mail-queue.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

describeInBoth(describeOutgoing);

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

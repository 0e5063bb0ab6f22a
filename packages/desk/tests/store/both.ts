// The two stores of the desk, empty, for what both do alike.
import { join } from 'node:path';
import type { D1Database } from '@cloudflare/workers-types';
import { describe, onTestFinished } from 'vitest';
import { createD1Store } from '#desk/store/d1/store.ts';
import type { Store } from '#desk/store/database.ts';
import { openSqliteStore } from '#desk/store/sqlite/store.ts';
import { folderOfTest } from '../folder.ts';
import { tablesIn, useWorker } from '../worker/a-worker.ts';

const choices = { repeatSeconds: 0, announce: true };

/** `open` is for the beginning of each test. */
export function describeInBoth(describeStore: (open: () => Promise<Store>) => void): void {
  describe('in a file of this computer', () =>
    describeStore(async () => {
      const store = openSqliteStore(join(folderOfTest(), 'requests.sqlite'), choices, () => {});
      onTestFinished(() => store.close());
      return store;
    }));

  describe('in D1', () => {
    const home = useWorker();

    describeStore(async () => {
      const { database } = home();
      const tables = [...(await tablesIn(database)), 'sqlite_sequence'];
      await database.batch(tables.map((table) => database.prepare(`DELETE FROM ${table}`)));
      return createD1Store(database as unknown as D1Database, choices);
    });
  });
}

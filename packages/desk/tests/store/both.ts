// Runs tests with both stores, empty at each test.
import { describe } from 'vitest';
import { createD1Store } from '#desk/store/d1/store.ts';
import { tablesIn, useWorker } from '../worker/test-worker.ts';
import { choices, openInFile, type Opened } from './in-file.ts';

/** Call `open` at the beginning of each test. */
export function describeInBoth(describeStore: (open: () => Promise<Opened>) => void): void {
  describe('in SQLite', () => describeStore(async () => openInFile()));

  describe('in D1', () => {
    const home = useWorker();

    describeStore(async () => {
      const { database } = home();
      const tables = [...(await tablesIn(database)), 'sqlite_sequence'];
      await database.batch(tables.map((table) => database.prepare(`DELETE FROM ${table}`)));
      const again = () => createD1Store(database, choices);
      return { store: again(), again };
    });
  });
}

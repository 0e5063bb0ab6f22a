// The two stores of the desk, empty, for what both do alike.
import { describe } from 'vitest';
import { createD1Store } from '#desk/store/d1/store.ts';
import { tablesIn, useWorker } from '../worker/a-worker.ts';
import { choices, openInFile, type Opened } from './in-file.ts';

/** `open` is for the beginning of each test. */
export function describeInBoth(describeStore: (open: () => Promise<Opened>) => void): void {
  describe('in a file of this computer', () => describeStore(async () => openInFile()));

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

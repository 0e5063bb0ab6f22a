import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Store } from '#desk/store/store.ts';
import { openSqliteStore } from '#desk/store/sqlite/store.ts';
import { folderOfTest } from '../folder.ts';

export const choices = { repeatSeconds: 0, notify: true, receipt: true };

export interface Opened {
  store: Store;
  /** The same database, as another desk opens it. */
  again: () => Store;
}

/** Opens a store in a new file for the running test. */
export function openInFile(file = join(folderOfTest(), 'requests.sqlite')): Opened {
  const store = openSqliteStore(file, choices, () => {});
  onTestFinished(() => store.close());
  return { store, again: () => openInFile(file).store };
}

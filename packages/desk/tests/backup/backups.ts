// A requests file with three requests, and a folder for its backups.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { backUpIfDue, type BackupOptions } from '#desk/backup/make.ts';
import { openForWriting } from '#desk/store/sqlite/file.ts';
import { openSqliteStore } from '#desk/store/sqlite/store.ts';
import { makeFolder } from '../folder.ts';
import { newRequest } from '../test-desk.ts';

export const passphrase = 'correct horse battery staple';

export async function makePractice() {
  const { folder, clear } = makeFolder();
  const file = join(folder, 'requests.sqlite');
  const backups = join(folder, 'backups');
  const store = openSqliteStore(file, { repeatSeconds: 0, notify: false }, () => {});
  for (let n = 0; n < 3; n += 1) await store.add(newRequest());
  const order = { requestsFile: file, folder: backups, passphrase, keep: 3, cost: 10 };
  return {
    folder,
    file,
    backups,
    store,
    order,
    /** Makes a backup and resolves to its path. */
    async backUp(now: Date, changes: Partial<BackupOptions> = {}): Promise<string> {
      const { made } = await backUpIfDue({ ...order, ...changes }, now);
      if (!made) throw new Error('not due');
      return made.target;
    },
    /** The files in the folder of backups, oldest first. */
    files: () => readdirSync(backups).sort(),
    async close() {
      await store.close();
      clear();
    },
  };
}

/** Makes the file large, so that a backup takes a while. */
export function fill(file: string, megabytes: number): void {
  using database = openForWriting(file);
  database.exec(`CREATE TABLE filler (bytes BLOB) STRICT`);
  const add = database.prepare('INSERT INTO filler VALUES (randomblob(1048576))');
  for (let n = 0; n < megabytes; n += 1) add.run();
}

/** Writes a copy of the file, with one change. */
export function changed(file: string, change: (bytes: Buffer) => Buffer, target = `${file}.changed`): string {
  const bytes = readFileSync(file);
  writeFileSync(target, change(bytes));
  return target;
}

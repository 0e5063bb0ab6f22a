// A requests file with some requests in it, and a folder for its backups.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { backUpIfDue, type BackupOrder } from '#desk/backup/make.ts';
import { openForWriting } from '#desk/store/sqlite/file.ts';
import { openSqliteStore } from '#desk/store/sqlite/store.ts';
import { makeFolder } from '../folder.ts';
import { newRequest } from '../a-desk.ts';

export const passphrase = 'correct horse battery staple';

export async function makePractice() {
  const { folder, clear } = makeFolder();
  const file = join(folder, 'requests.sqlite');
  const backups = join(folder, 'backups');
  const store = openSqliteStore(file, { repeatSeconds: 0, announce: false }, () => {});
  for (let n = 0; n < 3; n += 1) await store.keep(newRequest());
  const order = { requestsFile: file, folder: backups, passphrase, keep: 3, cost: 10 };
  return {
    folder,
    file,
    backups,
    store,
    order,
    /** Makes one, and answers where it lies. */
    async backUp(now: Date, changes: Partial<BackupOrder> = {}): Promise<string> {
      const made = await backUpIfDue({ ...order, ...changes }, now);
      if (made.kind !== 'made') throw new Error('not made');
      return made.target;
    },
    /** What lies in the folder of the backups, oldest first. */
    kept: () => readdirSync(backups).sort(),
    async close() {
      await store.close();
      clear();
    },
  };
}

/** Makes the file so large that a backup of it takes its time. */
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

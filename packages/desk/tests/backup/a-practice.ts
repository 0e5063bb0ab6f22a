// A requests file with some requests in it, and a folder for its backups.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openForWriting } from '#desk/store/sqlite/file.ts';
import { openSqliteStore } from '#desk/store/sqlite/store.ts';
import { makeFolder } from '../folder.ts';
import { newRequest } from '../a-desk.ts';

export const passphrase = 'correct horse battery staple';

export async function makePractice(requests = 3) {
  const { folder, clear } = makeFolder();
  const file = join(folder, 'requests.sqlite');
  const backups = join(folder, 'backups');
  const store = openSqliteStore(file, { repeatSeconds: 0, announce: false }, () => {});
  for (let n = 0; n < requests; n += 1) await store.keep(newRequest());
  return {
    folder,
    file,
    backups,
    store,
    order: { requestsFile: file, folder: backups, passphrase, keep: 3, cost: 10 },
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

import { closeSync, openSync, writeFileSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { DAY_MS } from '#lib/dates.ts';
import { passphraseOf } from '../backup/key.ts';
import { restore } from '../backup/restore.ts';
import { takeSnapshot, writeSnapshot } from '../backup/snapshot.ts';
import { csvEntry, csvHeading } from '../format/csv.ts';
import { readableDay, requestCount, listEntry, listHeading } from '../format/text.ts';
import { readBackupKey } from '../settings/backup.ts';
import type { Environment } from '../settings/values.ts';
import { changeState } from '../reception/queries/changes.ts';
import { foundIds, requestAt, requestsWith } from '../reception/queries/requests.ts';
import { sql } from '../store/database.ts';
import type { KeptRequest } from '../store/kept-request.ts';
import { createCalls, databaseOn } from '../store/sqlite/store.ts';
import { openForChanging, openForReading } from '../store/sqlite/file.ts';

/** The message says what is wrong with the command that was typed. */
export class UsageError extends Error {}

export interface Place {
  file: string;
  write: (text: string) => void;
  now: Date;
  env: Environment;
}

/** Writes what there is to say. Throws UsageError, DatabaseProblem, BackupProblem or SettingsError. */
export type Task = (place: Place) => void | Promise<void>;

const onFile =
  (work: (database: DatabaseSync, place: Place) => void | Promise<void>, open = openForReading): Task =>
  async (place) => {
    using database = open(place.file);
    await work(database, place);
  };

/** Of those that were received before; of all, when it is not said. */
function countsIn(file: DatabaseSync, before = new Date('9999-12-31')) {
  const text = 'SELECT count(*) AS "all", count(handled_at) AS handled FROM requests WHERE received_at < ?1';
  const [row] = createCalls(file).read(text, [before.toISOString()]);
  return { all: Number(row?.all), handled: Number(row?.handled) };
}

/** Newest first. */
async function eachIn(file: DatabaseSync, onlyNew: boolean, work: (request: KeptRequest) => void) {
  const database = databaseOn(file);
  const ids = await foundIds(database, { view: 'all', isOpen: onlyNew });
  for await (const some of requestsWith(database, ids)) some.forEach(work);
}

export const list = (onlyNew = false): Task =>
  onFile((database, { file, write }) => {
    const counts = countsIn(database);
    if (counts.all === 0) return write(`${file}: no requests yet.\n`);
    write(`${listHeading(file, counts)}\n`);
    return eachIn(database, onlyNew, (entry) => write(`\n${listEntry(entry)}\n`));
  });

export const exportCsv = (target: string | undefined, onlyNew = false): Task =>
  onFile(async (database, { write }) => {
    const handle = target === undefined ? undefined : newPrivateFile(target);
    const put = handle === undefined ? write : (text: string) => writeFileSync(handle, text);
    let count = 0;
    put(csvHeading());
    await eachIn(database, onlyNew, (entry) => {
      put(csvEntry(entry));
      count += 1;
    });
    if (handle === undefined) return;
    closeSync(handle);
    write(`${requestCount(count)} written to ${target}.\n`);
  });

export const handled = (ids: number[]): Task =>
  onFile(async (file, { write, now }) => {
    const database = databaseOn(file);
    for (const id of ids) {
      const request = await requestAt(database, id);
      if (!request) throw new UsageError(`There is no request ${id}.`);
      const { version, handledAt } = request;
      if (!handledAt) await changeState(database, { request: id, version, person: null, now }, 'closed');
      write(`Request ${id} ${handledAt ? 'was already handled' : 'is marked as handled'}.\n`);
    }
  }, openForChanging);

export const prune = (days: number, really = false): Task =>
  onFile(
    (database, { write, now }) => {
      const before = new Date(now.getTime() - days * DAY_MS);
      const { all, handled } = countsIn(database, before);
      const age = `older than ${days} days (received before ${readableDay(before)})`;
      if (all === 0) return write(`No request is ${age}.\n`);
      if (really) return write(`${requestCount(deleteBefore(database, before))} deleted, ${age}.\n`);
      const be = all === 1 ? 'is' : 'are';
      write(`${requestCount(all)} ${be} ${age}; ${all - handled} of them not marked as handled.\n`);
      write(`Nothing has been deleted. To delete: npm run requests -- --prune ${days}d --yes\n`);
    },
    really ? openForChanging : openForReading,
  );

/** The checkpoint also clears the copies of deleted rows out of the write-ahead log. */
function deleteBefore(database: DatabaseSync, before: Date): number {
  const [count = 0] = createCalls(database).write([sql`DELETE FROM requests WHERE received_at < ${before}`]);
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  return count;
}

export const copy =
  (target: string): Task =>
  async ({ file, write }) => {
    const count = await writeSnapshot(target, takeSnapshot(file), file);
    write(`${requestCount(count)} copied to ${target}.\n`);
  };

function newPrivateFile(target: string): number {
  try {
    return openSync(target, 'wx', 0o600);
  } catch (error) {
    const there = (error as NodeJS.ErrnoException).code === 'EEXIST';
    throw new UsageError(
      there ? `${target} exists already. Choose another name.` : `${target} cannot be written.`,
    );
  }
}

export const restoreBackup =
  (source: string, target?: string): Task =>
  async ({ file, write, env }) => {
    const place = target ?? file;
    const { requests, people } = await restore(source, place, passphraseOf(readBackupKey(env)));
    const whoIsIn =
      people.length > 0
        ? `Everybody is signed out. These can sign in: ${people.join(', ')}. Whoever has left since: --remove-person.`
        : 'Nobody can sign in to the front desk yet.';
    write(`${requestCount(requests)} put back into ${place}.\n`);
    write('Whatever was deleted after this backup was made has come back as well: delete it again.\n');
    write(`${whoIsIn}\n`);
  };

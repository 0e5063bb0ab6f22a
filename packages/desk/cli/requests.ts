import { closeSync, openSync, writeFileSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { DAY_MS } from '#lib/dates.ts';
import { passphraseOf } from '../backup/encryption.ts';
import { restore } from '../backup/restore.ts';
import { takeSnapshot, writeSnapshot } from '../backup/snapshot.ts';
import { csvEntry, csvHeading } from '../format/csv.ts';
import { readableDay, requestCount, listEntry, listHeading } from '../format/text.ts';
import { readBackupKey } from '../settings/backup.ts';
import { changeState } from '../reception/queries/changes.ts';
import { foundIds, requestAt, requestsWith } from '../reception/queries/requests.ts';
import { sql } from '../store/database.ts';
import type { KeptRequest } from '../store/kept-request.ts';
import { createCalls, databaseOn } from '../store/sqlite/store.ts';
import { openForChanging, openForReading } from '../store/sqlite/file.ts';
import { problemOf } from '../store/sqlite/problem.ts';
import { UsageError, type Command } from './command.ts';

export const list: Command = async ({ file, write, has }) => {
  using database = openForReading(file);
  const counts = countRequests(database);
  if (counts.all === 0) return write(`${file}: no requests yet.\n`);
  write(`${listHeading(file, counts)}\n`);
  await forEachRequest(database, has('new'), (request) => write(`\n${listEntry(request)}\n`));
};

export const exportCsv: Command = async ({ file, write, has, words: [target] }) => {
  using database = openForReading(file);
  const handle = target === undefined ? undefined : createPrivateFile(target);
  const put = handle === undefined ? write : (text: string) => writeFileSync(handle, text);
  put(csvHeading());
  const count = await forEachRequest(database, has('new'), (request) => put(csvEntry(request)));
  if (handle === undefined) return;
  closeSync(handle);
  write(`${requestCount(count)} written to ${target}.\n`);
};

export const markHandled: Command = async ({ file, write, now, words }) => {
  const ids = words.map(readNumber);
  using opened = openForChanging(file);
  const database = databaseOn(opened);
  for (const id of ids) {
    const request = await requestAt(database, id);
    if (!request) throw new UsageError(`There is no request ${id}.`);
    const { version, handledAt } = request;
    if (!handledAt) await changeState(database, { request: id, version, person: null, now }, 'closed');
    write(`Request ${id} ${handledAt ? 'was already handled' : 'is marked as handled'}.\n`);
  }
};

export const prune: Command = ({ file, write, now, has, words: [age = ''] }) => {
  const days = readDays(age);
  const before = new Date(now.getTime() - days * DAY_MS);
  const old = `older than ${days} days (received before ${readableDay(before)})`;
  using database = (has('yes') ? openForChanging : openForReading)(file);
  const { all, handled } = countRequests(database, before);
  if (all === 0) return write(`No request is ${old}.\n`);
  if (has('yes')) {
    const [count = 0] = createCalls(database).write([
      sql`DELETE FROM requests WHERE received_at < ${before}`,
    ]);
    // Clears the copies of deleted rows out of the write-ahead log.
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    return write(`${requestCount(count)} deleted, ${old}.\n`);
  }
  write(
    `${requestCount(all)} ${all === 1 ? 'is' : 'are'} ${old}; ${all - handled} of them not marked as handled.\n`,
  );
  write(`Nothing has been deleted. To delete: npm run requests -- --prune ${days}d --yes\n`);
};

export const copy: Command = async ({ file, write, words: [target = ''] }) => {
  const count = await writeSnapshot(target, takeSnapshot(file), file);
  write(`${requestCount(count)} copied to ${target}.\n`);
};

export const restoreBackup: Command = async ({ file, write, env, words: [source = '', target = file] }) => {
  const { requests, people } = await restore(source, target, passphraseOf(readBackupKey(env)));
  write(`${requestCount(requests)} put back into ${target}.\n`);
  write('Everything that was deleted after this backup is back as well: delete it again.\n');
  if (people.length === 0) return write('Nobody can sign in to the front desk yet.\n');
  write(`Everybody is signed out. These can sign in: ${people.join(', ')}. `);
  write('Remove those who have left since: --remove-person.\n');
};

function countRequests(database: DatabaseSync, before = new Date('9999-12-31')) {
  const query = 'SELECT count(*) AS "all", count(handled_at) AS handled FROM requests WHERE received_at < ?1';
  const [row] = createCalls(database).read(query, [before.toISOString()]);
  return { all: Number(row?.all), handled: Number(row?.handled) };
}

/** Newest first; resolves to how many there were. */
async function forEachRequest(file: DatabaseSync, isOpen: boolean, work: (request: KeptRequest) => void) {
  const database = databaseOn(file);
  let count = 0;
  for await (const some of requestsWith(database, await foundIds(database, { view: 'all', isOpen }))) {
    some.forEach(work);
    count += some.length;
  }
  return count;
}

function createPrivateFile(target: string): number {
  try {
    return openSync(target, 'wx', 0o600);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw problemOf(error, target);
    throw new UsageError(`${target} exists already. Choose another name.`);
  }
}

function readNumber(text: string): number {
  const [, digits] = /^#?(\d{1,15})$/.exec(text) ?? [];
  if (digits === undefined) throw new UsageError(`"${text}" is not the number of a request.`);
  return Number(digits);
}

function readDays(text: string): number {
  const days = Number(/^(\d{1,5})d$/.exec(text)?.[1]);
  if (!days) throw new UsageError(`--prune needs a number of days such as 90d, not "${text}".`);
  return days;
}

import { closeSync, openSync, writeFileSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { DAY_MS } from '@clinic/contract/dates.ts';
import { restore } from '../backup/restore.ts';
import { takeSnapshot, writeSnapshot } from '../backup/snapshot.ts';
import { csvEntry, csvHeading } from '../format/csv.ts';
import { readableDay, requestCount, listEntry, listHeading } from '../format/text.ts';
import { readBackupKey, readPassphrase } from '../settings/backup.ts';
import { deleteRequests } from '../reception/queries/audit-log.ts';
import { changeState } from '../reception/queries/changes.ts';
import { foundIds, requestAt, requestsWith } from '../reception/queries/requests.ts';
import { sql } from '../store/database.ts';
import type { StoredRequest } from '../store/stored-request.ts';
import { syncQueries, asyncQueries } from '../store/sqlite/store.ts';
import { openForChanging, openForReading } from '../store/sqlite/file.ts';
import { toDatabaseError } from '../store/sqlite/error.ts';
import { UsageError, type Command } from './command.ts';

export const list: Command = async ({ file, write, has }) => {
  using database = openForReading(file);
  const counts = countRequests(database);
  if (counts.all === 0) return write(`${file}: no requests yet.\n`);
  write(`${listHeading(file, counts)}\n`);
  await forEachRequest(database, has('new'), (request) => write(`\n${listEntry(request)}\n`));
};

export const exportCsv: Command = async ({ file, write, has, args: [target] }) => {
  using database = openForReading(file);
  const handle = target === undefined ? undefined : createPrivateFile(target);
  const output = handle === undefined ? write : (text: string) => writeFileSync(handle, text);
  output(csvHeading());
  const count = await forEachRequest(database, has('new'), (request) => output(csvEntry(request)));
  if (handle === undefined) return;
  closeSync(handle);
  write(`${requestCount(count)} written to ${target}.\n`);
};

export const markHandled: Command = async ({ file, write, now, args }) => {
  const ids = args.map(readNumber);
  using opened = openForChanging(file);
  const database = asyncQueries(opened);
  for (const id of ids) {
    const request = await requestAt(database, id);
    if (!request) throw new UsageError(`There is no request ${id}.`);
    const { version, handledAt } = request;
    const isDone = !handledAt && (await changeState(database, { now }, { id, version }, 'closed'));
    const otherwise = handledAt ? 'was already handled' : 'was changed meanwhile: run the command again';
    write(`Request ${id} ${isDone ? 'is marked as handled' : otherwise}.\n`);
  }
};

export const prune: Command = ({ file, write, now, has, args: [age = ''] }) => {
  const days = readDays(age);
  const before = new Date(now.getTime() - days * DAY_MS);
  const old = `older than ${days} days (received before ${readableDay(before)})`;
  using database = (has('yes') ? openForChanging : openForReading)(file);
  const { all, handled } = countRequests(database, before);
  if (all === 0) return write(`No request is ${old}.\n`);
  if (has('yes')) {
    const rows = sql`requests WHERE received_at < ${before}`;
    const [, count = 0] = syncQueries(database).write(deleteRequests({ now }, 'erased', rows));
    // Removes the deleted rows from the write-ahead log.
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    return write(`${requestCount(count)} deleted, ${old}.\n`);
  }
  write(
    `${requestCount(all)} ${all === 1 ? 'is' : 'are'} ${old}; ${all - handled} of them not marked as handled.\n`,
  );
  write(`Nothing has been deleted. To delete: npm run requests -- --prune ${days}d --yes\n`);
};

export const copy: Command = async ({ file, write, args: [target = ''] }) => {
  const count = await writeSnapshot(target, takeSnapshot(file), file);
  write(`${requestCount(count)} copied to ${target}.\n`);
};

export const restoreBackup: Command = async ({ file, write, env, args: [source = '', target = file] }) => {
  const { requests, people } = await restore(source, target, readPassphrase(readBackupKey(env)));
  write(`${requestCount(requests)} restored into ${target}.\n`);
  write('Everything that was deleted after this backup is restored as well: delete it again.\n');
  if (people.length === 0) return write('The front desk has no people who can sign in yet.\n');
  write(`All people are signed out. These can sign in: ${people.join(', ')}. `);
  write('Remove those who have left since: --remove-person.\n');
};

function countRequests(database: DatabaseSync, before = new Date('9999-12-31')) {
  const query = 'SELECT count(*) AS "all", count(handled_at) AS handled FROM requests WHERE received_at < ?1';
  const [row] = syncQueries(database).read(query, [before.toISOString()]);
  return { all: Number(row?.all), handled: Number(row?.handled) };
}

/** Newest first; resolves to how many there were. */
async function forEachRequest(
  file: DatabaseSync,
  onlyOpen: boolean,
  handle: (request: StoredRequest) => void,
) {
  const database = asyncQueries(file);
  let count = 0;
  const ids = await foundIds(database, { view: 'all', isOpen: onlyOpen });
  for await (const batch of requestsWith(database, ids)) {
    batch.forEach(handle);
    count += batch.length;
  }
  return count;
}

function createPrivateFile(target: string): number {
  try {
    return openSync(target, 'wx', 0o600);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw toDatabaseError(error, target);
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

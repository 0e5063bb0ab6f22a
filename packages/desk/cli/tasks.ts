import { closeSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';
import { passphraseOf } from '../backup/key.ts';
import { restore } from '../backup/restore.ts';
import { readBackupKey } from '../settings/backup.ts';
import { siteAddress, type Environment } from '../settings/values.ts';
import { openForChanging, openForReading } from '../store/sqlite/file.ts';
import {
  countAll,
  countBefore,
  deleteBefore,
  keptRequests,
  markHandled,
} from '../store/sqlite/kept-requests.ts';
import { problemOf } from '../store/sqlite/problem.ts';
import { UsageError, type Task } from './arguments.ts';
import { doPeopleTask, isPeopleTask, type PeopleTask } from './people.ts';
import { csvEntry, csvHeading } from '../format/csv.ts';
import { HELP } from './help.ts';
import { listEntry, listHeading } from '../format/list.ts';
import { readableDay, requestCount } from '../format/text.ts';

type Write = (text: string) => void;
type Of<Kind extends Task['kind']> = Extract<Task, { kind: Kind }>;

const DAY_MS = 86_400_000;

/** Does one task and writes what there is to say. Throws UsageError, DatabaseProblem, BackupProblem or SettingsError. */
export async function doTask(
  task: Task,
  file: string,
  write: Write,
  now = new Date(),
  env: Environment = {},
): Promise<void> {
  if (task.kind === 'help') return write(`${HELP}\n`);
  if (task.kind === 'restore') return write(await restoreBackup(task.source, task.target ?? file, env));
  if (isPeopleTask(task)) return doPeopleTask(task, { file, address: siteAddress(env) }, write, now);
  return workOn(file, task, write, now);
}

async function workOn(
  file: string,
  task: Exclude<Task, PeopleTask | { kind: 'help' | 'restore' }>,
  write: Write,
  now: Date,
): Promise<void> {
  const changes = task.kind === 'handled' || (task.kind === 'prune' && task.really);
  using database = changes ? openForChanging(file) : openForReading(file);
  if (task.kind === 'list') list(database, file, task, write);
  if (task.kind === 'csv') exportCsv(database, task, write);
  if (task.kind === 'handled') handled(database, task, write, now);
  if (task.kind === 'prune') prune(database, task, write, now);
  if (task.kind === 'backup') await copy(database, task, write);
}

function list(database: DatabaseSync, file: string, { onlyNew }: Of<'list'>, write: Write): void {
  const counts = countAll(database);
  if (counts.all === 0) return write(`${file}: no requests yet.\n`);
  write(`${listHeading(file, counts)}\n`);
  for (const entry of keptRequests(database, onlyNew)) write(`\n${listEntry(entry)}\n`);
}

function exportCsv(database: DatabaseSync, { onlyNew, target }: Of<'csv'>, write: Write): void {
  const handle = target === undefined ? undefined : newPrivateFile(target);
  const put: Write = handle === undefined ? write : (text) => writeFileSync(handle, text);
  let count = 0;
  put(csvHeading());
  for (const entry of keptRequests(database, onlyNew)) {
    put(csvEntry(entry));
    count += 1;
  }
  if (handle === undefined) return;
  closeSync(handle);
  write(`${requestCount(count)} written to ${target}.\n`);
}

function handled(database: DatabaseSync, { ids }: Of<'handled'>, write: Write, now: Date): void {
  for (const id of ids) {
    const outcome = markHandled(database, id, now);
    if (outcome === 'unknown') throw new UsageError(`There is no request ${id}.`);
    write(
      outcome === 'marked' ? `Request ${id} is marked as handled.\n` : `Request ${id} was already handled.\n`,
    );
  }
}

function prune(database: DatabaseSync, { days, really }: Of<'prune'>, write: Write, now: Date): void {
  const before = new Date(now.getTime() - days * DAY_MS);
  const { all, handled } = countBefore(database, before);
  const age = `older than ${days} days (received before ${readableDay(before)})`;
  if (all === 0) return write(`No request is ${age}.\n`);
  if (really) return write(`${requestCount(deleteBefore(database, before))} deleted, ${age}.\n`);
  write(
    `${requestCount(all)} ${all === 1 ? 'is' : 'are'} ${age}; ${all - handled} of them not marked as handled.\n`,
  );
  write(`Nothing has been deleted. To delete: npm run requests -- --prune ${days}d --yes\n`);
}

async function copy(database: DatabaseSync, { target }: Of<'backup'>, write: Write): Promise<void> {
  closeSync(newPrivateFile(target));
  try {
    await backup(database, target);
    write(`${requestCount(countCopied(target))} copied to ${target}.\n`);
  } catch (error) {
    // Half a copy must not look like one.
    rmSync(target, { force: true });
    throw problemOf(error, target);
  }
}

/** Read back from the copy itself, which becomes one file without companions on the way. */
function countCopied(target: string): number {
  using copied = new DatabaseSync(target);
  copied.exec('PRAGMA journal_mode = DELETE');
  return countAll(copied).all;
}

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

/** Says how many are back. Throws BackupProblem, DatabaseProblem or SettingsError. */
async function restoreBackup(source: string, target: string, env: Environment): Promise<string> {
  const { requests, people } = await restore(source, target, passphraseOf(readBackupKey(env)));
  return [
    `${requestCount(requests)} put back into ${target}.`,
    'Whatever was deleted after this backup was made has come back as well: delete it again.',
    people.length > 0
      ? `Everybody is signed out. These can sign in: ${people.join(', ')}. Whoever has left since: --remove-person.\n`
      : 'Nobody can sign in to the front desk yet.\n',
  ].join('\n');
}

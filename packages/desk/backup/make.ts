import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { problemOf } from '../store/sqlite/problem.ts';
import { decrypt, encrypt } from './encryption.ts';
import { BackupProblem, PART, takeSnapshot, writeSnapshot } from './snapshot.ts';

export interface BackupOrder {
  requestsFile: string;
  folder: string;
  passphrase: string;
  /** Of how many days to keep one. */
  keep: number;
  /** Of making the key; tests have no time for the usual one. */
  cost?: number;
}

export type BackupOutcome =
  { kind: 'made'; target: string; requests: number } | { kind: 'not due'; newest: Date };

export const EVERY_MS = 3_600_000;
/** All backups of this time are kept, then the last of each day. */
const ALL_STAY_MS = 48 * 3_600_000;
/** A file that another desk is writing now is younger. */
const WRITTEN_WITHIN_MS = 3_600_000;

const NAME = /^requests-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z\.backup$/;
const BROKEN_OFF = new RegExp(`^requests-.*\\.backup\\.[0-9a-f]{8}\\${PART}$`);

/** `requests-2026-11-22T023000Z.backup`: sorted by name is sorted by time. */
export const backupName = (now: Date): string =>
  `requests-${now.toISOString().slice(0, 19).replaceAll(':', '')}Z.backup`;

/** Makes a backup unless somebody has made one within the hour. Throws BackupProblem or DatabaseProblem. */
export async function backUpIfDue(order: BackupOrder, now: Date): Promise<BackupOutcome> {
  const { folder, requestsFile, passphrase, cost } = order;
  const target = join(folder, backupName(now));
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const newest = newestBackup(folder, now);
    if (newest && now.getTime() - newest.time.getTime() < EVERY_MS)
      return { kind: 'not due', newest: newest.time };
    const encrypted = await encrypt(takeSnapshot(requestsFile), passphrase, cost);
    const requests = await writeSnapshot(target, encrypted, requestsFile, (written) =>
      decrypt(written, passphrase, target),
    );
    clearFolder(folder, order.keep, basename(target), now);
    return { kind: 'made', target, requests };
  } catch (error) {
    throw error instanceof BackupProblem ? error : problemOf(error, target);
  }
}

/** Returns the newest backup and its time, without those that a clock that was ahead has named. */
export const newestBackup = (folder: string, now: Date): { name: string; time: Date } | undefined =>
  backupsIn(folder)
    .map((name) => ({ name, time: timeOf(name) }))
    .findLast(({ time }) => time <= now);

/** Removes partial files and old backups: keeps two days, then the last backup of each of `keep` days. */
function clearFolder(folder: string, days: number, made: string, now: Date): void {
  // The one just made comes last, whatever a clock that was ahead has named.
  const all = [...backupsIn(folder).filter((name) => name !== made), made];
  const lastOfDay = new Map(all.map((name) => [name.slice(0, 'requests-2026-11-22'.length), name]));
  const daily = [...lastOfDay.values()].slice(-days);
  const isFresh = (name: string) => Math.abs(now.getTime() - timeOf(name).getTime()) < ALL_STAY_MS;
  const isBrokenOff = (name: string) =>
    BROKEN_OFF.test(name) && now.getTime() - statSync(join(folder, name)).mtimeMs > WRITTEN_WITHIN_MS;
  const old = all.filter((name) => name !== made && !daily.includes(name) && !isFresh(name));
  for (const name of [...old, ...readdirSync(folder).filter(isBrokenOff)])
    rmSync(join(folder, name), { force: true });
}

const backupsIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => NAME.test(name))
    .sort();

const timeOf = (name: string): Date => new Date(name.replace(NAME, '$1T$2:$3:$4Z'));

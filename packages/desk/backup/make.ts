import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DAY_MS, HOUR_MS } from '@clinic/contract/dates.ts';
import { toDatabaseError } from '../store/sqlite/error.ts';
import { decrypt, encrypt } from './encryption.ts';
import { BackupError, PART, takeSnapshot, writeSnapshot } from './snapshot.ts';

export interface BackupOptions {
  requestsFile: string;
  folder: string;
  passphrase: string;
  /** For how many days to keep one backup a day. */
  keep: number;
  /** scrypt's cost; tests use a lower one. */
  cost?: number;
}

export interface BackupResult {
  /** The time of the newest backup. */
  newest: Date;
  /** Set when this call made it. */
  made?: { target: string; requests: number };
}

/** All backups of this time are kept, then the last of each day. */
const KEEP_ALL_MS = 2 * DAY_MS;
/** Another desk may still be writing a younger partial file. */
const ABANDONED_AFTER_MS = HOUR_MS;

const NAME = /^requests-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z\.backup$/;
const PARTIAL = new RegExp(`^requests-.*\\.backup\\.[0-9a-f]{8}\\${PART}$`);

/** `requests-2026-11-22T023000Z.backup`: sorted by name is sorted by time. */
export const backupName = (now: Date): string =>
  `requests-${now.toISOString().slice(0, 19).replaceAll(':', '')}Z.backup`;

/** Makes a backup unless there is one from the last hour. Rejects with BackupError or DatabaseError. */
export async function backUpIfDue(options: BackupOptions, now: Date): Promise<BackupResult> {
  const { folder, requestsFile, passphrase, cost } = options;
  const target = join(folder, backupName(now));
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const newest = newestBackup(folder, now)?.time;
    if (newest && now.getTime() - newest.getTime() < HOUR_MS) return { newest };
    const encrypted = await encrypt(takeSnapshot(requestsFile), passphrase, cost);
    const requests = await writeSnapshot(target, encrypted, requestsFile, (written) =>
      decrypt(written, passphrase, target),
    );
    removeOldFiles(folder, options.keep, basename(target), now);
    return { newest: now, made: { target, requests } };
  } catch (error) {
    throw error instanceof BackupError ? error : toDatabaseError(error, target);
  }
}

/** Ignores backups from the future, which a wrong clock has named. */
export const newestBackup = (folder: string, now: Date): { name: string; time: Date } | undefined =>
  backupsIn(folder)
    .map((name) => ({ name, time: timeOf(name) }))
    .findLast(({ time }) => time <= now);

/** Removes abandoned partial files and old backups. */
function removeOldFiles(folder: string, days: number, made: string, now: Date): void {
  // The one just made comes last, even if a wrong clock has named others for the future.
  const all = [...backupsIn(folder).filter((name) => name !== made), made];
  const lastOfDay = new Map(all.map((name) => [name.slice(0, 'requests-2026-11-22'.length), name]));
  const daily = [...lastOfDay.values()].slice(-days);
  const isRecent = (name: string) => Math.abs(now.getTime() - timeOf(name).getTime()) < KEEP_ALL_MS;
  const isAbandoned = (name: string) =>
    PARTIAL.test(name) && now.getTime() - statSync(join(folder, name)).mtimeMs > ABANDONED_AFTER_MS;
  const old = all.filter((name) => name !== made && !daily.includes(name) && !isRecent(name));
  for (const name of [...old, ...readdirSync(folder).filter(isAbandoned)])
    rmSync(join(folder, name), { force: true });
}

const backupsIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => NAME.test(name))
    .sort();

const timeOf = (name: string): Date => new Date(name.replace(NAME, '$1T$2:$3:$4Z'));

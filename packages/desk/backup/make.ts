import { basename, join } from 'node:path';
import { problemOf } from '../store/sqlite/problem.ts';
import { decrypt, encrypt } from './encryption.ts';
import { backupName, clearFolder, makeFolder, newestBackup } from './folder.ts';
import { takeSnapshot, writeSnapshot } from './snapshot.ts';
import { BackupProblem } from './atomic-write.ts';

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

/** Makes a backup unless somebody has made one within the hour. Throws BackupProblem or DatabaseProblem. */
export async function backUpIfDue(order: BackupOrder, now: Date): Promise<BackupOutcome> {
  const target = join(order.folder, backupName(now));
  try {
    makeFolder(order.folder);
    const newest = newestBackup(order.folder, now);
    if (newest && now.getTime() - newest.time.getTime() < EVERY_MS)
      return { kind: 'not due', newest: newest.time };
    return { kind: 'made', target, requests: await makeBackup(order, target, now) };
  } catch (error) {
    throw error instanceof BackupProblem ? error : problemOf(error, target);
  }
}

/** Writes it, reads it again from the disk, and only then lets older ones go. */
async function makeBackup(order: BackupOrder, target: string, now: Date): Promise<number> {
  const { requestsFile, passphrase, cost } = order;
  const encrypted = await encrypt(takeSnapshot(requestsFile), passphrase, cost);
  const requests = await writeSnapshot(target, encrypted, requestsFile, (written) =>
    decrypt(written, passphrase, target),
  );
  clearFolder(order.folder, order.keep, basename(target), now);
  return requests;
}

import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PART } from './atomic-write.ts';

const WRITTEN_WITHIN_MS = 3_600_000;
const NAME = /^requests-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z\.backup$/;

const BROKEN_OFF = new RegExp(`^requests-.*\\.backup\\.[0-9a-f]{8}\\${PART}$`);

/** `requests-2026-11-22T023000Z.backup`: sorted by name is sorted by time. */
export const backupName = (now: Date): string =>
  `requests-${now.toISOString().slice(0, 19).replaceAll(':', '')}Z.backup`;

function timeOf(name: string): Date | undefined {
  const [, day, hours, minutes, seconds] = NAME.exec(name) ?? [];
  return day === undefined ? undefined : new Date(`${day}T${hours}:${minutes}:${seconds}Z`);
}

export const makeFolder = (folder: string): void => void mkdirSync(folder, { recursive: true, mode: 0o700 });

/** When the last one was made. What a clock that was ahead has named does not count. */
export function newestBackup(folder: string, now: Date): Date | undefined {
  return backupsIn(folder)
    .map((name) => timeOf(name)!)
    .filter((time) => time <= now)
    .at(-1);
}

/** Leaves the newest, the one just made among them, and nothing of those that were broken off. */
export function clearFolder(folder: string, keep: number, made: string, now: Date): void {
  const others = backupsIn(folder).filter((name) => name !== made);
  const old = others.slice(0, Math.max(0, others.length - (keep - 1)));
  for (const name of [...old, ...brokenOff(folder, now)]) rmSync(join(folder, name), { force: true });
}

const backupsIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => NAME.test(name))
    .sort();

/** Another desk may be writing one right now. */
const brokenOff = (folder: string, now: Date): string[] =>
  readdirSync(folder).filter(
    (name) =>
      BROKEN_OFF.test(name) && now.getTime() - statSync(join(folder, name)).mtimeMs > WRITTEN_WITHIN_MS,
  );

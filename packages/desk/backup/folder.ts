import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PART } from './atomic-write.ts';

const WRITTEN_WITHIN_MS = 3_600_000;
/** So long, all of them stay; of the days before, the last of each. */
const ALL_STAY_MS = 48 * 3_600_000;
const NAME = /^requests-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z\.backup$/;

const BROKEN_OFF = new RegExp(`^requests-.*\\.backup\\.[0-9a-f]{8}\\${PART}$`);

/** `requests-2026-11-22T023000Z.backup`: sorted by name is sorted by time. */
export const backupName = (now: Date): string =>
  `requests-${now.toISOString().slice(0, 19).replaceAll(':', '')}Z.backup`;

function timeOf(name: string): Date {
  const [, day, hours, minutes, seconds] = NAME.exec(name) ?? [];
  return new Date(`${day}T${hours}:${minutes}:${seconds}Z`);
}

export const makeFolder = (folder: string): void => void mkdirSync(folder, { recursive: true, mode: 0o700 });

/** The last one, and when it was made. What a clock that was ahead has named does not count. */
export function newestBackup(folder: string, now: Date): { name: string; time: Date } | undefined {
  return backupsIn(folder)
    .map((name) => ({ name, time: timeOf(name) }))
    .filter(({ time }) => time <= now)
    .at(-1);
}

/** Leaves those of two days, the last one of so many days, and nothing of those that were broken off. */
export function clearFolder(folder: string, days: number, made: string, now: Date): void {
  // The one just made comes last, whatever a clock that was ahead has named.
  const all = [...backupsIn(folder).filter((name) => name !== made), made];
  const lastOfDay = new Map(all.map((name) => [name.slice(0, 'requests-2026-11-22'.length), name]));
  const daily = [...lastOfDay.values()].slice(-days);
  const isFresh = (name: string) => Math.abs(now.getTime() - timeOf(name).getTime()) < ALL_STAY_MS;
  const old = all.filter((name) => name !== made && !daily.includes(name) && !isFresh(name));
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

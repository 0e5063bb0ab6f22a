// Copies the repository to another disk, because without a remote all pages are on one.
import { mkdirSync, readdirSync, renameSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { clinicDay } from '@clinic/contract/dates.ts';
import { repeat } from '@clinic/desk/lib/repeat.ts';
import { git } from '../../api/git.ts';

const EVERY_MS = 3_600_000;
const DAYS = 7;

/** Writes the backup of today, which `git clone` restores, and stores those of a week. */
export async function backUp(root: string, folder: string, now: Date) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const part = path.join(folder, '.part');
  await git(root, 'bundle', 'create', '--quiet', part, 'HEAD', '--branches', '--tags');
  await git(root, 'bundle', 'verify', '--quiet', part);
  renameSync(part, path.join(folder, `content-${clinicDay(now.getTime())}.bundle`));
  const all = readdirSync(folder).filter((name) => /^content-.*\.bundle$/.test(name));
  for (const name of all.toSorted().slice(0, -DAYS)) await rm(path.join(folder, name));
}

export const backUpHourly = (root: string, folder: string, log: (message: string) => void) =>
  repeat(async () => {
    await backUp(root, folder, new Date()).catch((error: Error) =>
      log(`The backup of the pages failed. ${error.message}`),
    );
    return new Date(Date.now() + EVERY_MS);
  });

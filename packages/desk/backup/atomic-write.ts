import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Why there is no backup, or none that can be put back; the message is a whole sentence for the practice. */
export class BackupProblem extends Error {}

/** What is being written has this ending: it may be half of something. */
export const PART = '.part';

/**
 * Writes a private file that is whole, on the disk and found good by `check` from the moment that it has its name.
 * Nothing that has the name already is overwritten.
 */
export async function writeWhole(
  target: string,
  bytes: Uint8Array,
  check: (written: Buffer) => Promise<void>,
): Promise<void> {
  const part = `${target}.${randomBytes(4).toString('hex')}${PART}`;
  try {
    writeFileSync(part, bytes, { flag: 'wx', mode: 0o600, flush: true });
    await check(readFileSync(part));
    refuseTaken(target);
    renameSync(part, target);
  } finally {
    rmSync(part, { force: true });
  }
  await syncFolder(dirname(target));
}

export function refuseTaken(target: string): void {
  if (!existsSync(target)) return;
  throw new BackupProblem(
    `${target} is there already, and nothing is overwritten. Name another file, or stop the site and move this one away.`,
  );
}

/** A name that is not on the disk yet is lost with the power. Folders of other computers know no such thing. */
async function syncFolder(folder: string): Promise<void> {
  try {
    await using handle = await open(folder);
    await handle.sync();
  } catch {
    return;
  }
}

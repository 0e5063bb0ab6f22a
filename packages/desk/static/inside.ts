// Opens files in a folder to which another user of this computer may add links or FIFOs at any time.
import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  type Stats,
} from 'node:fs';
import { join, sep } from 'node:path';

/** Follows no link at the end of the path, and does not wait for the writer of a FIFO. Windows has neither flag. */
const FLAGS = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

export interface FoundFile {
  /** Has no links in its own path. */
  folder: string;
  name: string;
  stats: Stats;
}

export interface OpenFile {
  handle: number;
  stats: Stats;
}

/** Finds a regular file by its name. Its parent folder may still be a link: openInside checks that. */
export function findFile(folder: string, name: string): FoundFile | undefined {
  try {
    const stats = lstatSync(join(folder, name), { throwIfNoEntry: false });
    return stats?.isFile() ? { folder, name, stats } : undefined;
  } catch {
    return undefined; // a name longer than the file system allows
  }
}

/** Opens a found file if its real path is in its folder. The caller closes `handle`. */
export function openInside({ folder, name }: FoundFile): OpenFile | undefined {
  const file = join(folder, name);
  let handle: number | undefined;
  try {
    handle = openSync(file, FLAGS);
    const stats = fstatSync(handle);
    if (stats.isFile() && realPathOf(handle, file).startsWith(folder + sep)) return { handle, stats };
  } catch {
    // It was removed or replaced meanwhile, or is not readable.
  }
  if (handle !== undefined) closeSync(handle);
  return undefined;
}

/** Linux returns the path of the opened file, even if it was replaced since. Other systems are for development. */
function realPathOf(handle: number, file: string): string {
  return process.platform === 'linux' ? readlinkSync(`/proc/self/fd/${handle}`) : realpathSync.native(file);
}

/** Reads a text file whose real path is in the folder. */
export function readInside(folder: string, name: string): string | undefined {
  const found = findFile(folder, name);
  const opened = found && openInside(found);
  if (!opened) return undefined;
  try {
    return readFileSync(opened.handle, 'utf8');
  } finally {
    closeSync(opened.handle);
  }
}

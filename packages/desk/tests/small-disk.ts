// A disk of a few megabytes, in a room of its own where an ordinary user may make one (Linux).
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';

const ROOM = ['-rm', 'sh', '-c'];

export const mayMakeDisks =
  spawnSync('unshare', [...ROOM, `mount -t tmpfs tmpfs '${tmpdir()}'`]).status === 0;

/** Lays the disk over the folder, then runs these words of a shell; Node and its arguments are "$0" "$@". */
export const onSmallDisk = (
  { folder, size }: { folder: string; size: string },
  words: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
) =>
  spawnSync(
    'unshare',
    [...ROOM, `mount -t tmpfs -o size=${size} tmpfs '${folder}'\n${words}`, process.execPath, ...args],
    { encoding: 'utf8', env: { ...process.env, ...env } },
  );

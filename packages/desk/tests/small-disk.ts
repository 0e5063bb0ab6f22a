// A small disk in a user namespace (Linux), where an ordinary user may mount one.
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';

const NAMESPACE = ['-rm', 'sh', '-c'];

export const mayMakeDisks =
  spawnSync('unshare', [...NAMESPACE, `mount -t tmpfs tmpfs '${tmpdir()}'`]).status === 0;

/** Mounts the disk on the folder, then runs a shell script; Node and its arguments are "$0" "$@". */
export const onSmallDisk = (
  { folder, size }: { folder: string; size: string },
  script: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
) =>
  spawnSync(
    'unshare',
    [...NAMESPACE, `mount -t tmpfs -o size=${size} tmpfs '${folder}'\n${script}`, process.execPath, ...args],
    { encoding: 'utf8', env: { ...process.env, ...env } },
  );

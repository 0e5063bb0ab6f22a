// An interrupted backup never has the name of a complete one.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, rmSync, watch } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decrypt } from '#desk/backup/encryption.ts';
import { checkSnapshot } from '#desk/backup/snapshot.ts';
import { mayMakeDisks, onSmallDisk } from '../small-disk.ts';
import { fill, makePractice, passphrase } from './backups.ts';
import { packageFile } from '../folder.ts';

let practice: Awaited<ReturnType<typeof makePractice>>;
beforeAll(async () => {
  practice = await makePractice();
  fill(practice.file, 12);
});
afterAll(() => practice.close());

const named = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.backup'));

/** Node's arguments to make the next backup in a new process. */
function nextBackup(order: object): string[] {
  const make = pathToFileURL(packageFile('backup/make.ts')).href;
  const program = `import { backUpIfDue } from '${make}';
    await backUpIfDue(${JSON.stringify(order)}, new Date('2026-11-21T02:30:00Z')).catch((error) => console.log(error.message));`;
  return ['--input-type=module', '-e', program];
}
const NO_ROOM = 'There is no room left on the disk for';

test('a process killed while writing leaves only complete backups', async () => {
  const { backups } = practice;
  mkdirSync(backups);
  const start = () => spawn(process.execPath, nextBackup(practice.order), { stdio: 'ignore' });
  let interrupted = 0;
  for (const milliseconds of [0, 12, 50, 500]) {
    const begun = new Promise((resolve) => watch(backups, { persistent: false }).once('change', resolve));
    const making = start();
    const ended = once(making, 'exit');
    await begun;
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    making.kill('SIGKILL');
    await ended;
    const names = named(backups);
    for (const name of names) {
      const bytes = await decrypt(readFileSync(join(backups, name)), passphrase, name);
      expect(checkSnapshot(bytes, name)).toBe(3);
      rmSync(join(backups, name));
    }
    if (names.length === 0) interrupted += 1;
  }
  expect(interrupted).toBeGreaterThan(1);
  await once(start(), 'exit');
  expect(named(backups)).toHaveLength(1);
});

// Without the permission to mount a disk, a file size limit interrupts the writing as well.
test('a disk that fills up keeps the previous backup', async () => {
  const folder = join(practice.folder, 'small');
  const yesterday = await practice.backUp(new Date('2026-11-20T02:30:00Z'), { folder });
  const words = 'ulimit -f 8192; exec "$0" "$@"';
  const order = { ...practice.order, folder, keep: 1 };
  const { stdout } = spawnSync('sh', ['-c', words, process.execPath, ...nextBackup(order)], {
    encoding: 'utf8',
  });
  expect(stdout).toContain(NO_ROOM);
  expect(readdirSync(folder)).toEqual([basename(yesterday)]);
});

test.skipIf(!mayMakeDisks)('a full disk is reported, and the next backup succeeds once there is room', () => {
  const disk = { folder: join(practice.folder, 'disk'), size: '20m' };
  mkdirSync(disk.folder);
  const { stdout } = onSmallDisk(
    disk,
    `cd '${disk.folder}'; echo older > requests-2026-11-18T023000Z.backup
    head -c 12m /dev/zero > others; "$0" "$@"; ls
    rm others; "$0" "$@"; ls`,
    nextBackup({ ...practice.order, folder: disk.folder, keep: 1 }),
  );
  const [trouble, ...names] = stdout.trim().split('\n');
  expect(trouble).toContain(NO_ROOM);
  expect(names).toEqual([
    'others',
    'requests-2026-11-18T023000Z.backup',
    'requests-2026-11-21T023000Z.backup',
  ]);
});

// Whatever happens while a backup is being written, nothing that is not whole ever has the name of one.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, rmSync, watch } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decrypt } from '#desk/backup/encryption.ts';
import { checkSnapshot } from '#desk/backup/snapshot.ts';
import { mayMakeDisks, onSmallDisk } from '../small-disk.ts';
import { fill, makePractice, passphrase } from './a-practice.ts';
import { ownFile } from '../folder.ts';

let practice: Awaited<ReturnType<typeof makePractice>>;
beforeAll(async () => {
  practice = await makePractice();
  fill(practice.file, 12);
});
afterAll(() => practice.close());

const named = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.backup'));

/** What Node needs to make the next backup in a process of its own. */
function nextBackup(order: object): string[] {
  const make = pathToFileURL(ownFile('backup/make.ts')).href;
  const program = `import { backUpIfDue } from '${make}';
    await backUpIfDue(${JSON.stringify(order)}, new Date('2026-11-21T02:30:00Z')).catch((error) => console.log(error.message));`;
  return ['--input-type=module', '-e', program];
}
const NO_ROOM = 'There is no room left on the disk for';

test('a process that is killed while it writes one', async () => {
  const { backups } = practice;
  mkdirSync(backups);
  const start = () => spawn(process.execPath, nextBackup(practice.order), { stdio: 'ignore' });
  let brokenOff = 0;
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
    if (names.length === 0) brokenOff += 1;
  }
  expect(brokenOff).toBeGreaterThan(1);
  await once(start(), 'exit');
  expect(named(backups)).toHaveLength(1);
});

// Without the right to make small disks, a limit for the size of files ends the writing in the middle just the same.
test('a disk that takes half of it, and the backup of yesterday stays', async () => {
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

test.skipIf(!mayMakeDisks)('a disk that is full, and again when there is room', () => {
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

import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { leftOut, readBack, type Finding } from './check.ts';
import { DidNotStart, makeWorkplace, startDesk, type Workplace } from './desk-process.ts';
import { makeVisitors, mobileOf } from './visitor.ts';

const NO_DISK =
  'only root on Linux may make a small disk (try: sudo npx node packages/desk/trials/run.ts disk)';

/** Fills a real small disk, then makes it read-only: the desk must answer 503 with Retry-After, and recover. */
export async function disk(): Promise<Finding[]> {
  const workplace = makeWorkplace();
  const folder = join(workplace.folder, 'data');
  mkdirSync(folder);
  try {
    if (!mount(folder, 'rw')) return [leftOut(NO_DISK)];
    return [...(await fullDisk(folder, workplace)), ...(await readOnlyDisk(folder, workplace))];
  } finally {
    unmount(folder);
    workplace.clear();
  }
}

async function fullDisk(folder: string, workplace: Workplace): Promise<Finding[]> {
  const desk = await startDesk(workplace, { REQUESTS_PER_MINUTE: '1000000' });
  const visitors = makeVisitors(desk.port);
  const acknowledged: string[] = [];
  let next = 0;
  async function send() {
    const number = next++;
    const answer = await visitors.send(number);
    if (answer.status === 201) acknowledged.push(mobileOf(number));
    return answer;
  }
  let before = await send();
  while (before.status === 201 && next < 20) before = await send();

  const filler = join(folder, 'filler');
  const { bavail, bsize } = statfsSync(folder);
  writeFileSync(filler, Buffer.alloc(bavail * bsize));
  let full = await send();
  while (full.status === 201 && next < 2000) full = await send();
  const page = await visitors.look();
  rmSync(filler);
  const after = await send();
  const code = await desk.end('SIGTERM');

  const { mobiles, isIntact } = readBack(workplace.file);
  const lost = acknowledged.filter((mobile) => !mobiles.has(mobile)).length;
  return [
    [before.status === 201, `room on the disk: ${before.status}`],
    [full.status === 503 && full.retryAfter !== '', `disk full: ${refusal(full)}`],
    [/no room left/.test(desk.said()), 'the log says: there is no room left on the disk'],
    [page.status === 200, `pages while full: ${page.status}`],
    [after.status === 201, `room again: ${after.status}`],
    [
      isIntact && lost === 0 && code === 0,
      `${acknowledged.length} acknowledged, ${lost} lost, exit code ${code}`,
    ],
  ];
}

/** A disk with open files cannot be made read-only, but another one can be mounted in its place. */
async function readOnlyDisk(folder: string, workplace: Workplace): Promise<Finding[]> {
  const desk = await startDesk(workplace);
  const visitors = makeVisitors(desk.port);
  exchange(folder, 'ro');
  const refused = await visitors.send(8000);
  exchange(folder, 'rw');
  const stored = await visitors.send(8001);
  await desk.end('SIGTERM');

  exchange(folder, 'ro');
  const message = await startDesk(workplace).then(
    () => 'it started',
    (error: unknown) => (error instanceof DidNotStart ? error.message : String(error)),
  );
  return [
    [refused.status === 503, `read-only: ${refusal(refused)}`],
    [stored.status === 201, `writable again: ${stored.status}`],
    [/read-only/.test(message), `at start: ${message}`],
  ];
}

const refusal = ({ status, retryAfter }: { status?: number; retryAfter?: string }) =>
  `${status}, retry after ${retryAfter} s`;

const mount = (folder: string, access: 'ro' | 'rw'): boolean =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=2m,${access}`, 'tmpfs', folder]).status === 0;

const unmount = (folder: string) => spawnSync('umount', ['--lazy', folder]);

function exchange(folder: string, access: 'ro' | 'rw'): void {
  unmount(folder);
  if (!mount(folder, access)) throw new Error(`Mounting the small disk as ${access} failed.`);
}

import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { finding, leftOut, readBack, type Finding } from './check.ts';
import { DidNotStart, makeWorkplace, startDesk, type Workplace } from './desk-process.ts';
import { makeVisitors, mobileOf, type Answer, type Visitors } from './visitor.ts';

/** A real small disk, really full, then exchanged for a read-only one: 503 with Retry-After, and well again afterwards. */
export async function disk(): Promise<Finding[]> {
  const place = makeWorkplace();
  const folder = join(place.folder, 'data');
  mkdirSync(folder);
  if (!mount(folder)) {
    place.clear();
    return [
      leftOut(
        'only root on Linux may make a small disk (try: sudo npx node packages/desk/trials/run.ts disk)',
      ),
    ];
  }
  try {
    return [...(await fullAndBack(place.file, folder, place)), ...(await readOnly(folder, place))];
  } finally {
    run('umount', '--lazy', folder);
    place.clear();
  }
}

async function fullAndBack(file: string, folder: string, place: Workplace): Promise<Finding[]> {
  const desk = await startDesk(place, { REQUESTS_PER_MINUTE: '1000000' });
  const visitors = makeVisitors(desk.port);
  const kept: string[] = [];
  const before = await sendUntil(visitors, 0, 20, kept, () => false);

  const filler = join(folder, 'filler');
  writeFileSync(filler, Buffer.alloc(free(folder)));
  const full = await sendUntil(visitors, 1000, 2000, kept, ({ status }) => status !== 201);
  const page = await visitors.look();
  rmSync(filler);
  const back = await visitors.send(5000);
  if (back.status === 201) kept.push(mobileOf(5000));

  const code = await desk.end('SIGTERM');

  const { mobiles, whole } = readBack(file);
  const lost = kept.filter((mobile) => !mobiles.has(mobile));
  return [
    finding(before.status === 201, `room on the disk: ${before.status}`),
    finding(
      full.status === 503 && full.retryAfter !== undefined,
      `disk full: ${full.status}, retry after ${full.retryAfter} s`,
    ),
    finding(/no room left/.test(desk.said()), 'it said: there is no room left on the disk'),
    finding(page.status === 200, `pages while full: ${page.status}`),
    finding(back.status === 201, `room again: ${back.status}`),
    finding(
      whole && lost.length === 0 && code === 0,
      `${kept.length} acknowledged, ${lost.length} lost, exit code ${code}`,
    ),
  ];
}

/** A disk with open files cannot be made read-only, but it can be taken away and another one put there. */
async function readOnly(folder: string, place: Workplace): Promise<Finding[]> {
  const desk = await startDesk(place);
  const visitors = makeVisitors(desk.port);
  exchange(folder, 'ro');
  const refused = await visitors.send(8000);
  exchange(folder, 'rw');
  const kept = await visitors.send(8001);
  await desk.end('SIGTERM');

  exchange(folder, 'ro');
  const sentence = await startDesk(place).then(
    () => 'it started',
    (error: unknown) => (error instanceof DidNotStart ? error.message : String(error)),
  );
  return [
    finding(refused.status === 503, `read-only: ${refused.status}, retry after ${refused.retryAfter} s`),
    finding(kept.status === 201, `writable again: ${kept.status}`),
    finding(/read-only/.test(sentence), `at start: ${sentence}`),
  ];
}

const mount = (folder: string, access = 'rw') =>
  run('mount', '-t', 'tmpfs', '-o', `size=2m,${access}`, 'tmpfs', folder);

function exchange(folder: string, access: 'ro' | 'rw'): void {
  run('umount', '--lazy', folder);
  if (!mount(folder, access)) throw new Error(`The small disk could not be made ${access}.`);
}

async function sendUntil(
  visitors: Visitors,
  first: number,
  most: number,
  kept: string[],
  enough: (answer: Answer) => boolean,
): Promise<Answer> {
  let answer: Answer | undefined;
  for (let number = first; number < first + most; number += 1) {
    answer = await visitors.send(number);
    if (answer.status === 201) kept.push(mobileOf(number));
    if (enough(answer)) break;
  }
  return answer!;
}

function free(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

function run(command: string, ...args: string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DidNotStart, makeWorkplace, startDesk, type Workplace } from '../desk-process.ts';
import { makeVisitors, mobileOf, readBack } from '../client.ts';

// A mount in its own namespace ends with the command.
const mayMount = spawnSync('unshare', ['-m', 'mount', '-t', 'tmpfs', 'tmpfs', tmpdir()]).status === 0;
if (!mayMount)
  console.warn(
    'Left out: only root on Linux may mount a small disk. Try: sudo npx vitest run --project=desk-slow disk',
  );

type ClientResponse = Awaited<ReturnType<ReturnType<typeof makeVisitors>['send']>>;
const REFUSED = { status: 503, retryAfter: expect.stringMatching(/^\d+$/) as string };

describe.skipIf(!mayMount)('the desk on a small disk', () => {
  let workplace: Workplace;
  let folder: string;
  beforeAll(() => {
    workplace = makeWorkplace();
    folder = join(workplace.folder, 'data');
    mkdirSync(folder);
    mount(folder, 'rw');
  });
  afterAll(() => {
    unmount(folder);
    workplace.clear();
  });

  describe('that runs full', () => {
    const acknowledged: string[] = [];
    let before: ClientResponse, full: ClientResponse, page: ClientResponse, after: ClientResponse;
    let log: string;
    let exitCode: number | null;
    beforeAll(async () => {
      const desk = await startDesk(workplace, { REQUESTS_PER_MINUTE: '1000000' });
      const visitors = makeVisitors(desk.port);
      let next = 0;
      async function send() {
        const number = next++;
        const response = await visitors.send(number);
        if (response.status === 201) acknowledged.push(mobileOf(number));
        return response;
      }
      before = await send();
      while (before.status === 201 && next < 20) before = await send();

      const filler = join(folder, 'filler');
      const { bavail, bsize } = statfsSync(folder);
      writeFileSync(filler, Buffer.alloc(bavail * bsize));
      full = await send();
      while (full.status === 201 && next < 2000) full = await send();
      page = await visitors.look();
      rmSync(filler);
      after = await send();
      exitCode = await desk.end('SIGTERM');
      log = desk.logged();
    });

    test('stores requests while there is room', () => {
      expect(before.status).toBe(201);
    });

    test('refuses requests with 503 and Retry-After, and logs why, when there is no room', () => {
      expect(full).toMatchObject(REFUSED);
      expect(log).toMatch(/no room left/);
    });

    test('serves pages while there is no room', () => {
      expect(page.status).toBe(200);
    });

    test('stores requests again once there is room', () => {
      expect(after.status).toBe(201);
    });

    test('loses no acknowledged request, keeps its file intact and ends with code 0', () => {
      const { mobiles, isIntact } = readBack(workplace.file);
      expect(acknowledged.filter((mobile) => !mobiles.has(mobile))).toEqual([]);
      expect([isIntact, exitCode]).toEqual([true, 0]);
    });
  });

  // A disk with open files cannot be made read-only, but another one can be mounted in its place.
  describe('that becomes read-only', () => {
    test('refuses requests with 503 and Retry-After until it can write again', async () => {
      const desk = await startDesk(workplace);
      const visitors = makeVisitors(desk.port);
      exchange(folder, 'ro');
      expect(await visitors.send(8000)).toMatchObject(REFUSED);
      exchange(folder, 'rw');
      expect((await visitors.send(8001)).status).toBe(201);
      await desk.end('SIGTERM');
    });

    test('reports it instead of starting', async () => {
      exchange(folder, 'ro');
      const started = startDesk(workplace);
      await expect(started).rejects.toThrow(DidNotStart);
      await expect(started).rejects.toThrow(/read-only/);
    });
  });
});

function mount(folder: string, access: 'ro' | 'rw'): void {
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=2m,${access}`, 'tmpfs', folder]);
  if (status !== 0) throw new Error(`Mounting the small disk as ${access} failed.`);
}

const unmount = (folder: string) => spawnSync('umount', ['--lazy', folder]);

function exchange(folder: string, access: 'ro' | 'rw'): void {
  unmount(folder);
  mount(folder, access);
}

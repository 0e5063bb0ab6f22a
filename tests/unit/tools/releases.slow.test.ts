// Releases and rollbacks while the desk serves visitors.
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serveSite } from '#tests/e2e/support/servers/desk.ts';
import { activeRelease, release, rollBack } from '#tools/lib/releases.ts';
import { folderOfTest, writeFiles, type Files } from '@clinic/desk/tests/folder.ts';
import { built } from './a-build.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const EVERY_MS = 10;
const RESPONSES_PER_BUILD = 100;
/** The desk accepts 256 connections from one address. */
const MAX_OPEN = 100;

let folder = '';
let releases = '';
let desk: Awaited<ReturnType<typeof serveSite>>;

beforeEach(async () => {
  folder = folderOfTest();
  releases = path.join(folder, 'releases');
  await releaseBuild(0);
  desk = await serveSite(path.join(releases, 'current'));
});
afterEach(() => desk.stop());

function releaseBuild(build: number, changes: Files = {}) {
  const dist = path.join(folder, 'dist');
  rmSync(dist, { recursive: true, force: true });
  writeFiles(dist, { ...built(build), ...changes });
  return release(dist, releases);
}

const ask = (address: string) => fetch(desk.address + address);

async function health() {
  const response = await ask('/health');
  const { release, failedBuild, ok } = await response.json();
  return { status: response.status, ok, release, failedBuild };
}

/** Loads a page and then its script, which may belong to an older release by then. */
async function visit(): Promise<string[]> {
  const page = await ask('/');
  const html = await page.text();
  const [, script = ''] = /src="([^"]+)"/.exec(html) ?? [];
  const answer = await ask(script);
  const build = /build (\d+)<\/html>$/.exec(html)?.[1];
  const isOneBuild = (await answer.text()) === `export const build = ${build};`;
  return [page, answer].map(({ status }) => `${status}${isOneBuild ? '' : ' in pieces'}`);
}

test('answers 200 to a hundred requests a second during ten releases, two of them invalid', async () => {
  const broken: Record<number, [changes: Files, why: string]> = {
    3: [{ 'about.html': '<html><p>half a pa' }, 'about.html is truncated.'],
    6: [
      { 'about.html': '<html><script src="/_astro/gone.js"></script></html>' },
      'about.html needs /_astro/gone.js, which is missing or empty.',
    ],
  };
  const answers: string[] = [];
  const visits: Promise<void>[] = [];
  const begun = performance.now();
  let open = 0;
  const begin = async () => {
    open += 1;
    answers.push(...(await visit()));
    open -= 1;
  };
  // Each visit sends two requests. On a busy machine, overdue visits start together.
  const visiting = setInterval(() => {
    while (open < MAX_OPEN && visits.length * 2 * EVERY_MS < performance.now() - begun) visits.push(begin());
  }, EVERY_MS);
  try {
    for (let build = 1; build <= 10; build += 1) {
      await vi.waitUntil(() => answers.length >= build * RESPONSES_PER_BUILD, {
        timeout: 100_000,
        interval: 5,
      });
      const [changes, why] = broken[build] ?? [];
      if (changes) await expect(releaseBuild(build, changes)).rejects.toThrow(why);
      else await releaseBuild(build);
      const now = { status: 200, ok: true, release: activeRelease(releases) };
      expect(await health()).toEqual({ ...now, failedBuild: why && expect.stringContaining(why) });
    }
  } finally {
    clearInterval(visiting);
    await Promise.all(visits);
  }
  const seconds = (performance.now() - begun) / 1000;
  console.log(`${answers.length} answers, ${Math.round(answers.length / seconds)} a second`);
  expect(answers.filter((answer) => answer !== '200')).toEqual([]);
  expect(await (await ask('/')).text()).toContain('build 10');
});

test('a rollback is served at once, and open pages still find their scripts', async () => {
  const first = activeRelease(releases);
  await releaseBuild(1);
  expect(await (await ask('/')).text()).toContain('build 1');
  rollBack(releases);
  const page = await ask('/');
  expect(await page.text()).toContain('build 0');
  expect((await health()).release).toBe(first);
  const script = await ask('/_astro/page.1.js');
  expect([script.status, script.headers.get('cache-control')]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ]);
  expect((await ask('/_astro/page.2.js')).status).toBe(404);
});

test('completes a response whose release has been removed', async () => {
  const film = randomBytes(48 * 1024 * 1024);
  await releaseBuild(1, { 'film.mp4': film });
  const old = activeRelease(releases);
  const answer = await ask('/film.mp4');
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
  const parts = [(await reader.read()).value ?? new Uint8Array()];
  for (let build = 2; build <= 7; build += 1) await releaseBuild(build);
  expect(() => rollBack(releases, old)).toThrow('There is no release');
  expect((await ask('/film.mp4')).status).toBe(404);
  for (let part = await reader.read(); !part.done; part = await reader.read()) parts.push(part.value);
  expect(Buffer.concat(parts).equals(film)).toBe(true);
});

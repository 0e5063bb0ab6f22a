// Releases that come and go in front of a desk that runs on, with visitors who never stop asking.
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serveSite } from '#tools/lib/desk.ts';
import { goBack, inFront, release } from '#tools/lib/releases.ts';
import { folderOfTest, writeFiles, type Files } from '@clinic/desk/tests/folder.ts';
import { built } from './a-build.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const EVERY_MS = 10;
const ASKED_FOR_EACH = 100;
/** The desk lets one address have 256 connections, and visitors do not all come from one. */
const OPEN_AT_MOST = 100;

let folder = '';
let releases = '';
let desk: Awaited<ReturnType<typeof serveSite>>;

beforeEach(async () => {
  folder = folderOfTest();
  releases = path.join(folder, 'releases');
  await come(0);
  desk = await serveSite(path.join(releases, 'current'));
});
afterEach(() => desk.stop());

function come(build: number, changes: Files = {}) {
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

/** As a visitor: the page, whole, and then the script that it names, whatever has come in front meanwhile. */
async function visit(): Promise<string[]> {
  const page = await ask('/');
  const html = await page.text();
  const [, script = ''] = /src="([^"]+)"/.exec(html) ?? [];
  const answer = await ask(script);
  const build = /build (\d+)<\/html>$/.exec(html)?.[1];
  const isOneBuild =
    (await answer.text()) === `export const build = ${build};` && page.headers.get('x-build') !== null;
  return [page, answer].map(({ status }) => `${status}${isOneBuild ? '' : ' in pieces'}`);
}

test('a hundred requests a second while ten builds come, three of them broken: nothing but 200', async () => {
  const broken: Record<number, [changes: Files, why: string]> = {
    3: [{ 'about.html': '<html><p>half a pa' }, 'about.html breaks off before its end.'],
    6: [
      { 'about.html': '<html><script src="/_astro/gone.js"></script></html>' },
      'about.html needs /_astro/gone.js, which is missing or empty.',
    ],
    9: [{ _headers: 'nonsense' }, '_headers, line 1: a header must come after the path it belongs to.'],
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
  // Each visit asks twice. Where the computer was busy, those that are due begin together.
  const visiting = setInterval(() => {
    while (open < OPEN_AT_MOST && visits.length * 2 * EVERY_MS < performance.now() - begun)
      visits.push(begin());
  }, EVERY_MS);
  try {
    for (let build = 1; build <= 10; build += 1) {
      await vi.waitUntil(() => answers.length >= build * ASKED_FOR_EACH, { timeout: 100_000, interval: 5 });
      const [changes, why] = broken[build] ?? [];
      if (changes) await expect(come(build, changes)).rejects.toThrow(why);
      else await come(build);
      const now = { status: 200, ok: true, release: inFront(releases) };
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

test('going back is served at once, with its headers, and the page that was left still finds its script', async () => {
  const first = inFront(releases);
  await come(1);
  expect((await ask('/')).headers.get('x-build')).toBe('1');
  goBack(releases);
  const page = await ask('/');
  expect(await page.text()).toContain('build 0');
  expect(page.headers.get('x-build')).toBe('0');
  expect((await health()).release).toBe(first);
  const script = await ask('/_astro/page.1.js');
  expect([script.status, script.headers.get('cache-control')]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ]);
  expect((await ask('/_astro/page.2.js')).status).toBe(404);
});

test('an answer that is being sent ends whole, when its release is over and even gone', async () => {
  const film = randomBytes(48 * 1024 * 1024);
  await come(1, { 'film.mp4': film });
  const old = inFront(releases);
  const answer = await ask('/film.mp4');
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
  const parts = [(await reader.read()).value ?? new Uint8Array()];
  for (let build = 2; build <= 7; build += 1) await come(build);
  expect(() => goBack(releases, old)).toThrow('There is no release');
  expect((await ask('/film.mp4')).status).toBe(404);
  for (let part = await reader.read(); !part.done; part = await reader.read()) parts.push(part.value);
  expect(Buffer.concat(parts).equals(film)).toBe(true);
});

// Another user of the computer may own the releases: no link that they add makes the desk read other files.
import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { makeWorkplace, startDesk, type Workplace } from '../desk-process.ts';
import { paths } from '@clinic/contract/paths.ts';
import { callsTo, topic } from '../test-desk.ts';
import { writeFiles } from '../folder.ts';

const RELEASE = '2026-11-22T023000123Z';
const EARLIER = '2026-11-21T023000123Z';
const SECRET = 'correct horse battery staple';

let place: Workplace;
let desk: Awaited<ReturnType<typeof startDesk>>;
let get: ReturnType<typeof callsTo>['get'];
let release: string;
let added: string[] = [];

const releases = (...names: string[]) => join(place.folder, 'releases', ...names);

beforeAll(async () => {
  place = makeWorkplace();
  release = releases(RELEASE);
  writeFiles(release, {
    'index.html': 'the home page',
    '404.html': 'Page Not Found',
    'deep/page.html': 'a deep page',
    'tiny.html': 'tiny',
  });
  writeFiles(releases(EARLIER), { 'index.html': 'earlier', '_astro/earlier.js': 'an earlier script' });
  writeFiles(join(place.folder, 'outside'), {
    'index.html': 'outside',
    'private.txt': 'private words',
    'page.html': 'private page',
    rules: '/old /private-place 301',
    'choices.json': '{"problems": [], "procedures": []}',
    '_astro/earlier.js': 'a private script',
  });
  symlinkSync(RELEASE, releases('current'));
  // Large enough to be streamed.
  writeFileSync(join(place.folder, 'outside/large.txt'), 'private '.repeat(20_000));
  desk = await startDesk(place, { DIST: 'releases/current', SMTP_PASSWORD: SECRET });
  ({ get } = callsTo(`http://127.0.0.1:${desk.port}`));
});
afterEach(() => {
  for (const file of added) rmSync(file, { force: true });
  added = [];
});
afterAll(async () => {
  await desk.end('SIGTERM');
  place.clear();
});

function add(name: string, make: (file: string) => void): void {
  const file = name.startsWith('/') ? name : join(release, name);
  make(file);
  added.push(file);
}
const link = (name: string, to: string) => add(name, (file) => symlinkSync(to, file));
const fifo = (name: string) => add(name, (file) => execFileSync('mkfifo', [file]));
const outside = (name = '') => join(place.folder, 'outside', name);

async function isMissing(path: string, headers = {}): Promise<void> {
  const response = await get(path, headers);
  expect([path, response.status, await response.text()]).toEqual([path, 404, 'Page Not Found']);
}

describe('the desk does not serve', () => {
  test('the requests file by a link', async () => {
    link('about-us.txt', place.file);
    await isMissing('/about-us.txt');
    await isMissing('/about-us.txt', { range: 'bytes=0-99' });
  });

  test('its own environment by a link', async () => {
    link('env.txt', '/proc/self/environ');
    await isMissing('/env.txt');
  });

  test('a file in a linked folder: small, streamed or in /proc', async () => {
    link('more', outside());
    link('data', dirname(place.file));
    link('self', '/proc/self');
    for (const path of ['/more/private.txt', '/more/large.txt', '/data/requests.sqlite', '/self/environ'])
      await isMissing(path);
    await isMissing('/more/page');
    // A redirect would say which files there are.
    await isMissing('/more/page.html');
    await isMissing('/more/page/');
  });

  test('a link as a page, as a compressed copy or as a 404 page', async () => {
    link('linked.html', outside('page.html'));
    await isMissing('/linked');
    link('tiny.html.br', outside('page.html'));
    link('tiny.html.gz', outside('page.html'));
    const response = await get('/tiny', { 'accept-encoding': 'br, gzip' });
    expect([response.headers.get('content-encoding'), await response.text()]).toEqual([null, 'tiny']);
    link('deep/404.html', outside('page.html'));
    await isMissing('/deep/nothing');
  });

  test('a FIFO, and does not wait for it', async () => {
    fifo('pipe.txt');
    fifo('pipe.html');
    fifo('_redirects');
    fifo('deep/404.html');
    for (const path of ['/pipe.txt', '/pipe', '/deep/nothing']) await isMissing(path);
  });

  test('a link in an earlier release, or instead of one', async () => {
    expect(await (await get('/_astro/earlier.js')).text()).toBe('an earlier script');
    link(releases(EARLIER, '_astro/linked.js'), outside('private.txt'));
    link(releases('2026-11-20T023000123Z'), outside());
    renameSync(releases(EARLIER), releases('aside'));
    await isMissing('/_astro/linked.js');
    await isMissing('/_astro/earlier.js');
    renameSync(releases('aside'), releases(EARLIER));
  });
});

describe('the desk does not follow a link to read', () => {
  test('redirects', async () => {
    link('_redirects', outside('rules'));
    await isMissing('/old');
  });

  test('choices', async () => {
    link('choices.json', outside('choices.json'));
    const { post } = callsTo(`http://127.0.0.1:${desk.port}`);
    expect((await post(paths.query, topic)).status).toBe(201);
  });

  test('the reason of a failed build', async () => {
    link(releases('failed.txt'), outside('private.txt'));
    const { release: served, failedBuild } = await (await get('/health')).json();
    expect([served, failedBuild]).toEqual([RELEASE, undefined]);
    rmSync(releases('failed.txt'));
    writeFileSync(releases('failed.txt'), 'a page breaks off\n');
    expect((await (await get('/health')).json()).failedBuild).toBe('a page breaks off');
  });
});

test('a FIFO instead of choices.json or the reason of a failed build does not block', async () => {
  fifo('choices.json');
  fifo(releases('failed.txt'));
  const { post } = callsTo(`http://127.0.0.1:${desk.port}`);
  expect((await post(paths.query, { ...topic, name: 'Meera' })).status).toBe(201);
  expect(await (await get('/health')).json()).toMatchObject({ ok: true, release: RELEASE });
});

describe('the link to the current release', () => {
  const point = (to: string) => {
    rmSync(releases('next'), { force: true });
    symlinkSync(to, releases('next'));
    renameSync(releases('next'), releases('current'));
  };
  const home = async () => (await get('/')).text();
  afterEach(() => point(RELEASE));

  test.each<[where: string, to: () => string]>([
    ['a folder elsewhere', () => outside()],
    ['the folder of the requests', () => dirname(place.file)],
    ['a folder beside the releases with another name', () => (mkdirSync(releases('x')), 'x')],
    [
      'a link to a folder elsewhere',
      () => (symlinkSync(outside(), releases('2026-12-01T023000123Z')), '2026-12-01T023000123Z'),
    ],
    ['nothing', () => 'nowhere'],
  ])('to %s is ignored', async (_, to) => {
    point(to());
    expect(await home()).toBe('the home page');
    for (const path of ['/private.txt', '/requests.sqlite']) await isMissing(path);
  });

  test('to another release takes effect at once', async () => {
    point(EARLIER);
    expect(await home()).toBe('earlier');
    expect(await (await get('/health')).json()).toMatchObject({ release: EARLIER });
  });

  test('that leads outside the releases prevents the start', async () => {
    symlinkSync(outside(), join(place.folder, 'linked'));
    await expect(startDesk(place, { DIST: 'linked' })).rejects.toThrow('is a link, but not to a release');
  });
});

test('a release that is replaced by a link between check and reading is not followed', async () => {
  const swapping = new AbortController();
  const swap = async () => {
    while (!swapping.signal.aborted) {
      renameSync(release, releases('aside'));
      symlinkSync(outside(), release);
      await new Promise(setImmediate);
      rmSync(release);
      renameSync(releases('aside'), release);
      await new Promise(setImmediate);
    }
  };
  const swapped = swap();
  const bodies = new Set<string>();
  for (let n = 0; n < 300; n += 1)
    for (const path of ['/', '/private.txt', '/large.txt'])
      bodies.add((await (await get(path)).text()).slice(0, 20));
  swapping.abort();
  await swapped;
  expect([...bodies].filter((body) => /private|outside/.test(body))).toEqual([]);
});

test('a built folder is served without following links in it', async () => {
  symlinkSync(outside('private.txt'), join(place.folder, 'dist/private.txt'));
  const plain = await startDesk(place, { DIST: 'dist', REQUESTS_FILE: join(place.folder, 'other.sqlite') });
  const calls = callsTo(`http://127.0.0.1:${plain.port}`);
  expect(await (await calls.get('/')).text()).toContain('<title>Test');
  expect((await calls.get('/private.txt')).status).toBe(404);
  renameSync(join(place.folder, 'dist'), join(place.folder, 'built'));
  symlinkSync(outside(), join(place.folder, 'dist'));
  expect((await calls.get('/private.txt')).status).toBe(404);
  await plain.end('SIGTERM');
});

import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, test } from 'vitest';
import { activeRelease, reasonIn, release, rollBack } from '#tools/lib/releases.ts';
import { folderOfTest, writeFiles, type Files } from '@clinic/desk/tests/folder.ts';
import { built } from './a-build.ts';

let folder = '';
let releases = '';
beforeEach(() => {
  folder = folderOfTest();
  releases = path.join(folder, 'releases');
});

/** Releases a new build of dist/. */
function releaseBuild(changes: Files = {}, build = 1) {
  const dist = path.join(folder, 'dist');
  rmSync(dist, { recursive: true, force: true });
  writeFiles(dist, { ...built(build), ...changes });
  return release(dist, releases);
}
const read = (file: string) => readFileSync(path.join(releases, file), 'utf8');

test('a release is a compressed copy, and current links to it', async () => {
  const name = await releaseBuild();
  expect(activeRelease(releases)).toBe(name);
  rmSync(path.join(folder, 'dist'), { recursive: true });
  expect(read('current/index.html')).toContain('build 1');
  const [br, gz] = ['br', 'gz'].map((ending) =>
    readFileSync(path.join(releases, name, `index.html.${ending}`)),
  );
  expect([brotliDecompressSync(br ?? ''), gunzipSync(gz ?? '')].map(String)).toEqual(
    Array(2).fill(read('current/index.html')),
  );
  // Compression would make this tiny file larger.
  expect(existsSync(path.join(releases, name, '404.html.br'))).toBe(false);
  expect(readdirSync(releases).sort()).toEqual([name, 'current']);
});

test('a release names the commit that is checked out, if there is one', async () => {
  await releaseBuild();
  expect(existsSync(path.join(releases, 'current/.commit'))).toBe(false);
  const git = (...words: string[]) => execFileSync('git', words, { cwd: folder, encoding: 'utf8' }).trim();
  git('init', '--quiet');
  git('-c', 'user.name=A', '-c', 'user.email=a@b.invalid', 'commit', '--quiet', '--allow-empty', '-m', 'x');
  await releaseBuild();
  expect(read('current/.commit')).toBe(git('rev-parse', 'HEAD'));
});

test('reuses the compressed files of an unchanged page, unless they are corrupt', async () => {
  const first = await releaseBuild();
  const place = (name: string, ending: string) => path.join(releases, name, `index.html.${ending}`);
  const text = readFileSync(path.join(releases, 'current/index.html'));
  // A lower level, so that the file can be recognised.
  const known = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
  const whole = readFileSync(place(first, 'gz'));
  writeFileSync(place(first, 'br'), known);
  writeFileSync(place(first, 'gz'), whole.subarray(0, 20));
  const second = await releaseBuild();
  expect(readFileSync(place(second, 'br'))).toEqual(known);
  expect(readFileSync(place(second, 'gz'))).toEqual(whole);
  const third = await releaseBuild({}, 2);
  expect(String(brotliDecompressSync(readFileSync(place(third, 'br'))))).toContain('build 2');
});

describe('rejects an invalid build and names the file', () => {
  test.each<[why: string, changes: Files]>([
    ['about.html is truncated.', { 'about.html': '<html><p>half a pa' }],
    [
      'about.html needs /_astro/gone.js, which is missing or empty.',
      { 'about.html': '<html><script src="/_astro/gone.js"></script></html>' },
    ],
    [
      'about.html needs /_astro/wide.avif, which is missing or empty.',
      {
        'about.html': '<html><img srcset="/_astro/page.2.js 1x, /_astro/wide.avif 2x"></html>',
        '_astro/wide.avif': '',
      },
    ],
    [
      'about.html shows a draft or a page planned for later.',
      { 'about.html': '<html><title>[From 2026-12-03] Gout</title></html>' },
    ],
    ['choices.json, the options of the forms, cannot be read.', { 'choices.json': '{"problems": ["Hip' }],
    ['choices.json, the options of the forms, cannot be read.', { 'choices.json': '{"problems": 5}' }],
  ])('%s', async (why, changes) => {
    const name = await releaseBuild();
    await expect(releaseBuild(changes, 2)).rejects.toThrow(why);
    expect(activeRelease(releases)).toBe(name);
    expect(read('failed.txt')).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z /);
    expect(read('failed.txt')).toContain(why);
    await releaseBuild({}, 3);
    expect(existsSync(path.join(releases, 'failed.txt'))).toBe(false);
    expect(readdirSync(releases).filter((file) => file.includes('.part'))).toEqual([]);
  });

  test('rejects a build that contains a link or is one', async () => {
    const name = await releaseBuild();
    const dist = path.join(folder, 'dist');
    symlinkSync(import.meta.filename, path.join(dist, 'about.txt'));
    await expect(release(dist, releases)).rejects.toThrow(/about\.txt is neither a file nor a folder/);
    symlinkSync(dist, path.join(folder, 'linked'));
    await expect(release(path.join(folder, 'linked'), releases)).rejects.toThrow(/linked is neither a file/);
    expect(activeRelease(releases)).toBe(name);
    expect(readdirSync(releases).toSorted()).toEqual([name, 'current', 'failed.txt']);
  });

  test('rejects when there is no build', async () => {
    await expect(release(path.join(folder, 'dist'), releases)).rejects.toThrow('There is no build.');
  });
});

test('stores the last five releases', async () => {
  const names: string[] = [];
  for (let build = 1; build <= 7; build += 1) names.push(await releaseBuild({}, build));
  expect(readdirSync(releases).sort()).toEqual([...names.slice(2), 'current']);
});

test('rolls back to the release before, repeatedly, or to one by its name', async () => {
  const [first = '', second = '', third = ''] = [
    await releaseBuild(),
    await releaseBuild({}, 2),
    await releaseBuild({}, 3),
  ];
  expect([rollBack(releases), rollBack(releases)]).toEqual([second, first]);
  expect(read('current/index.html')).toContain('build 1');
  expect(() => rollBack(releases)).toThrow('There is no release before this one.');
  expect(() => rollBack(releases, 'failed.txt')).toThrow('There is no release failed.txt, only:');
  rollBack(releases, third);
  expect(activeRelease(releases)).toBe(third);
});

test.each([
  [
    'src/content/conditions/knee-pain.mdx, line 4\n   The text has a colon in it.\n   → Put it between quotation marks',
    'src/content/conditions/knee-pain.mdx, line 4: The text has a colon in it.',
  ],
  [
    "12:00:00 [ERROR] TypeError: x\n    at file:///a.mjs:12:66\n12:00:00 [ERROR] [build] Caught error rendering /about: TypeError: Cannot read properties of undefined (reading 'b')\n",
    "The page /about cannot be built: TypeError: Cannot read properties of undefined (reading 'b')",
  ],
  [
    '[ERROR] [MDXError] Unexpected character\n  Location:\n    /a/b.mdx:3:4\n',
    '[MDXError] Unexpected character (/a/b.mdx:3:4)',
  ],
  ['Killed', 'The site cannot be built.'],
])('returns the reason of a failed build in one line: %#', (output, why) =>
  expect(reasonIn(output)).toBe(why),
);

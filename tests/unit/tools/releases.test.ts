import { existsSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, test } from 'vitest';
import { goBack, inFront, reasonIn, release } from '#tools/lib/releases.ts';
import { folderOfTest, writeFiles, type Files } from '@clinic/desk/tests/folder.ts';
import { built } from './a-build.ts';

let folder = '';
let releases = '';
beforeEach(() => {
  folder = folderOfTest();
  releases = path.join(folder, 'releases');
});

/** Brings in front what has just been built into dist/. */
function come(changes: Files = {}, build = 1) {
  const dist = path.join(folder, 'dist');
  rmSync(dist, { recursive: true, force: true });
  writeFiles(dist, { ...built(build), ...changes });
  return release(dist, releases);
}
const read = (file: string) => readFileSync(path.join(releases, file), 'utf8');

test('a release is a compressed copy of its own, with the link on it', async () => {
  const name = await come();
  expect(inFront(releases)).toBe(name);
  rmSync(path.join(folder, 'dist'), { recursive: true });
  expect(read('current/index.html')).toContain('build 1');
  const [br, gz] = ['br', 'gz'].map((ending) =>
    readFileSync(path.join(releases, name, `index.html.${ending}`)),
  );
  expect([brotliDecompressSync(br ?? ''), gunzipSync(gz ?? '')].map(String)).toEqual(
    Array(2).fill(read('current/index.html')),
  );
  // A tiny one would only grow.
  expect(existsSync(path.join(releases, name, '404.html.br'))).toBe(false);
  expect(readdirSync(releases).sort()).toEqual([name, 'current']);
});

test('an unchanged page keeps its compressed copies, as long as these are whole', async () => {
  const first = await come();
  const place = (name: string, ending: string) => path.join(releases, name, `index.html.${ending}`);
  const text = readFileSync(path.join(releases, 'current/index.html'));
  // Compressed otherwise, so that it is known again.
  const known = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
  const whole = readFileSync(place(first, 'gz'));
  writeFileSync(place(first, 'br'), known);
  writeFileSync(place(first, 'gz'), whole.subarray(0, 20));
  const second = await come();
  expect(readFileSync(place(second, 'br'))).toEqual(known);
  expect(readFileSync(place(second, 'gz'))).toEqual(whole);
  const third = await come({}, 2);
  expect(String(brotliDecompressSync(readFileSync(place(third, 'br'))))).toContain('build 2');
});

describe('what is not whole stays behind, and it is said which page is at fault', () => {
  test.each<[why: string, changes: Files]>([
    ['about.html breaks off before its end.', { 'about.html': '<html><p>half a pa' }],
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
      'about.html shows a draft, or a page of a later day.',
      { 'about.html': '<html><title>[From 2026-12-03] Gout</title></html>' },
    ],
    ['choices.json, with what the forms offer, cannot be read.', { 'choices.json': '{"problems": ["Hip' }],
    ['choices.json, with what the forms offer, cannot be read.', { 'choices.json': '{"problems": 5}' }],
    ['_headers, line 1: a header must come after the path it belongs to.', { _headers: 'nonsense' }],
  ])('%s', async (why, changes) => {
    const name = await come();
    await expect(come(changes, 2)).rejects.toThrow(why);
    expect(inFront(releases)).toBe(name);
    expect(read('failed.txt')).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z /);
    expect(read('failed.txt')).toContain(why);
    await come({}, 3);
    expect(existsSync(path.join(releases, 'failed.txt'))).toBe(false);
    expect(readdirSync(releases).filter((file) => file.includes('.part'))).toEqual([]);
  });

  test('a build with a link in it, or that is a link itself', async () => {
    const name = await come();
    const dist = path.join(folder, 'dist');
    symlinkSync(import.meta.filename, path.join(dist, 'about.txt'));
    await expect(release(dist, releases)).rejects.toThrow(/about\.txt is neither a file nor a folder/);
    symlinkSync(dist, path.join(folder, 'linked'));
    await expect(release(path.join(folder, 'linked'), releases)).rejects.toThrow(/linked is neither a file/);
    expect(inFront(releases)).toBe(name);
    expect(readdirSync(releases).toSorted()).toEqual([name, 'current', 'failed.txt']);
  });

  test('no build at all', async () => {
    await expect(release(path.join(folder, 'dist'), releases)).rejects.toThrow('There is no build.');
  });
});

test('the last five stay', async () => {
  const names: string[] = [];
  for (let build = 1; build <= 7; build += 1) names.push(await come({}, build));
  expect(readdirSync(releases).sort()).toEqual([...names.slice(2), 'current']);
});

test('back to the one before, again and again, or to one by its name', async () => {
  const [first = '', second = '', third = ''] = [await come(), await come({}, 2), await come({}, 3)];
  expect([goBack(releases), goBack(releases)]).toEqual([second, first]);
  expect(read('current/index.html')).toContain('build 1');
  expect(() => goBack(releases)).toThrow('There is no release before this one.');
  expect(() => goBack(releases, 'failed.txt')).toThrow('There is no release failed.txt, only:');
  goBack(releases, third);
  expect(inFront(releases)).toBe(third);
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
])('why a build has failed, in one line: %#', (output, why) => expect(reasonIn(output)).toBe(why));

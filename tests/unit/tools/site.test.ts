import { rmSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { isBuilt, recordBuild } from '#tools/lib/site.ts';
import { folderOfTest, writeFiles } from '@clinic/desk/tests/folder.ts';

const post = 'src/content/blog/letter.mdx';
let folder = '';

beforeEach(() => {
  folder = folderOfTest({
    [post]: 'A letter.',
    'src/pages/index.astro': '<h1>Hello</h1>',
    'package-lock.json': '{}',
    'dist/index.html': '<h1>Hello</h1>',
  });
  recordBuild(folder);
});

test('dist/ is built until a source changes', () => {
  expect(isBuilt(folder)).toBe(true);
  writeFiles(folder, { [post]: 'Something else.' });
  expect(isBuilt(folder)).toBe(false);
});

test('removing or adding a source is a change', () => {
  rmSync(path.join(folder, post));
  expect(isBuilt(folder)).toBe(false);
  writeFiles(folder, { [post]: 'A letter.' });
  expect(isBuilt(folder)).toBe(true);
  writeFiles(folder, { 'public/icon.svg': '<svg/>' });
  expect(isBuilt(folder)).toBe(false);
});

test('a rebuilt or removed dist/ is not built', () => {
  utimesSync(path.join(folder, 'dist/index.html'), 1, 1);
  expect(isBuilt(folder)).toBe(false);
  rmSync(path.join(folder, 'dist'), { recursive: true });
  expect(isBuilt(folder)).toBe(false);
});

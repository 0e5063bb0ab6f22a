import { rmSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { isBuilt, noteBuild } from '#tools/lib/site.ts';
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
  noteBuild(folder);
});

test('dist/ is built until a source changes', () => {
  expect(isBuilt(folder)).toBe(true);
  writeFiles(folder, { [post]: 'Something else.' });
  expect(isBuilt(folder)).toBe(false);
});

test('a source that has gone or is new is a change', () => {
  rmSync(path.join(folder, post));
  expect(isBuilt(folder)).toBe(false);
  writeFiles(folder, { [post]: 'A letter.' });
  expect(isBuilt(folder)).toBe(true);
  writeFiles(folder, { 'public/icon.svg': '<svg/>' });
  expect(isBuilt(folder)).toBe(false);
});

test('dist/ is not built once somebody has built otherwise, or cleared it away', () => {
  utimesSync(path.join(folder, 'dist/index.html'), 1, 1);
  expect(isBuilt(folder)).toBe(false);
  rmSync(path.join(folder, 'dist'), { recursive: true });
  expect(isBuilt(folder)).toBe(false);
});

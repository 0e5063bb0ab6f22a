import { rmSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
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

test('the day of a planned page is a change', () => {
  const clock = vi.spyOn(performance, 'timeOrigin', 'get');
  const setTime = (time: string) => clock.mockReturnValue(Date.parse(time));
  setTime('2026-02-01T12:00Z');
  writeFiles(folder, { [post]: '---\npublishOn: 2026-03-02\n---\n' });
  recordBuild(folder);
  // The day begins at 18:30 UTC in India.
  setTime('2026-03-01T18:29Z');
  expect(isBuilt(folder)).toBe(true);
  setTime('2026-03-01T18:31Z');
  expect(isBuilt(folder)).toBe(false);
  recordBuild(folder);
  setTime('2026-05-01T12:00Z');
  expect(isBuilt(folder)).toBe(true);
});

test('a rebuilt or removed dist/ is not built', () => {
  utimesSync(path.join(folder, 'dist/index.html'), 1, 1);
  expect(isBuilt(folder)).toBe(false);
  rmSync(path.join(folder, 'dist'), { recursive: true });
  expect(isBuilt(folder)).toBe(false);
});

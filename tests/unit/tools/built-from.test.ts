import { rmSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { beginBuild, isBuilt } from '#tools/lib/built-from.ts';
import { folderOfTest, writeFiles } from '../folder.ts';

const post = 'src/content/blog/letter.mdx';
const pages = 'node_modules/.astro/incremental-build.json';
const files = {
  [post]: 'A letter.',
  'src/content/blog/letter.jpg': 'a picture',
  'src/content/conditions/knee-pain.mdx': 'A knee.',
  'src/pages/index.astro': '<h1>Hello</h1>',
  'tools/astro/plugin.ts': 'export {}',
  'package-lock.json': '{}',
  'dist/index.html': '<h1>Hello</h1>',
  'node_modules/.astro/data-store.json': '{}',
  [pages]: '{}',
};

let folder = '';
const change = (file: string) => writeFiles(folder, { [file]: 'Something else.' });
const touch = (file: string) => utimesSync(path.join(folder, file), 1, 1);
const mayKeep = () => beginBuild(folder).mayKeep;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-24T06:00:00Z') });
  folder = folderOfTest(files);
  beginBuild(folder).done();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

describe('dist/ is built', () => {
  test('until a source changes', () => {
    expect(isBuilt(folder)).toBe(true);
    change(post);
    expect(isBuilt(folder)).toBe(false);
  });

  test('until somebody builds otherwise, or clears it away', () => {
    touch('dist/index.html');
    expect(isBuilt(folder)).toBe(false);
    rmSync(path.join(folder, 'dist'), { recursive: true });
    expect(isBuilt(folder)).toBe(false);
  });

  test('unless the build stopped half way', () => {
    beginBuild(folder);
    expect(isBuilt(folder)).toBe(false);
  });
});

describe('what Astro has kept is used', () => {
  test('when nothing has changed, or a post has', () => {
    expect(mayKeep()).toBe(true);
    beginBuild(folder).done();
    change(post);
    expect(mayKeep()).toBe(true);
  });

  test.each(Object.keys(files).filter((file) => file !== post && /^(src|tools|package)/.test(file)))(
    'not when %s has changed',
    (file) => {
      change(file);
      expect(mayKeep()).toBe(false);
    },
  );

  test('not with other settings', () => {
    vi.stubEnv('SITE_URL', 'https://clinic.example');
    expect(mayKeep()).toBe(false);
  });

  test('not on another day at the clinic: a planned page may stand in all menus from then on', () => {
    vi.setSystemTime(Date.parse('2026-11-24T19:00:00Z'));
    expect(mayKeep()).toBe(false);
  });

  test('not when another build has written there since', () => {
    touch(pages);
    expect(mayKeep()).toBe(false);
  });

  test('not after a build that stopped half way', () => {
    beginBuild(folder);
    expect(mayKeep()).toBe(false);
  });
});

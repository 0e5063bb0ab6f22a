import { chmodSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findChromium, findWholeChromium, howToGetOne } from '#tools/lib/chromium.ts';
import { folderOfTest, writeFiles } from '../folder.ts';

describe.skipIf(process.platform === 'win32')('finding a Chromium', () => {
  let folder: string;

  beforeEach(() => {
    folder = folderOfTest();
    vi.stubEnv('PATH', folder);
    vi.stubEnv('CHROMIUM_PATH', '');
  });
  afterEach(() => void vi.unstubAllEnvs());

  const put = (name: string, script: string) => {
    const file = path.join(folder, name);
    writeFiles(folder, { [name]: `#!/bin/sh\n${script}\n` });
    chmodSync(file, 0o755);
    return file;
  };

  test('CHROMIUM_PATH comes first', () => {
    put('chromium', 'echo Chromium 159');
    const mine = put('mine', 'echo Chromium 160');
    vi.stubEnv('CHROMIUM_PATH', mine);
    expect(findChromium()).toBe(mine);
  });

  test('a wrong CHROMIUM_PATH is not quietly replaced by another', () => {
    put('chromium', 'echo Chromium 159');
    vi.stubEnv('CHROMIUM_PATH', path.join(folder, 'nowhere'));
    expect(findChromium()).toBeUndefined();
  });

  test('an installed one is found under any of its names', () => {
    const chrome = put('google-chrome', 'echo Google Chrome 159');
    expect(findChromium()).toBe(chrome);
  });

  test('the shell without windows comes before the whole browser, because it is quicker', () => {
    put('chromium', 'echo Chromium 159');
    const shell = put('chromium-headless-shell', 'echo Chromium 159');
    expect(findChromium()).toBe(shell);
  });

  test('a whole browser is found beside the shell, also when the shell was chosen', () => {
    const chromium = put('chromium', 'echo Chromium 159');
    vi.stubEnv('CHROMIUM_PATH', put('chromium-headless-shell', 'echo Chromium 159'));
    expect(findWholeChromium()).toBe(chromium);
  });

  test('a whole browser that was chosen serves for both', () => {
    put('chromium', 'echo Chromium 159');
    const mine = put('mine', 'echo Chromium 160');
    vi.stubEnv('CHROMIUM_PATH', mine);
    expect(findWholeChromium()).toBe(mine);
  });

  test('a stub that only says where to get the real one is passed over', () => {
    put('chromium-browser', 'echo Command requires the chromium snap; exit 1');
    const edge = put('microsoft-edge', 'echo Microsoft Edge 159');
    expect(findChromium()).toBe(edge);
  });

  test('one sentence says how to get one', () => {
    expect(howToGetOne).toMatch(/^No Chromium was found: [^.]*CHROMIUM_PATH[^.]*\.$/);
  });
});

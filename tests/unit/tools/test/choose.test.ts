import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { choose } from '#tools/test/choose.ts';

const everything = ['check', 'unit', 'build', 'html', 'budgets', 'e2e'];
const built = () => true;
const notBuilt = () => false;

test("without words everything is meant, and the owners' job where CI is set", () => {
  expect(choose([], false, built)).toEqual({ parts: everything, words: [] });
  expect(choose([], true, built)).toEqual({ parts: [...everything, 'owners'], words: [] });
});

test('parts are chosen by name and run in their own order', () => {
  expect(choose(['--only', 'unit,check'], true, notBuilt)).toEqual({ parts: ['check', 'unit'], words: [] });
  expect(choose(['--only', 'owners'], false, notBuilt)).toEqual({ parts: ['owners'], words: [] });
});

test('what looks at the site builds it first, unless it is built', () => {
  for (const part of ['html', 'budgets', 'e2e']) {
    expect(choose(['--only', part], false, notBuilt)?.parts).toEqual(['build', part]);
    expect(choose(['--only', part], false, built)?.parts).toEqual([part]);
  }
});

test('further words go to Vitest or to Playwright', () => {
  expect(choose(['--only', 'e2e', 'look', '--update-snapshots'], false, built)).toEqual({
    parts: ['e2e'],
    words: ['look', '--update-snapshots'],
  });
  expect(choose(['--only', 'unit,e2e', 'look'], false, built)).toBeUndefined();
});

test('what makes no sense is one failure, and the last line says so', () => {
  for (const words of [['unit'], ['--only'], ['--only', 'nonsense'], ['--only', 'html', 'more']]) {
    expect(choose(words, false, built)).toBeUndefined();
  }
  const { status, stdout } = spawnSync('node', ['tools/test.ts', '--only', 'nonsense'], { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stdout).toMatch(/--only check, unit, .*\n0 passed, 1 failed\n$/s);
});

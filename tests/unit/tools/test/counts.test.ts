// What is counted of Vitest and Playwright, on runs in which everything goes wrong that can.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { run } from '#tools/lib/run.ts';
import { countsOf } from '#tools/test/counts.ts';

vi.setConfig({ testTimeout: 60_000 });

const folder = mkdtempSync(path.join(tmpdir(), 'counts-'));
const json = (name: string) => path.join(folder, `${name}.json`);
afterAll(() => rmSync(folder, { recursive: true }));

const runs = 'tests/unit/tools/test/runs';

test('of Vitest: failed tests, and files and groups that could not even run', async () => {
  const words = ['run', '--config', `${runs}/vitest.config.ts`, '--reporter=json'];
  const { ok } = await run('vitest', [...words, `--outputFile=${json('unit')}`]);
  expect(ok).toBe(false);
  expect(countsOf(ok, json('unit'))).toEqual({ passed: 1, failed: 3, flaky: 0 });
});

test('of Playwright: failures, tests that should have failed, and flaky ones, which its own words name', async () => {
  const words = ['test', '--config', `${runs}/playwright.config.ts`, '--reporter=dot,json'];
  const { ok, output } = await run('playwright', words, {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: json('e2e') },
  });
  expect(ok).toBe(false);
  expect(countsOf(ok, json('e2e'))).toEqual({ passed: 2, failed: 2, flaky: 1 });
  expect(output).toMatch(/1 flaky\n.*wrong\.playwright\.ts:\d+:\d+ › on a phone › moves/);
});

test('of Playwright: what stops it before any test', async () => {
  const words = ['test', '--config', `${runs}/playwright.config.ts`, '--reporter=json', 'no-such-file'];
  const { ok } = await run('playwright', words, { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: json('none') } });
  expect(countsOf(ok, json('none'))).toEqual({ passed: 0, failed: 1, flaky: 0 });
});

test('a tool is one thing that passes or fails, and so is what broke down before it wrote anything', () => {
  expect(countsOf(true, json('lint'))).toEqual({ passed: 1, failed: 0, flaky: 0 });
  expect(countsOf(false, json('lint'))).toEqual({ passed: 0, failed: 1, flaky: 0 });
});

test('what broke down afterwards is a failure too, whatever it has written', () => {
  writeFileSync(json('owners'), JSON.stringify({ passed: 7, failed: 0, flaky: 0 }));
  expect(countsOf(true, json('owners'))).toEqual({ passed: 7, failed: 0, flaky: 0 });
  expect(countsOf(false, json('owners'))).toEqual({ passed: 7, failed: 1, flaky: 0 });
});

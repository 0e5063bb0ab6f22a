import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readyJson } from '#tools/ready/report.ts';
import { folderOfTest } from '../folder.ts';

test('the command fails while something is left, and passes when nothing is', () => {
  const run = (root: string, env: NodeJS.ProcessEnv) =>
    spawnSync(process.execPath, [path.resolve('tools/ready.ts'), '--json'], {
      cwd: root,
      env: { ...process.env, SITE_URL: '', PUBLIC_API_HOST: '', ...env },
      encoding: 'utf8',
    });
  const empty = folderOfTest();
  const lacking = run(empty, {});
  expect(lacking.status).toBe(1);
  expect(JSON.parse(lacking.stdout)).toMatchObject({ ready: false });
  const host = 'https://www.clinic.in';
  const ready = run(empty, { SITE_URL: host, PUBLIC_API_HOST: host });
  expect([ready.status, ready.stdout]).toEqual([0, `${readyJson([])}\n`]);
});

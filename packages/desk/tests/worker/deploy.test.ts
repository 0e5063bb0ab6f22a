import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { folderOfTest, packageFile } from '../folder.ts';

// As in hosting.md, deploy.yml and preview.yml, up to the upload.
test.each([
  ['deploy', ['--config', 'wrangler.jsonc'], 'env.DB (requests)'],
  ['versions upload', ['--config', 'wrangler.preview.jsonc', '--preview-alias', 'pr-1'], ''],
])('wrangler %s %j accepts its settings without a network', (command, options, expected) => {
  const site = folderOfTest({ 'index.html': 'home' });
  const args = [
    packageFile('../../node_modules/wrangler/bin/wrangler.js'),
    ...command.split(' '),
    ...options,
  ];
  const { status, stdout, stderr } = spawnSync(process.execPath, [...args, '--assets', site, '--dry-run'], {
    cwd: packageFile('.'),
    encoding: 'utf8',
    env: { ...process.env, CLOUDFLARE_API_TOKEN: '', CLOUDFLARE_API_BASE_URL: 'http://127.0.0.1:9' },
  });
  expect(status, stderr).toBe(0);
  expect(stdout).toContain(expected);
  expect(stdout).toContain('--dry-run: exiting now.');
  expect(stderr).not.toContain('ERROR');
});

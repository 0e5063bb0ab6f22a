// tools/install.mjs in a temporary project, with a fake npm.
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { folderOfTest, writeFiles } from '@clinic/desk/tests/folder.ts';

const fakeNpm = `#!/bin/sh
echo installs >> npm.log
mkdir -p node_modules
cp package-lock.json node_modules/.package-lock.json
`;

const lockFile = (version: string) =>
  JSON.stringify({
    packages: {
      '': { name: 'site' },
      'node_modules/astro': { version },
      ...(version === '7.0.0' && { 'node_modules/@esbuild/win32-x64': { version: '1.0.0', optional: true } }),
    },
  });

describe.skipIf(process.platform === 'win32')('tools/install.mjs', () => {
  let project: string;
  const at = (file: string) => path.join(project, file);
  const write = (file: string, text: string) => {
    writeFiles(project, { [file]: text });
    chmodSync(at(file), 0o755);
  };

  beforeEach(() => {
    project = folderOfTest({ 'tools/install.mjs': readFileSync('tools/install.mjs') });
    write('bin/npm', fakeNpm);
    write('package-lock.json', lockFile('7.0.0'));
  });

  function start(env: NodeJS.ProcessEnv = {}) {
    const PATH = `${at('bin')}:${process.env.PATH}`;
    const { status, stdout, stderr } = spawnSync(process.execPath, [at('tools/install.mjs')], {
      env: { ...process.env, PATH, npm_lifecycle_event: 'start', ...env },
      encoding: 'utf8',
    });
    return { status, output: stdout + stderr };
  }
  const installs = () =>
    existsSync(at('npm.log')) ? readFileSync(at('npm.log'), 'utf8').trim().split('\n') : [];

  test('installs once, and accepts missing packages for other platforms', () => {
    expect(start().status).toBe(0);
    write(
      'node_modules/.package-lock.json',
      JSON.stringify({ packages: { 'node_modules/astro': { version: '7.0.0' } } }),
    );
    expect(start()).toEqual({ status: 0, output: '' });
    expect(installs()).toEqual(['installs']);
  });

  test('installs again when the lock file changes or the last installation did not finish', () => {
    start();
    write('package-lock.json', lockFile('7.0.1'));
    start();
    expect(installs()).toHaveLength(2);
    rmSync(at('node_modules/.package-lock.json'));
    start();
    expect(installs()).toHaveLength(3);
  });

  test('reports a failure, and prints the count as the last line of a test run', () => {
    write('bin/npm', '#!/bin/sh\necho npm error network\nexit 1\n');
    const failed = start();
    expect(failed.status).toBe(1);
    expect(failed.output).toMatch(/npm error network\n[^\n]*See the error above\.\n$/);
    expect(start({ npm_lifecycle_event: 'pretest' }).output).toMatch(/\n0 passed, 1 failed\n$/);
  });
});

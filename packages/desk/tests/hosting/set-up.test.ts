import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { folderOfTest, packageFile } from '../folder.ts';

const ANSWERS = {
  '--address': 'https://www.example.in',
  '--repository': 'git@git.example.in:clinic.git',
  '--email': 'desk@example.in',
  '--manager': 'Asha Rao',
  '--editor': 'yes',
};

const STEPS = ['nginx', 'Node.js', 'user', 'clone', 'BACKUP_KEY', 'release', 'certificate', 'manager'];

/** Each of these would change the computer. */
const PROGRAMS = ['apt-get', 'certbot', 'cp', 'curl', 'install', 'npm', 'runuser', 'tar', 'useradd'];

/** Runs the script as on a computer on which nothing is installed, and returns the programs that it called. */
function setUp(...options: string[]) {
  const calls = folderOfTest(
    Object.fromEntries(PROGRAMS.map((name) => [name, `#!/bin/sh\necho "$0 $*" >>"$0.calls"\n`])),
  );
  const stubs = PROGRAMS.map((name) => path.join(calls, name));
  stubs.forEach((stub) => chmodSync(stub, 0o755));
  const env = { ...process.env, PATH: `${calls}:${process.env.PATH}` };
  const { status, stdout, stderr } = spawnSync(packageFile('set-up.sh'), options, { env, encoding: 'utf8' });
  return { status, stdout, stderr, called: stubs.filter((stub) => existsSync(`${stub}.calls`)) };
}

describe.skipIf(process.platform !== 'linux')('set-up.sh', () => {
  const answers = Object.entries(ANSWERS).flat();

  test('prints each step with --dry-run and changes nothing', () => {
    const first = setUp('--dry-run', ...answers);
    expect(first).toMatchObject({ status: 0, stderr: '', called: [] });
    for (const step of STEPS)
      expect(first.stdout).toMatch(new RegExp(`^(would do|done before): .*${step}`, 'm'));
    expect(first.stdout).toMatch(/Nothing was changed\. Steps to do: \d+\.\n$/);
    expect(setUp('--dry-run', ...answers).stdout).toBe(first.stdout);
  });

  test('has no step for the editor without it', () => {
    expect(setUp('--dry-run', ...answers, '--editor', 'no').stdout).not.toContain('editor');
  });

  test.each([
    ['--email', ''],
    ['--address', 'http://localhost'],
    ['--email', 'desk'],
    ['--editor', 'perhaps'],
    ['--unknown', 'yes'],
  ])('stops at %s "%s" and names it', (option, value) => {
    const { status, stdout, stderr } = setUp('--dry-run', ...answers, option, value);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain(option);
  });

  test('stops at an answer that is missing', () => {
    const { status, stderr } = setUp('--dry-run', ...answers.slice(2));
    expect([status, stderr]).toEqual([1, 'An answer is missing: --address. See --help.\n']);
  });
});

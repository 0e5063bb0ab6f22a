import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, renameSync, rmSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { commitContent, push, saveAs } from '../../publish/git/commit.ts';
import { git } from '../../api/git.ts';
import { createProject, KNEE, type Project } from './project.ts';

let project: Project;
const last = () => project.git('log', '-1', '--format=%an <%ae> %cn|%s');
const fileOf = (name: string) => `src/content/conditions/${name}.mdx`;

beforeEach(() => (project = createProject()));
afterEach(() => project.end());

test('commits a save as the writer, with content files only', async () => {
  project.write(KNEE, 'Knees hurt.\n');
  project.write('package.json', '{"name": "changed"}');
  project.git('add', 'package.json');
  await commitContent(project.root, 'Asha Rao');
  expect(last()).toBe('Asha Rao <asha-rao@editor.invalid> Asha Rao|Change knee-pain');
  expect(project.git('show', '--name-only', '--format=')).toBe(KNEE);
  const before = project.git('rev-parse', 'HEAD');
  await commitContent(project.root, 'Asha Rao');
  expect(project.git('rev-parse', 'HEAD')).toBe(before);
});

test('names created, removed and renamed pages in the commit message', async () => {
  project.write(fileOf('gout'), 'Gout.\n');
  await commitContent(project.root, 'घुटना');
  expect(last()).toBe('घुटना <-@editor.invalid> घुटना|Begin gout');
  renameSync(path.join(project.root, KNEE), path.join(project.root, fileOf('sore-knee')));
  project.write(fileOf('gout'), 'Gout. See sore-knee.\n');
  await commitContent(project.root, 'Asha');
  expect(last()).toContain('|Rename knee-pain to sore-knee, and 1 more');
  rmSync(path.join(project.root, fileOf('gout')));
  await commitContent(project.root, 'Asha');
  expect(last()).toContain('|Remove gout');
});

test('treats hostile names of people and files as names', async () => {
  project.write(fileOf('-rf --exec=sh'), 'x');
  project.write('src/content/blog/:(glob)*.mdx', 'x');
  await commitContent(project.root, "--author=x -c core.pager='sh'");
  expect(project.git('show', '--name-only', '--format=').split('\n')).toHaveLength(2);
  expect(last()).toContain('--author=x -c core.pager=');
  project.write(KNEE, 'Dots.\n');
  await commitContent(project.root, '...');
  expect(last()).toContain('|Change knee-pain');
});

test('runs no hooks of the repository', async () => {
  project.write('.git/hooks/pre-commit', '#!/bin/sh\ntouch ran\n');
  execFileSync('chmod', ['+x', path.join(project.root, '.git/hooks/pre-commit')]);
  project.write(KNEE, 'Hooks.\n');
  await commitContent(project.root, 'Asha');
  expect(project.git('status', '--porcelain')).toBe('');
});

test('pushes saves to a remote and logs a failed push', async () => {
  const log = vi.fn();
  await push(project.root, log);
  expect(log.mock.calls).toEqual([]);
  const remote = path.join(project.root, '.git/remote.git');
  project.git('remote', 'add', 'origin', remote);
  await push(project.root, log);
  expect(log.mock.calls.join()).toContain('could not be pushed');
  project.git('init', '--quiet', '--bare', remote);
  project.write(KNEE, 'Pushed.\n');
  await commitContent(project.root, 'Asha', log);
  const head = project.git('rev-parse', 'HEAD');
  await vi.waitUntil(() => project.git('ls-remote', 'origin').includes(head), 30_000);
});

test('pushes to the content branch and never to main', async () => {
  const log = vi.fn();
  const remote = path.join(project.root, '.git/remote.git');
  project.git('init', '--quiet', '--bare', remote);
  project.git('remote', 'add', 'origin', remote);
  project.git('push', '--quiet', '--set-upstream', 'origin', 'main');
  const main = project.git('rev-parse', 'HEAD');
  project.write(KNEE, 'Pushed.\n');
  await commitContent(project.root, 'Asha');
  await push(project.root, log);
  const branches = () =>
    project
      .git('ls-remote', '--heads', 'origin')
      .split('\n')
      .map((line) => line.split('\t'));
  const first = project.git('rev-parse', 'HEAD');
  expect(branches()).toEqual([
    [first, 'refs/heads/content'],
    [main, 'refs/heads/main'],
  ]);
  vi.stubEnv('EDITOR_BRANCH', 'from-writers');
  await push(project.root, log);
  vi.unstubAllEnvs();
  expect(branches()).toContainEqual([first, 'refs/heads/from-writers']);
  expect(branches()).toContainEqual([main, 'refs/heads/main']);
  expect(log.mock.calls).toEqual([]);
});

const LOCKS = ['.git/index.lock', '.git/HEAD.lock', '.git/refs/heads/main.lock'];
const setAge = (file: string, ms: number) => {
  const then = new Date(Date.now() - ms);
  utimesSync(path.join(project.root, file), then, then);
};

test.each([20 * 60_000, -20 * 60_000])(
  'a save works after a power cut, with locks of %d ms of age',
  async (ms) => {
    const log = vi.fn();
    for (const lock of LOCKS) project.write(lock, '');
    project.write(KNEE, 'After the cut.\n');
    await expect(saveAs(project.root, 'Asha', log, () => Promise.resolve())).rejects.toThrow('index.lock');
    for (const lock of LOCKS) setAge(lock, ms);
    await saveAs(project.root, 'Asha', log, () => Promise.resolve());
    expect(project.git('status', '--porcelain')).toBe('');
    expect(LOCKS.filter(project.has)).toEqual([]);
    expect(log.mock.calls.join()).toContain('Removed locks');
  },
);

test('keeps the lock of a running Git', { skip: process.platform !== 'linux' }, async () => {
  project.write('.git/index.lock', '');
  setAge('.git/index.lock', 20 * 60_000);
  const running = spawn('git', ['cat-file', '--batch'], { cwd: path.join(project.root, 'src') });
  await once(running, 'spawn');
  await vi.waitUntil(() => readFileSync(`/proc/${running.pid}/comm`, 'utf8').startsWith('git'), 30_000);
  await expect(saveAs(project.root, 'Asha', vi.fn(), () => Promise.resolve())).rejects.toThrow('index.lock');
  expect(project.has('.git/index.lock')).toBe(true);
  running.kill();
  await once(running, 'exit');
  await saveAs(project.root, 'Asha', vi.fn(), () => Promise.resolve());
  expect(project.has('.git/index.lock')).toBe(false);
});

test('shows a plain message when a save fails', async () => {
  project.write('.git/index.lock', '');
  const answer = await project.writer.ask(`/editor/api/history/conditions/knee-pain/${project.head()}`, {});
  expect([answer.status, await answer.json()]).toEqual([
    500,
    { message: expect.stringMatching(/another program .* still here: wait a minute/) },
  ]);
  expect(project.said.join()).toContain('index.lock');
});

test('gives no key to Git', async () => {
  vi.stubEnv('EDITOR_KEY', 'secret');
  const shown = await git(project.root, '-c', 'alias.x=!echo "key: $EDITOR_KEY"', 'x');
  vi.unstubAllEnvs();
  expect(shown).toBe('key: \n');
});

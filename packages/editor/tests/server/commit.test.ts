import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, renameSync, rmSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { commitContent, push, saveAs } from '../../server/git/commit.ts';
import { createProject, KNEE, type Project } from './project.ts';

let project: Project;
const last = () => project.git('log', '-1', '--format=%an <%ae> %cn|%s');
const page = (name: string) => `src/content/conditions/${name}.mdx`;

beforeEach(() => (project = createProject()));
afterEach(() => project.end());

test('a save is a commit in the name of the writer, of the content and nothing else', async () => {
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

test('it says what was begun, removed and renamed, with the others that follow', async () => {
  project.write(page('gout'), 'Gout.\n');
  await commitContent(project.root, 'घुटना');
  expect(last()).toBe('घुटना <-@editor.invalid> घुटना|Begin gout');
  renameSync(path.join(project.root, KNEE), path.join(project.root, page('sore-knee')));
  project.write(page('gout'), 'Gout. See sore-knee.\n');
  await commitContent(project.root, 'Asha');
  expect(last()).toContain('|Rename knee-pain to sore-knee, and 1 more');
  rmSync(path.join(project.root, page('gout')));
  await commitContent(project.root, 'Asha');
  expect(last()).toContain('|Remove gout');
});

test('hostile names of people and files are names', async () => {
  project.write(page('-rf --exec=sh'), 'x');
  project.write('src/content/blog/:(glob)*.mdx', 'x');
  await commitContent(project.root, "--author=x -c core.pager='sh'");
  expect(project.git('show', '--name-only', '--format=').split('\n')).toHaveLength(2);
  expect(last()).toContain('--author=x -c core.pager=');
  project.write(KNEE, 'Dots.\n');
  await commitContent(project.root, '...');
  expect(last()).toContain('|Change knee-pain');
});

test('no hook of the repository runs', async () => {
  project.write('.git/hooks/pre-commit', '#!/bin/sh\ntouch ran\n');
  execFileSync('chmod', ['+x', path.join(project.root, '.git/hooks/pre-commit')]);
  project.write(KNEE, 'Hooks.\n');
  await commitContent(project.root, 'Asha');
  expect(project.git('status', '--porcelain')).toBe('');
});

test('what is saved is pushed where there is a remote, and a push that failed is told', async () => {
  const say = vi.fn();
  await push(project.root, say);
  expect(say.mock.calls).toEqual([]);
  const remote = path.join(project.root, '.git/remote.git');
  project.git('remote', 'add', 'origin', remote);
  await push(project.root, say);
  expect(say.mock.calls.join()).toContain('could not be pushed');
  project.git('init', '--quiet', '--bare', remote);
  project.write(KNEE, 'Pushed.\n');
  await commitContent(project.root, 'Asha', say);
  const head = project.git('rev-parse', 'HEAD');
  await vi.waitUntil(() => project.git('ls-remote', 'origin').includes(head), 30_000);
});

test('saves are pushed to a branch of their own, and never to the one from which the desk takes its code', async () => {
  const say = vi.fn();
  const remote = path.join(project.root, '.git/remote.git');
  project.git('init', '--quiet', '--bare', remote);
  project.git('remote', 'add', 'origin', remote);
  project.git('push', '--quiet', '--set-upstream', 'origin', 'main');
  const main = project.git('rev-parse', 'HEAD');
  project.write(KNEE, 'Pushed.\n');
  await commitContent(project.root, 'Asha');
  await push(project.root, say);
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
  await push(project.root, say);
  vi.unstubAllEnvs();
  expect(branches()).toContainEqual([first, 'refs/heads/from-writers']);
  expect(branches()).toContainEqual([main, 'refs/heads/main']);
  expect(say.mock.calls).toEqual([]);
});

const LOCKS = ['.git/index.lock', '.git/HEAD.lock', '.git/refs/heads/main.lock'];
const setAge = (file: string, ms: number) => {
  const then = new Date(Date.now() - ms);
  utimesSync(path.join(project.root, file), then, then);
};

test.each([20 * 60_000, -20 * 60_000])(
  'a save works after a power cut, with locks of %d ms of age',
  async (ms) => {
    const say = vi.fn();
    for (const lock of LOCKS) project.write(lock, '');
    project.write(KNEE, 'After the cut.\n');
    await expect(saveAs(project.root, 'Asha', say, () => Promise.resolve())).rejects.toThrow('index.lock');
    for (const lock of LOCKS) setAge(lock, ms);
    await saveAs(project.root, 'Asha', say, () => Promise.resolve());
    expect(project.git('status', '--porcelain')).toBe('');
    expect(LOCKS.filter(project.has)).toEqual([]);
    expect(say.mock.calls.join()).toContain('Removed locks');
  },
);

test('the lock of a Git that still runs stays', { skip: process.platform !== 'linux' }, async () => {
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

test('a save that fails says why in plain words', async () => {
  project.write('.git/index.lock', '');
  const first = project.git('rev-parse', 'HEAD');
  const answer = await project.writer(`/editor/history/conditions/knee-pain/${first}`, {});
  expect([answer.status, await answer.text()]).toEqual([
    500,
    expect.stringMatching(/another program on the server .* still here: wait a minute/),
  ]);
  expect(project.said.join()).toContain('index.lock');
});

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { commitContent, push } from '../../server/git/commit.ts';

let root: string;
const run = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();
const last = () => run('log', '-1', '--format=%an <%ae> %cn|%s');
const put = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const page = (name: string) => `src/content/conditions/${name}.mdx`;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'commit-'));
  run('init', '--quiet');
  put(page('knee-pain'), 'Knees.\n'.repeat(9));
  put('package.json', '{}');
  run('add', '.');
  run('-c', 'user.name=x', '-c', 'user.email=x@x', 'commit', '--quiet', '-m', 'Begin');
});
afterEach(() => rmSync(root, { recursive: true }));

test('a save is a commit in the name of the writer, of the content and nothing else', async () => {
  put(page('knee-pain'), 'Knees hurt.\n');
  put('package.json', '{"name": "changed"}');
  run('add', 'package.json');
  await commitContent(root, 'Asha Rao');
  expect(last()).toBe('Asha Rao <asha-rao@editor.invalid> Asha Rao|Change knee-pain');
  expect(run('show', '--name-only', '--format=')).toBe(page('knee-pain'));
  const before = run('rev-parse', 'HEAD');
  await commitContent(root, 'Asha Rao');
  expect(run('rev-parse', 'HEAD')).toBe(before);
});

test('it says what was begun, removed and renamed, with the others that follow', async () => {
  put(page('gout'), 'Gout.\n');
  await commitContent(root, 'घुटना');
  expect(last()).toBe('घुटना <-@editor.invalid> घुटना|Begin gout');
  renameSync(path.join(root, page('knee-pain')), path.join(root, page('sore-knee')));
  put(page('gout'), 'Gout. See sore-knee.\n');
  await commitContent(root, 'Asha');
  expect(last()).toContain('|Rename knee-pain to sore-knee, and 1 more');
  rmSync(path.join(root, page('gout')));
  await commitContent(root, 'Asha');
  expect(last()).toContain('|Remove gout');
});

test('hostile names of people and files are names', async () => {
  put(page('-rf --exec=sh'), 'x');
  put('src/content/blog/:(glob)*.mdx', 'x');
  await commitContent(root, "--author=x -c core.pager='sh'");
  expect(run('show', '--name-only', '--format=').split('\n')).toHaveLength(2);
  expect(last()).toContain('--author=x -c core.pager=');
  put(page('knee-pain'), 'Dots.\n');
  await commitContent(root, '...');
  expect(last()).toContain('|Change knee-pain');
});

test('no hook of the repository runs', async () => {
  put('.git/hooks/pre-commit', '#!/bin/sh\ntouch ran\n');
  execFileSync('chmod', ['+x', path.join(root, '.git/hooks/pre-commit')]);
  put(page('knee-pain'), 'Hooks.\n');
  await commitContent(root, 'Asha');
  expect(run('status', '--porcelain')).toBe('');
});

test('what is saved is pushed where there is a remote, and a push that failed is told', async () => {
  const say = vi.fn();
  await push(root, say);
  expect(say.mock.calls).toEqual([]);
  const remote = path.join(root, '.git/remote.git');
  run('remote', 'add', 'origin', remote);
  await push(root, say);
  expect(say.mock.calls.join()).toContain('could not be pushed');
  run('init', '--quiet', '--bare', remote);
  put(page('knee-pain'), 'Pushed.\n');
  await commitContent(root, 'Asha', say);
  await vi.waitUntil(() => run('ls-remote', 'origin').includes(run('rev-parse', 'HEAD')), 30_000);
});

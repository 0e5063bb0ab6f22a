import { execFileSync } from 'node:child_process';
import { renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { commitContent, push } from '../../server/git/commit.ts';
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

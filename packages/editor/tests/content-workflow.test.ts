// The script of .github/workflows/content.yml, run as on GitHub.
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { folderOfTest, writeFiles, type Files } from '@clinic/desk/tests/folder.ts';

interface Workflow {
  on: Record<string, unknown>;
  jobs: Record<string, { steps: { uses?: string; run?: string }[] }>;
}

const workflow = parse(readFileSync('.github/workflows/content.yml', 'utf8')) as Workflow;
const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);
const rule = steps.map(({ run = '' }) => run).join('\n');
const PAGE = 'src/content/conditions/knee-pain.mdx';

let root: string;
const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();
const commit = () => {
  git('add', '--all');
  git('-c', 'user.name=A', '-c', 'user.email=a@b.invalid', 'commit', '--quiet', '--message=x');
};
/** Runs the script on a branch with these changes. */
function checked(files: Files, more: () => void = () => undefined) {
  writeFiles(root, files);
  more();
  commit();
  const { status, stdout } = spawnSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', rule], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, stdout };
}

beforeEach(() => {
  root = folderOfTest({ [PAGE]: 'Knees.\n', 'package.json': '{}\n', '.gitignore': 'changes.txt\n' });
  git('init', '--quiet', '--initial-branch=main');
  commit();
  git('update-ref', 'refs/remotes/origin/main', 'HEAD');
  git('checkout', '--quiet', '-b', 'content');
});

test('accepts changed, new, renamed and removed content files', () => {
  const others = { 'src/content/glossary/gout.yaml': 'term: Gout\n', 'src/content/blog/a.webp': 'picture' };
  expect(checked({ [PAGE]: 'Sore knees.\n', ...others }).status).toBe(0);
  const rename = () => renameSync(path.join(root, PAGE), path.join(root, PAGE.replace('knee', 'both-knees')));
  expect(checked({}, rename).status).toBe(0);
  expect(checked({}, () => rmSync(path.join(root, 'src/content/blog/a.webp'))).status).toBe(0);
});

test('ignores changes that were merged from main', () => {
  git('checkout', '--quiet', 'main');
  writeFiles(root, { 'src/lib/days.ts': 'export const days = 7;\n' });
  commit();
  git('update-ref', 'refs/remotes/origin/main', 'HEAD');
  git('checkout', '--quiet', 'content');
  expect(checked({ [PAGE]: 'Sore knees.\n' }).status).toBe(0);
  git('-c', 'user.name=A', '-c', 'user.email=a@b.invalid', 'merge', '--quiet', '--no-edit', 'main');
  expect(checked({ [PAGE]: 'Sorer knees.\n' }).status).toBe(0);
});

test.each([
  ['package.json', { 'package.json': '{ "scripts": {} }\n' }],
  ['a workflow', { '.github/workflows/content.yml': 'on: push\n' }],
  ['a script', { 'src/lib/days.ts': 'export const days = 7;\n' }],
  ['a folder with a similar name', { 'src/content.config.ts': 'x\n', 'src/contents/x.ts': 'x\n' }],
])('a branch that changes %s fails, along with content or not', (_, files) => {
  const { status, stdout } = checked({ [PAGE]: 'Sore knees.\n', ...files });
  expect(status).toBe(1);
  for (const file of Object.keys(files)) expect(stdout).toContain(file);
});

test('rejects symbolic links and files moved into or out of the content', () => {
  const link = () => symlinkSync('/etc/passwd', path.join(root, 'src/content/blog.mdx'));
  expect(checked({}, link)).toMatchObject({
    status: 1,
    stdout: expect.stringContaining('blog.mdx') as string,
  });
  git('reset', '--quiet', '--hard', 'main');
  const leave = () => renameSync(path.join(root, PAGE), path.join(root, 'package2.json'));
  expect(checked({}, leave).status).toBe(1);
});

test('checks a pull request with the script of main and runs none of its code', () => {
  expect(workflow.on).toHaveProperty('pull_request_target');
  expect(workflow.on).not.toHaveProperty('pull_request');
  expect(steps.filter(({ uses }) => uses && !uses.startsWith('actions/checkout@'))).toEqual([]);
  expect(rule).not.toMatch(/\b(npm|npx|node)\b/);
});

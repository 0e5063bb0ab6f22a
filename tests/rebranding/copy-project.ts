// Copies the project, so that a test can change and build it.
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '#tools/lib/run.ts';

/** Files written by commands, which the copy must write itself. */
const generated = [
  '.git',
  '.astro',
  '.deleted',
  '.env',
  'node_modules',
  'dist',
  'releases',
  'previews',
  'data',
  'test-results',
  'playwright-report',
];

export function copyProject() {
  const parent = mkdtempSync(path.join(tmpdir(), 'copy-'));
  // A test of the desk starts a command as another user.
  chmodSync(parent, 0o755);
  const folder = path.join(parent, 'my site');
  cpSync(root, folder, {
    recursive: true,
    filter: (file) => !generated.includes(path.relative(root, file)),
  });
  linkPackages(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  return { folder, clear: () => rmSync(parent, { recursive: true, force: true }) };
}

/** Links @clinic to the packages of the copy. */
function linkOwnPackages(project: string, to: string) {
  rmSync(path.join(to, '@clinic'), { force: true });
  mkdirSync(path.join(to, '@clinic'));
  for (const name of readdirSync(path.join(project, 'packages')))
    symlinkSync(path.join(project, 'packages', name), path.join(to, '@clinic', name), 'junction');
}

/** Links the packages, which are only read, and copies the picture caches, which are written. */
function linkPackages(from: string, to: string) {
  mkdirSync(to);
  const isCache = (name: string) => /^\.(astro|cache|vite|vitest)/.test(name);
  for (const name of readdirSync(from).filter((one) => !isCache(one)))
    symlinkSync(path.join(from, name), path.join(to, name), 'junction');
  linkOwnPackages(path.dirname(to), to);
  const pictures = path.join(from, '.astro/assets');
  if (existsSync(pictures)) cpSync(pictures, path.join(to, '.astro/assets'), { recursive: true });
}

// A copy of the project that can be changed and built without touching the project itself.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '#tools/lib/run.ts';

/** What commands have written, which the copy writes for itself. */
const written = [
  '.git',
  '.astro',
  '.deleted',
  '.env',
  'node_modules',
  'dist',
  'releases',
  'previews',
  'data',
  'shots',
  'test-results',
  'playwright-report',
];

export function copyProject() {
  const parent = mkdtempSync(path.join(tmpdir(), 'copy-'));
  const folder = path.join(parent, 'my site');
  const isLeftOut = (file: string) => written.includes(path.relative(root, file));
  cpSync(root, folder, { recursive: true, filter: (file) => !isLeftOut(file) });
  linkPackages(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  return { folder, clear: () => rmSync(parent, { recursive: true, force: true }) };
}

/** The packages of the project itself are those of the copy. */
function useOwn(project: string, to: string) {
  rmSync(path.join(to, '@clinic'), { force: true });
  mkdirSync(path.join(to, '@clinic'));
  for (const name of readdirSync(path.join(project, 'packages')))
    symlinkSync(path.join(project, 'packages', name), path.join(to, '@clinic', name), 'junction');
  rmSync(path.join(to, 'pain-clinic-website'), { force: true });
  symlinkSync(project, path.join(to, 'pain-clinic-website'), 'junction');
}

/** Packages are only read. What is kept between builds is written, so the copy gets a copy: pictures are quick then. */
function linkPackages(from: string, to: string) {
  mkdirSync(to);
  const isCache = (name: string) => /^\.(astro|cache|vite|vitest)/.test(name);
  for (const name of readdirSync(from).filter((one) => !isCache(one)))
    symlinkSync(path.join(from, name), path.join(to, name), 'junction');
  useOwn(path.dirname(to), to);
  for (const pictures of ['.astro/assets', '.astro/social'].filter((name) =>
    existsSync(path.join(from, name)),
  ))
    cpSync(path.join(from, pictures), path.join(to, pictures), { recursive: true });
}

// A copy of the project that can be changed and built without touching the project itself.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What commands have written, which the copy writes for itself. */
const written = [
  '.git',
  '.astro',
  '.env',
  'node_modules',
  'dist',
  'data',
  'shots',
  'test-results',
  'playwright-report',
];

/** Without the packages that are named, which the copy has to do without. */
export function copyProject(project: string, without: string[] = []): string {
  const copy = path.join(mkdtempSync(path.join(tmpdir(), 'owners-')), 'my site');
  const isLeftOut = (file: string) => written.includes(path.relative(project, file));
  cpSync(project, copy, { recursive: true, filter: (file) => !isLeftOut(file) });
  linkPackages(path.join(project, 'node_modules'), path.join(copy, 'node_modules'), without);
  return copy;
}

/** Packages are only read. What is kept between builds is written, so the copy gets a copy: pictures are quick then. */
function linkPackages(from: string, to: string, without: string[]) {
  mkdirSync(to);
  const isCache = (name: string) => /^\.(astro|cache|vite|vitest)/.test(name);
  for (const name of readdirSync(from).filter((one) => !isCache(one) && !without.includes(one)))
    symlinkSync(path.join(from, name), path.join(to, name), 'junction');
  for (const pictures of ['.astro/assets', '.astro/social'].filter((name) =>
    existsSync(path.join(from, name)),
  ))
    cpSync(path.join(from, pictures), path.join(to, pictures), { recursive: true });
}

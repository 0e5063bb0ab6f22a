import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../lib/run.ts';

const LEFT_BEHIND = ['node_modules', 'dist', '.git', '.astro', 'shots', 'data'];

/** The project in a folder of its own. It begins with the pictures that were made here, and keeps its own to itself. */
export function copyProject() {
  const folder = mkdtempSync(path.join(tmpdir(), 'grow-'));
  for (const name of readdirSync(root))
    if (!LEFT_BEHIND.includes(name))
      cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  const packages = path.join(folder, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync(path.join(root, 'node_modules')))
    if (!['.astro', '.cache', '.vite'].includes(name))
      symlinkSync(path.join(root, 'node_modules', name), path.join(packages, name), 'junction');
  cpSync(path.join(root, 'node_modules/.astro'), path.join(packages, '.astro'), { recursive: true });
  return { folder, clear: () => rmSync(folder, { recursive: true, force: true }) };
}

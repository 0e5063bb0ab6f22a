import { existsSync, globSync, readFileSync, readlinkSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/** Git holds a lock for less than this. Without /proc, the age is the only sign of a stale one. */
const HELD_MS = existsSync('/proc/self/cwd') ? 30_000 : 10 * 60_000;

/** Removes locks that a power cut left behind, because no save works with them. */
export function removeStaleLocks(root: string, log: (message: string) => void): void {
  const stale = globSync('.git/{*,refs/heads/**/*}.lock', { cwd: root }).filter((name) => {
    const { mtimeMs = Date.now() } = statSync(path.join(root, name), { throwIfNoEntry: false }) ?? {};
    // The file may be dated in the future if the clock was ahead.
    return Math.abs(Date.now() - mtimeMs) > HELD_MS;
  });
  if (stale.length === 0 || globSync('/proc/[0-9]*').some((process) => isGitIn(root, process))) return;
  for (const name of stale) rmSync(path.join(root, name), { force: true });
  log(`Removed locks that Git had left behind: ${stale.join(', ')}.`);
}

function isGitIn(root: string, process: string): boolean {
  try {
    const isGit = readFileSync(`${process}/comm`, 'utf8').startsWith('git');
    return isGit && !path.relative(root, readlinkSync(`${process}/cwd`)).startsWith('..');
  } catch {
    // The process has ended, or belongs to another user.
    return false;
  }
}

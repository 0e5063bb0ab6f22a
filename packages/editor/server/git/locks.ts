import { existsSync, globSync, readFileSync, readlinkSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/** Git needs a lock for less than this. Without /proc, nothing shows whether it still runs. */
const HELD_MS = existsSync('/proc/self/cwd') ? 30_000 : 10 * 60_000;

/** Removes the locks that Git has left behind in a power cut: with them, no save works. */
export function removeStaleLocks(root: string, say: (sentence: string) => void): void {
  const stale = globSync('.git/{*,refs/heads/**/*}.lock', { cwd: root }).filter((name) => {
    const { mtimeMs = Date.now() } = statSync(path.join(root, name), { throwIfNoEntry: false }) ?? {};
    // The clock may have been ahead.
    return Math.abs(Date.now() - mtimeMs) > HELD_MS;
  });
  if (stale.length === 0 || globSync('/proc/[0-9]*').some((process) => isGitIn(root, process))) return;
  for (const name of stale) rmSync(path.join(root, name), { force: true });
  say(`Removed locks that Git had left behind: ${stale.join(', ')}.`);
}

function isGitIn(root: string, process: string): boolean {
  try {
    const isGit = readFileSync(`${process}/comm`, 'utf8').startsWith('git');
    return isGit && !path.relative(root, readlinkSync(`${process}/cwd`)).startsWith('..');
  } catch {
    // It has ended, or is another user's.
    return false;
  }
}

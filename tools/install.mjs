// @ts-check
// Runs before `npm start`, `npm test`, `npm run dev` and `npm run build`: installs what package-lock.json names, where
// node_modules does not hold it. All else runs on the Node that is installed here. This file runs on whatever Node is
// there, which may be too old for TypeScript, and before there is any package.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const pinnedNode = `${root}node_modules/node/bin/node${process.platform === 'win32' ? '.exe' : ''}`;
// Not inside node_modules, which npm deletes first.
const lock = path.join(
  tmpdir(),
  `install-${createHash('sha256').update(root).digest('hex').slice(0, 12)}.lock`,
);

if (!isInstalled()) {
  await takeLock();
  const problem = isInstalled() ? '' : install();
  rmSync(lock);
  if (problem) {
    console.log(problem);
    // Whoever reads the last line of a test run finds the count there, whatever happened.
    if (process.env.npm_lifecycle_event === 'pretest') console.log('0 passed, 1 failed');
    process.exitCode = 1;
  }
}

/** Whether every package is there in its version. Those for other machines may be missing. */
function isInstalled() {
  // npm writes this file last, when everything else is there.
  const kept = `${root}node_modules/.package-lock.json`;
  if (!existsSync(kept) || !existsSync(pinnedNode)) return false;
  const installed = packagesIn(kept);
  return Object.entries(packagesIn(`${root}package-lock.json`)).every(([folder, wanted]) => {
    const found = installed[folder];
    if (found) return found.version === wanted.version;
    return folder === '' || wanted.optional || wanted.devOptional || wanted.peer;
  });
}

/** @param {string} file @returns {Record<string, Record<string, unknown>>} */
function packagesIn(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

/** Two commands at once must not both install: the second waits for the first. */
async function takeLock() {
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      return;
    } catch (error) {
      if (!existsSync(lock)) throw error;
      if (!isRunning(Number(readFileSync(lock, 'utf8')))) rmSync(lock, { force: true });
      await sleep(300);
    }
  }
}

/** @param {number} id */
function isRunning(id) {
  try {
    return process.kill(id, 0);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/** @returns {string} what went wrong, if something did */
function install() {
  console.log('Installing the packages. The first time takes a minute or two.');
  // --loglevel: `npm test --silent` would silence this npm too. --include=dev: with NODE_ENV=production, npm would
  // leave out what builds the site.
  const command = 'npm ci --include=dev --no-audit --no-fund --loglevel=error';
  const { status } = spawnSync(command, { cwd: root, shell: true, stdio: 'inherit' });
  if (status !== 0) return 'The packages could not be installed; the reason is above.';
  if (spawnSync(pinnedNode, ['--version']).status === 0) return '';
  return 'The Node that this project pins does not run here. Allow npm its install scripts (`npm config delete ignore-scripts`) and try again. On a system without glibc, such as Alpine, it cannot run.';
}

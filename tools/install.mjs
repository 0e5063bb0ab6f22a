// @ts-check
// Runs before `npm start` and `npm test`: installs the packages of package-lock.json when some are missing. Everything
// else runs on the Node that package.json pins; this file runs on the system's Node, before any package exists.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** @param {string} file @returns {Record<string, Record<string, unknown>>} */
function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(root + file, 'utf8')).packages;
  } catch {
    return {};
  }
}

// npm writes this file last. Optional packages for other platforms may be missing from it.
const installed = packagesIn('node_modules/.package-lock.json');
const isComplete = Object.entries(packagesIn('package-lock.json')).every(
  ([folder, { version, optional, devOptional, peer }]) =>
    folder === '' ||
    (installed[folder] ? installed[folder].version === version : optional || devOptional || peer),
);
if (!isComplete) {
  console.log('Installing the packages. The first time takes a minute or two.');
  // `npm test --silent` would silence this npm too, and NODE_ENV=production would skip the packages of the build.
  const command = 'npm ci --include=dev --no-audit --no-fund --loglevel=error';
  process.exitCode = spawnSync(command, { cwd: root, shell: true, stdio: 'inherit' }).status ?? 1;
  if (process.exitCode !== 0) {
    console.log('The packages could not be installed. See the error above.');
    // The last line of a test run is always the count.
    if (process.env.npm_lifecycle_event === 'pretest') console.log('0 passed, 1 failed');
  }
}

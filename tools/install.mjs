// @ts-check
// Before `npm start` and `npm test`: installs what package-lock.json names, where it is missing. All else runs on the
// Node that is installed here; this runs on whatever Node is there, before there is any package.
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

// npm writes its list last, when everything else is there. Packages for other machines may be missing.
const installed = packagesIn('node_modules/.package-lock.json');
const isThere = Object.entries(packagesIn('package-lock.json')).every(
  ([folder, { version, optional, devOptional, peer }]) =>
    folder === '' ||
    (installed[folder] ? installed[folder].version === version : optional || devOptional || peer),
);
if (!isThere) {
  console.log('Installing the packages. The first time takes a minute or two.');
  // `npm test --silent` would silence this npm too; with NODE_ENV=production, npm would leave out what builds the site.
  const command = 'npm ci --include=dev --no-audit --no-fund --loglevel=error';
  process.exitCode = spawnSync(command, { cwd: root, shell: true, stdio: 'inherit' }).status ?? 1;
  if (process.exitCode !== 0) {
    console.log('The packages could not be installed; the reason is above.');
    // Whoever reads the last line of a test run finds the count there, whatever happened.
    if (process.env.npm_lifecycle_event === 'pretest') console.log('0 passed, 1 failed');
  }
}

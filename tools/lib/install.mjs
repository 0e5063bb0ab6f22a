// Installs the packages of the lock file when node_modules is missing or does not fit it.
import { existsSync, readFileSync } from 'node:fs';
import { alone } from './lock.mjs';
import { step } from './progress.mjs';
import { Problem, hasPinnedNode, inRoot } from './project.mjs';
import { capture } from './run.mjs';

export async function install() {
  requireNode();
  if (!whyInstall()) return;
  await alone('install', async () => {
    const why = whyInstall(); // another command may have installed while this one waited
    if (!why) return;
    console.log(`Installing the packages: ${why}.`);
    const result = await step('npm ci', runNpmCi);
    if (!result.ok) throw new Problem(explainFailure(result.output));
    if (!hasPinnedNode()) throw new Problem(noPinnedNode);
  });
}

const noPinnedNode =
  "npm did not run the install script of the package 'node': run `npm config delete ignore-scripts` and try again.";

function requireNode() {
  const [major = 0] = process.versions.node.split('.').map(Number);
  if (major >= 20) return;
  throw new Problem(
    `Node ${process.versions.node} is too old: install Node 20 or newer from https://nodejs.org.`,
  );
}

/** The reason why node_modules cannot be used as it is, or undefined. */
function whyInstall() {
  // npm writes this file last, after every successful install.
  const installed = readPackages(inRoot('node_modules/.package-lock.json'));
  if (!installed || !hasPinnedNode()) return 'this is the first time, or the last attempt did not finish';
  const wanted = readPackages(inRoot('package-lock.json')) ?? {};
  return whyStale(wanted, installed);
}

export function whyStale(wanted, installed) {
  for (const [folder, want] of Object.entries(wanted)) {
    if (folder === '') continue;
    const have = installed[folder];
    const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
    if (!have && !want.optional && !want.devOptional && !want.peer) return `${name} is missing`;
    if (have && have.version !== want.version)
      return `${name} ${want.version} takes the place of ${have.version}`;
  }
  return undefined;
}

function readPackages(file) {
  if (!existsSync(file)) return undefined;
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

function runNpmCi() {
  // --loglevel: `npm test --silent` would silence this npm too. --include=dev: with NODE_ENV=production npm would leave out the tools that build the site.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--no-progress', '--loglevel=error'];
  const npm = process.env.npm_execpath ?? '';
  if (/npm-cli\.c?js$/.test(npm)) return capture(process.execPath, [npm, ...args]);
  return capture('npm', args, { shell: process.platform === 'win32' });
}

const offline =
  'The packages could not be downloaded because the package registry did not answer: check the internet connection and try again.';
const forbidden = 'npm may not write here: check who owns this folder and the npm cache, and try again.';

const causes = {
  ENOTFOUND: offline,
  EAI_AGAIN: offline,
  ECONNREFUSED: offline,
  ECONNRESET: offline,
  ETIMEDOUT: offline,
  ERR_SOCKET_TIMEOUT: offline,
  EACCES: forbidden,
  EPERM: forbidden,
  ENOSPC: 'The disk is full: make room (about 600 MB) and try again.',
  EUSAGE:
    'package.json and package-lock.json do not fit each other: run `npm install`, commit both files, and try again.',
  EINTEGRITY: 'A downloaded package is damaged: run `npm cache clean --force` and try again.',
};

export function explainFailure(output) {
  const [, code = ''] = /npm (?:error|ERR!) code (\S+)/.exec(output) ?? [];
  if (causes[code]) return causes[code];
  if (/ENOENT|not found|not recognized/i.test(output) && !code) {
    return 'npm was not found: install Node with npm from https://nodejs.org.';
  }
  return 'npm could not install the packages; its own words are above.';
}

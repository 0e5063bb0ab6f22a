// Where things are, and how to run the project's own programs.
//
// The entry files (start, test, dev, build) and this folder are plain JavaScript that uses nothing but Node's
// own modules: on a fresh clone they run before anything is installed, on whatever Node (20 or newer) is there.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
export const inRoot = (...parts) => path.join(root, ...parts);

const windows = process.platform === 'win32';
const nodeFile = inRoot('node_modules/node/bin', windows ? 'node.exe' : 'node');

export const hasPinnedNode = () => existsSync(nodeFile);

let node;

/** The Node that package.json pins. Where it cannot run (Alpine, for instance), this Node, if it is new enough. */
export function pinnedNode() {
  node ??= runs(nodeFile) ? nodeFile : ownNode();
  return node;
}

const runs = (file) => existsSync(file) && spawnSync(file, ['--version']).status === 0;

function ownNode() {
  const [major = 0] = process.versions.node.split('.').map(Number);
  if (major >= 24) return process.execPath;
  throw new Problem(
    `The Node that this project pins does not run on this machine, and Node ${process.versions.node} is too old to stand in: install Node 24 and try again.`,
  );
}

/** The file behind a command of an installed package, so that no shell is needed to run it. */
export function commandFile(packageName, command = packageName) {
  const folder = inRoot('node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return path.join(folder, typeof bin === 'string' ? bin : bin[command]);
}

/** This environment, with the project's own commands first in the path. */
export function environment(extra = {}) {
  const variables = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...extra };
  const name = Object.keys(variables).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  const own = [inRoot('node_modules/.bin'), path.dirname(nodeFile)];
  variables[name] = [...own, variables[name] ?? ''].join(path.delimiter);
  return variables;
}

/** Something the person at the keyboard can put right: shown as a sentence, without a stack. */
export class Problem extends Error {
  constructor(sentence, details = '') {
    super(sentence);
    this.details = details;
  }
}

export function explain(error) {
  if (!(error instanceof Problem)) throw error;
  if (error.details) console.error(`${error.details.trimEnd()}\n`);
  console.error(error.message);
  process.exitCode = 1;
}

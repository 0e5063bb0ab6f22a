// Releases: checked and compressed copies of dist/ for a running desk. The link `current` leads to the active one.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { UNPUBLISHED } from '@clinic/contract/waiting.ts';
import { parseChoices } from '@clinic/desk/app/validation.ts';
import { COMMIT, FAILURE, releasesIn } from '@clinic/desk/node/releases.ts';
import { compressSite } from './compress.ts';
import { root } from './run.ts';
import { buildSite, fingerprint, isBuilt } from './site.ts';

/** For going back, and for assets that pages opened earlier still request. */
const STORED_RELEASES = 5;

/** Its message names the file that keeps a build from becoming a release. */
export class InvalidRelease extends Error {}

/** Copies `dist` to a new release and activates it. Resolves to its name, or rejects with InvalidRelease. */
export async function release(
  dist: string,
  releases: string,
  commit = headIn(path.dirname(releases)),
): Promise<string> {
  const part = path.join(releases, '.part');
  try {
    fs.rmSync(part, { recursive: true, force: true });
    if (!fs.existsSync(dist)) throw new InvalidRelease('There is no build.');
    fs.cpSync(dist, part, { recursive: true, filter: refuseLinks });
    checkFiles(part);
    await compressSite(part, path.join(releases, 'current'));
    if (commit) fs.writeFileSync(path.join(part, COMMIT), commit);
    const name = new Date().toISOString().replaceAll(/[:.]/g, '');
    fs.renameSync(part, path.join(releases, name));
    fs.rmSync(path.join(releases, FAILURE), { force: true });
    activate(releases, name);
    removeReleases(releases, releasesIn(releases).slice(STORED_RELEASES));
    return name;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw recordFailure(releases, code ? `The release could not be written (${code}).` : message);
  }
}

/** Returns the commit that is checked out; empty without Git. */
function headIn(cwd: string): string {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
}

/** The desk serves no links, and a link's target could change after the check. */
function refuseLinks(file: string): boolean {
  const stats = fs.lstatSync(file);
  if (stats.isFile() || stats.isDirectory()) return true;
  throw new InvalidRelease(`${file} is neither a file nor a folder. Replace it by a copy, then build again.`);
}

/** Activates the release before, or the stored one with this name. */
export function rollBack(releases: string, wanted?: string): string {
  const stored = releasesIn(releases);
  const name = wanted ?? stored[stored.indexOf(activeRelease(releases) ?? '') + 1];
  if (!name) throw new InvalidRelease('There is no release before this one.');
  if (!stored.includes(name))
    throw new InvalidRelease(`There is no release ${name}, only: ${stored.join(', ')}.`);
  activate(releases, name);
  return name;
}

export function activeRelease(releases: string): string | undefined {
  const link = path.join(releases, 'current');
  return fs.existsSync(link) ? path.basename(fs.realpathSync(link)) : undefined;
}

/** Writes the reason where /health reads it, until a build succeeds. */
function recordFailure(releases: string, reason: string): InvalidRelease {
  const file = path.join(releases, FAILURE);
  fs.mkdirSync(releases, { recursive: true });
  fs.writeFileSync(`${file}.part`, `${new Date().toISOString()} ${reason}\n`);
  fs.renameSync(`${file}.part`, file);
  return new InvalidRelease(reason);
}

/** Atomic, except on Windows, which cannot rename over a junction. */
function activate(releases: string, name: string) {
  const link = path.join(releases, 'current');
  fs.rmSync(`${link}.part`, { force: true });
  fs.symlinkSync(name, `${link}.part`, 'junction');
  if (process.platform === 'win32') fs.rmSync(link, { force: true });
  fs.renameSync(`${link}.part`, link);
}

function removeReleases(releases: string, names: string[]) {
  for (const name of names) {
    try {
      fs.rmSync(path.join(releases, name), { recursive: true });
    } catch {
      // On Windows, a file that is being sent cannot be removed. The next release tries again.
    }
  }
}

/** Throws when a required file is missing, a page is truncated or unpublished, or one of its assets is missing. */
function checkFiles(folder: string) {
  for (const name of ['index.html', '404.html', '_headers', 'choices.json'])
    if (!fs.existsSync(path.join(folder, name))) throw new InvalidRelease(`${name} is missing.`);
  if (!parseChoices(fs.readFileSync(path.join(folder, 'choices.json'), 'utf8')))
    throw new InvalidRelease('choices.json, the options of the forms, cannot be read.');
  for (const page of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!page.endsWith('.html')) continue;
    const html = fs.readFileSync(path.join(folder, page), 'utf8');
    if (!html.trimEnd().endsWith('</html>')) throw new InvalidRelease(`${page} is truncated.`);
    if (UNPUBLISHED.test(html))
      throw new InvalidRelease(`${page} shows a draft or a page planned for later.`);
    const missing = assetsIn(html).find((file) => !sizeOf(path.join(folder, file)));
    if (missing) throw new InvalidRelease(`${page} needs ${missing}, which is missing or empty.`);
  }
}

const assetsIn = (html: string) =>
  [...html.matchAll(/["'(=\s;](\/_astro\/[^"'()\s,?#&]+)/g)].map(([, file = '']) => file);

const sizeOf = (file: string) => fs.statSync(file, { throwIfNoEntry: false })?.size;

const releases = path.join(root, 'releases');
const stamp = path.join(releases, 'built-from.txt');

/** True when the newest release has these sources. The active one may be older, after going back. */
export const isReleased = () =>
  activeRelease(releases) !== undefined &&
  fs.existsSync(stamp) &&
  fs.readFileSync(stamp, 'utf8') === fingerprint(root);

/** Builds the site if needed and releases it. If that fails, logs why and leaves the active release as it is. */
export async function releaseSite(commit = headIn(root)): Promise<boolean> {
  const from = fingerprint(root);
  const build = isBuilt() ? { ok: true, output: '' } : await buildSite();
  try {
    if (!build.ok) throw recordFailure(releases, reasonIn(build.output));
    if (process.env.SHOW_WAITING) throw recordFailure(releases, 'This build shows drafts (SHOW_WAITING).');
    const name = await release(path.join(root, 'dist'), releases, commit);
    fs.writeFileSync(stamp, from);
    console.log(`Release ${name} is active.`);
    return true;
  } catch (error) {
    if (!(error instanceof InvalidRelease)) throw error;
    const active = activeRelease(releases);
    console.error(`\nRelease failed: ${error.message}`);
    if (active) console.error(`The site stays on release ${active}.`);
    return false;
  }
}

/** Returns the first problem in the output of a build: of the content check, or the page at which Astro stopped. */
export function reasonIn(output: string): string {
  const [, line, problem] = /^(\S.*, line \d+)\n\s+(\S.*)$/m.exec(output) ?? [];
  if (line && problem) return `${line}: ${problem}`;
  const [, page, pageError] = /Caught error rendering (\/\S*): (.*)/.exec(output) ?? [];
  if (page && pageError) return `The page ${page} cannot be built: ${pageError}`;
  const [, error = 'The site cannot be built.'] = /\[ERROR\] (.*)/.exec(output) ?? [];
  const [, location] = /Location:\s+(\S+)/.exec(output) ?? [];
  return location ? `${error} (${location.replace(root, '')})` : error;
}

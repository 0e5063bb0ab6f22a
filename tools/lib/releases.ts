// Releases: whole copies of dist/, checked and compressed, for a desk that runs on. `current` leads to the one in front.
import fs from 'node:fs';
import path from 'node:path';
import { parseChoices } from '@clinic/desk/app/rules.ts';
import { FAILURE, readRules, releasesIn } from '@clinic/desk/node/releases.ts';
import { compressSite } from './compress.ts';
import { root } from './run.ts';
import { buildSite, fingerprint, isBuilt } from './site.ts';

/** That many stay: to go back to, and for what a page that was opened before still asks for. */
const KEPT = 5;

/** As src/queries/published.ts marks the titles of what nobody but writers may see. */
const WAITING = /\[(Draft|From \d{4}-\d\d-\d\d)\] /;

/** Why a build does not come in front, in one sentence that names the page at fault. */
export class Unfit extends Error {}

/** Brings a copy of `dist` in front: all of it, or nothing. Resolves to its name, or rejects with Unfit. */
export async function release(dist: string, releases: string): Promise<string> {
  const part = path.join(releases, '.part');
  try {
    fs.rmSync(part, { recursive: true, force: true });
    if (!fs.existsSync(dist)) throw new Unfit('There is no build.');
    fs.cpSync(dist, part, { recursive: true, filter: refuseLinks });
    check(part);
    await compressSite(part, path.join(releases, 'current'));
    const name = new Date().toISOString().replaceAll(/[:.]/g, '');
    fs.renameSync(part, path.join(releases, name));
    fs.rmSync(path.join(releases, FAILURE), { force: true });
    bringInFront(releases, name);
    forget(releases, releasesIn(releases).slice(KEPT));
    return name;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw unfit(releases, code ? `The release could not be written (${code}).` : message);
  }
}

/** The desk serves no links, and a link in a release would change with what it leads to. */
function refuseLinks(file: string): boolean {
  const stats = fs.lstatSync(file);
  if (stats.isFile() || stats.isDirectory()) return true;
  throw new Unfit(`${file} is neither a file nor a folder. Put a copy in its place, then build again.`);
}

/** Brings the one before back, or another that is kept. */
export function goBack(releases: string, wanted?: string): string {
  const kept = releasesIn(releases);
  const name = wanted ?? kept[kept.indexOf(inFront(releases) ?? '') + 1];
  if (!name) throw new Unfit('There is no release before this one.');
  if (!kept.includes(name)) throw new Unfit(`There is no release ${name}, only: ${kept.join(', ')}.`);
  bringInFront(releases, name);
  return name;
}

export function inFront(releases: string): string | undefined {
  const link = path.join(releases, 'current');
  return fs.existsSync(link) ? path.basename(fs.realpathSync(link)) : undefined;
}

/** Leaves a note for monitors, until a build is well. */
function unfit(releases: string, why: string): Unfit {
  const file = path.join(releases, FAILURE);
  fs.mkdirSync(releases, { recursive: true });
  fs.writeFileSync(`${file}.part`, `${new Date().toISOString()} ${why}\n`);
  fs.renameSync(`${file}.part`, file);
  return new Unfit(why);
}

/** One step: whoever asks sees the one or the other. Windows cannot rename over a junction, so there are two. */
function bringInFront(releases: string, name: string) {
  const link = path.join(releases, 'current');
  fs.rmSync(`${link}.part`, { force: true });
  fs.symlinkSync(name, `${link}.part`, 'junction');
  if (process.platform === 'win32') fs.rmSync(link, { force: true });
  fs.renameSync(`${link}.part`, link);
}

function forget(releases: string, names: string[]) {
  for (const name of names) {
    try {
      fs.rmSync(path.join(releases, name), { recursive: true });
    } catch {
      // On Windows, one that is still being sent stays until the next time.
    }
  }
}

/** What every page needs is there, and every page is there to its end. */
function check(folder: string) {
  for (const name of ['index.html', '404.html', '_headers', 'choices.json'])
    if (!fs.existsSync(path.join(folder, name))) throw new Unfit(`${name} is not there.`);
  if (!parseChoices(fs.readFileSync(path.join(folder, 'choices.json'), 'utf8')))
    throw new Unfit('choices.json, with what the forms offer, cannot be read.');
  readRules(fs.realpathSync.native(folder));
  for (const page of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!page.endsWith('.html')) continue;
    const html = fs.readFileSync(path.join(folder, page), 'utf8');
    if (!html.trimEnd().endsWith('</html>')) throw new Unfit(`${page} breaks off before its end.`);
    if (WAITING.test(html)) throw new Unfit(`${page} shows a draft, or a page of a later day.`);
    const missing = filesIn(html).find((file) => !sizeOf(path.join(folder, file)));
    if (missing) throw new Unfit(`${page} needs ${missing}, which is missing or empty.`);
  }
}

const filesIn = (html: string) =>
  [...html.matchAll(/["'(=\s;](\/_astro\/[^"'()\s,?#&]+)/g)].map(([, file = '']) => file);

const sizeOf = (file: string) => fs.statSync(file, { throwIfNoEntry: false })?.size;

const releases = path.join(root, 'releases');
const stamp = path.join(releases, 'built-from.txt');

/** Whether the newest release is what these sources make. The one in front may be older: somebody went back to it. */
export const isReleased = () =>
  inFront(releases) !== undefined &&
  fs.existsSync(stamp) &&
  fs.readFileSync(stamp, 'utf8') === fingerprint(root);

/** Builds the project, when that is needed, and brings the build in front. When it cannot, it says why and goes on. */
export async function releaseSite(): Promise<boolean> {
  const from = fingerprint(root);
  const built = isBuilt() ? { ok: true, output: '' } : await buildSite();
  try {
    if (!built.ok) throw unfit(releases, reasonIn(built.output));
    if (process.env.SHOW_WAITING) throw unfit(releases, 'This build shows drafts (SHOW_WAITING).');
    const name = await release(path.join(root, 'dist'), releases);
    fs.writeFileSync(stamp, from);
    console.log(`Release ${name} is in front.`);
    return true;
  } catch (error) {
    if (!(error instanceof Unfit)) throw error;
    const former = inFront(releases);
    console.error(`\nNothing new comes in front. ${error.message}`);
    if (former) console.error(`The site goes on as it is: release ${former}.`);
    return false;
  }
}

/** The first thing at fault: the line of a file, as the content check says it, or the page at which Astro stopped. */
export function reasonIn(output: string): string {
  const [, line, says] = /^(\S.*, line \d+)\n\s+(\S.*)$/m.exec(output) ?? [];
  if (line && says) return `${line}: ${says}`;
  const [, page, trouble] = /Caught error rendering (\/\S*): (.*)/.exec(output) ?? [];
  if (page && trouble) return `The page ${page} cannot be built: ${trouble}`;
  const [, error = 'The site cannot be built.'] = /\[ERROR\] (.*)/.exec(output) ?? [];
  const [, place] = /Location:\s+(\S+)/.exec(output) ?? [];
  return place ? `${error} (${place.replace(root, '')})` : error;
}

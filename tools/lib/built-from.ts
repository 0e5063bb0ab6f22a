// What dist/ was built from, so that nothing is built again without need, and nothing old is kept.
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { clinicDay } from '#lib/dates.ts';
import { contentFolder } from '#schemas/folder.ts';
import { root } from './run.ts';

const stamp = 'node_modules/.cache/site/built-from.json';
const homePage = 'dist/index.html';
/** What Astro keeps of the content that it has read, and of the pages that it need not draw again. */
const kept = ['data-store.json', 'incremental-build.json'].map((name) => `node_modules/.astro/${name}`);

// The desk, the studio and the other tools do not change what is built.
const sources = [
  '{src,public,tools/astro}/**/*',
  `${contentFolder}/**/*`,
  'astro.config.mjs',
  'tsconfig.json',
  'package-lock.json',
];
// What a post says stands on its own page and picture; all other pages that name it are drawn each time.
const posts = [`${contentFolder}/blog/**/*.mdx`];

interface Fingerprints {
  all: string;
  besidesPosts: string;
  /** A planned page stands in the menu of all others from its day on. */
  day: string;
}

interface Built extends Fingerprints {
  home: number;
  kept: number[];
}

/** Whether dist/ is what these sources make, and nobody has built otherwise since. */
export function isBuilt(folder = root): boolean {
  const built = lastBuilt(folder);
  return built?.home === changedAt(folder, homePage) && built.all === fingerprints(folder).all;
}

export function beginBuild(folder = root) {
  const last = lastBuilt(folder);
  const from = fingerprints(folder);
  const keptNow = () => kept.map((file) => changedAt(folder, file));
  // A build that stops half way leaves no stamp: what it has kept is not asked for again.
  forgetBuild(folder);
  return {
    /** Whether what Astro keeps is what the last build left, and still holds for all but the posts that have changed. */
    mayKeep:
      last?.besidesPosts === from.besidesPosts &&
      last.day === from.day &&
      String(last.kept) === String(keptNow()),
    done() {
      const built: Built = { ...from, home: changedAt(folder, homePage), kept: keptNow() };
      const file = path.join(folder, stamp);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(built));
    },
  };
}

/** The next build draws all pages. */
export const forgetBuild = (folder: string) => rmSync(path.join(folder, stamp), { force: true });

function lastBuilt(folder: string): Built | undefined {
  try {
    return JSON.parse(readFileSync(path.join(folder, stamp), 'utf8')) as Built;
  } catch {
    return undefined;
  }
}

const changedAt = (folder: string, file: string) =>
  statSync(path.join(folder, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;

function fingerprints(folder: string): Fingerprints {
  const settings = Object.entries(process.env).filter(([name]) => /^(PUBLIC_|SITE_|CONTENT_DIR$)/.test(name));
  // The footer shows the year.
  const said = JSON.stringify([settings.sort(), new Date().getFullYear()]);
  const besidesPosts = digest(said, folder, sources, posts);
  return { besidesPosts, all: digest(besidesPosts, folder, posts), day: clinicDay(Date.now()) };
}

function digest(said: string, folder: string, patterns: string[], exclude: string[] = []): string {
  const hash = createHash('sha256').update(said);
  const found = globSync(patterns, { cwd: folder, exclude, withFileTypes: true });
  const files = found
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  for (const file of files.sort()) hash.update(`${path.relative(folder, file)}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

// Builds dist/, and skips the build when nothing has changed.
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { clinicDay } from '@clinic/contract/dates.ts';
import { contentFolder } from '@clinic/content-model/folder.ts';
import { root, run, type Outcome } from './run.ts';

const stampFile = 'node_modules/.cache/site/built-from.txt';

const sources = [
  '{src,public}/**/*',
  'packages/!(desk|editor|studio)/**/*.{ts,css,woff2,ttf}',
  'src/pages/.well-known/*', // the pattern above skips dot folders
  `${contentFolder}/**/*`,
  'astro.config.mjs',
  'tsconfig.json',
  'package-lock.json',
];

/** True when dist/ was built from these sources with these settings, and nothing has rebuilt it since. */
export function isBuilt(folder = root): boolean {
  try {
    return readFileSync(path.join(folder, stampFile), 'utf8') === fingerprint(folder) + buildTime(folder);
  } catch {
    return false;
  }
}

export async function buildSite(): Promise<Outcome> {
  const before = fingerprint(root);
  rmSync(path.join(root, stampFile), { force: true });
  // --force: Astro caches parsed content even when a schema has become stricter.
  const result = await run('astro', ['build', '--force'], { show: true });
  if (result.ok) {
    recordBuild(root, before);
    return result;
  }
  // The content check explains a problem in the content better than Astro does.
  const check = await run('node', ['packages/content-check/check-content.ts'], { show: true });
  console.error('\nThe build failed. See the error above.');
  return check.ok ? result : check;
}

export function recordBuild(folder: string, from = fingerprint(folder)) {
  const file = path.join(folder, stampFile);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, from + buildTime(folder));
}

const buildTime = (folder: string) => ` ${statSync(path.join(folder, 'dist/index.html')).mtimeMs}`;

/** Hashes the sources, the settings in the environment, the year (in the footer), and which planned pages are due. */
export function fingerprint(folder: string): string {
  const settings = Object.entries(process.env).filter(([name]) =>
    /^(PUBLIC_|SITE_|(CONTENT_DIR|SHOW_WAITING)$)/.test(name),
  );
  // Not Date.now(), which the browser tests replace.
  const now = performance.timeOrigin;
  const hash = createHash('sha256').update(JSON.stringify([settings.sort(), new Date(now).getFullYear()]));
  const files = globSync(sources, { cwd: folder, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const file of files.map((entry) => path.join(entry.parentPath, entry.name)).sort()) {
    const bytes = readFileSync(file);
    hash.update(`${path.relative(folder, file)}\0`).update(bytes);
    if (!/\.(?:mdx|yaml)$/.test(file)) continue;
    const [, day] = /publishOn: *['"]?([\d-]{10})/.exec(bytes.toString()) ?? [];
    if (day && day <= clinicDay(now)) hash.update('due');
  }
  return hash.digest('hex');
}

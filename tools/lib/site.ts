// Building dist/, and knowing when that is needed.
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentFolder } from '#schemas/folder.ts';
import { root, run, type Outcome } from './run.ts';

const stamp = 'node_modules/.cache/site/built-from.txt';

// What stands beside the site does not change what is built.
const sources = [
  '{src,public}/**/*',
  // Names with a dot are not among them.
  'src/pages/.well-known/*',
  `${contentFolder}/**/*`,
  'astro.config.mjs',
  'tsconfig.json',
  'package-lock.json',
];

/** Whether dist/ is what these sources make, and nobody has built otherwise since. */
export function isBuilt(folder = root): boolean {
  try {
    return readFileSync(path.join(folder, stamp), 'utf8') === fingerprint(folder) + builtAt(folder);
  } catch {
    return false;
  }
}

export async function buildSite(): Promise<Outcome> {
  const from = fingerprint(root);
  rmSync(path.join(root, stamp), { force: true });
  // --force: Astro keeps the content that it has read, even when a schema has become stricter.
  const result = await run('astro', ['build', '--force'], { show: true });
  if (result.ok) noteBuild(root, from);
  else {
    // What is wrong in the content says more than the build's own words do.
    const content = await run('node', ['packages/content-check/check-content.ts'], { show: true });
    console.error('\nThe site could not be built; the reason is above.');
    if (!content.ok) return content;
  }
  return result;
}

export function noteBuild(folder: string, from = fingerprint(folder)) {
  const file = path.join(folder, stamp);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, from + builtAt(folder));
}

const builtAt = (folder: string) => ` ${statSync(path.join(folder, 'dist/index.html')).mtimeMs}`;

export function fingerprint(folder: string): string {
  const settings = Object.entries(process.env).filter(([name]) =>
    /^(PUBLIC_|SITE_|(CONTENT_DIR|SHOW_WAITING)$)/.test(name),
  );
  // The footer shows the year. Not that of Date.now(), which the browser tests set.
  const hash = createHash('sha256').update(
    JSON.stringify([settings.sort(), new Date(performance.timeOrigin).getFullYear()]),
  );
  const files = globSync(sources, { cwd: folder, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const file of files.map((entry) => path.join(entry.parentPath, entry.name)).sort())
    hash.update(`${path.relative(folder, file)}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

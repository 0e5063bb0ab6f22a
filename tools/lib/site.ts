// Building dist/, and knowing when it must be built again.
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, run, type Outcome } from './run.ts';

const homePage = path.join(root, 'dist/index.html');
const stamp = path.join(root, 'node_modules/.cache/site/built-from');

// The desk, the studio and the other tools do not change what is built.
const sources = ['{src,public,tools/astro}/**/*', 'astro.config.mjs', 'tsconfig.json', 'package-lock.json'];

/** Whether dist/ is what these sources make, and nobody has built otherwise since. */
export const isBuilt = () =>
  existsSync(homePage) && existsSync(stamp) && readFileSync(stamp, 'utf8') === stampOf(fingerprint());

export async function buildSite(options: { show?: boolean } = {}): Promise<Outcome> {
  const builtFrom = fingerprint();
  rmSync(stamp, { force: true });
  // --force: Astro keeps the content it has already read, even when a schema has become stricter.
  const result = await run('astro', ['build', '--force'], options);
  if (!result.ok) return { ...result, output: `${result.output}${await contentReport()}` };
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, stampOf(builtFrom));
  return result;
}

const stampOf = (builtFrom: string) => `${builtFrom} ${statSync(homePage).mtimeMs}\n`;

/** What is wrong in the content, which says more than the build's own words do. */
async function contentReport(): Promise<string> {
  const check = await run('node', ['tools/check-content.ts']);
  return check.ok ? '' : `\n${check.output}`;
}

function fingerprint(): string {
  const hash = createHash('sha256');
  const files = globSync(sources, { cwd: root, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const file of files.map((entry) => path.join(entry.parentPath, entry.name)).sort())
    hash.update(`${path.relative(root, file)}\0`).update(readFileSync(file));
  const settings = Object.entries(process.env).filter(([name]) => /^(PUBLIC_|SITE_|CONTENT_DIR$)/.test(name));
  // The footer shows the year.
  hash.update(JSON.stringify([settings.sort(), new Date().getFullYear()]));
  return hash.digest('hex');
}

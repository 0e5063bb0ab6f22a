// Building dist/, and knowing when it must be built again.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { alone } from './lock.mjs';
import { commandFile, inRoot, root } from './project.mjs';
import { captureNode } from './run.mjs';

const stampFile = inRoot('node_modules/.cache/site/built-from');
const homePage = inRoot('dist/index.html');

// The desk, the studio and the other tools do not change what is built.
const sources = ['src', 'public', 'tools/astro', 'astro.config.mjs', 'tsconfig.json', 'package-lock.json'];

/** The reason why dist/ must be built, or undefined when it is up to date. */
export function whyBuild() {
  if (!existsSync(homePage)) return 'there is no dist/ yet';
  if (!existsSync(stampFile)) return 'it is not known what dist/ was built from';
  const [fingerprint, written] = readFileSync(stampFile, 'utf8').split('\n');
  if (written !== String(statSync(homePage).mtimeMs)) return 'dist/ was changed since';
  return fingerprint === fingerprintOfSources() ? undefined : 'the sources have changed since';
}

/** Builds the site into dist/. On failure the output starts with what the content check has to say. */
export function buildSite() {
  return alone('build', async () => {
    const fingerprint = fingerprintOfSources();
    rmSync(stampFile, { force: true });
    // --force: Astro keeps the content it has already read, even when a schema has become stricter.
    const result = await captureNode([commandFile('astro'), 'build', '--force']);
    if (!result.ok) return { ok: false, output: `${await contentReport()}${result.output}` };
    if (!existsSync(homePage)) return { ok: false, output: `${result.output}The build wrote no home page.` };
    mkdirSync(path.dirname(stampFile), { recursive: true });
    writeFileSync(stampFile, `${fingerprint}\n${statSync(homePage).mtimeMs}\n`);
    return { ...result, note: `${countPages()} pages` };
  });
}

/** Writes the compressed copies that our own server sends. */
export const compressSite = () => captureNode(['tools/compress.ts']);

async function contentReport() {
  const check = await captureNode(['tools/check-content.ts']);
  return check.ok ? '' : `${check.output}\n`;
}

const countPages = () =>
  readdirSync(inRoot('dist'), { recursive: true }).filter((f) => f.endsWith('.html')).length;

function fingerprintOfSources() {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((name) => filesUnder(inRoot(name))).sort()) {
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  const settings = Object.entries(process.env).filter(([name]) => /^(PUBLIC|SITE)_/.test(name));
  hash.update(JSON.stringify(settings.sort()));
  // The footer shows the year.
  hash.update(String(new Date().getFullYear()));
  return hash.digest('hex');
}

function filesUnder(place) {
  if (!existsSync(place)) return [];
  if (statSync(place).isFile()) return [place];
  return readdirSync(place).flatMap((name) => filesUnder(path.join(place, name)));
}

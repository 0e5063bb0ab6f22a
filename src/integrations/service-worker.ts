// Builds the service worker (src/scripts/offline/worker.ts) with the list of files that it caches for every visitor.
// With PUBLIC_OFFLINE=no, builds one that removes the service worker and its caches from browsers.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';
import { languageKinds, shortPath } from '@clinic/content-model/languages.ts';
import { routes } from '@clinic/content-model/routes.ts';

const PAGES = [routes.offline, routes.contact, routes.search];
/** The worker caches the offline page of a language for its readers only. */
const OFFLINE = [...languageKinds.map((language) => shortPath(language, routes.offline)), routes.offline];
/** The scripts, styles and fonts that a page loads by itself. Scripts of forms are not cached for everybody. */
const LOADED = /(?:src=|href=|import\()["'`]?(\/_astro\/[^"'`?)\s>]+\.(?:js|css|woff2))/g;
const IMPORTED = /["'`](\.\.?\/[^"'`]+\.js)["'`]/g;

function cachedFiles(dist: string): string[] {
  const files = new Set<string>();
  const addScript = (address: string) => {
    if (files.has(address)) return;
    files.add(address);
    if (!address.endsWith('.js')) return;
    for (const [, next = ''] of readFileSync(path.join(dist, address), 'utf8').matchAll(IMPORTED))
      addScript(path.posix.resolve(path.posix.dirname(address), next));
  };
  for (const page of PAGES)
    for (const [, address = ''] of readFileSync(path.join(dist, `${page}.html`), 'utf8').matchAll(LOADED))
      addScript(address);
  return [...PAGES, routes.searchData, ...files];
}

function hashOf(dist: string, files: string[]) {
  const hash = createHash('sha256');
  for (const file of files.toSorted()) hash.update(`${file}\0`).update(readFileSync(path.join(dist, file)));
  return hash.digest('hex').slice(0, 12);
}

/** Returns the constants that worker-scope.d.ts declares. */
function constants(dist: string) {
  const cached = cachedFiles(dist);
  const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  );
  const fileOf = (address: string) => (path.extname(address) ? address : `${address}.html`);
  return [
    `const PRECACHED = ${JSON.stringify(cached)};`,
    `const OFFLINE = ${JSON.stringify(OFFLINE)};`,
    `const PRECACHE_VERSION = '${hashOf(dist, [...cached, ...OFFLINE].map(fileOf))}';`,
    `const SITE_VERSION = '${hashOf(dist, pages)}';`,
  ].join('\n');
}

async function compile(root: string, script: string): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'chrome100',
      rolldownOptions: { input: path.join('src/scripts/offline', script) },
    },
  });
  const [chunk] = 'output' in built ? built.output : [];
  if (!chunk) throw new Error('The service worker was not built.');
  return chunk.code;
}

export const serviceWorker = (root: string): AstroIntegration => ({
  name: 'service-worker',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const dist = fileURLToPath(dir);
      const hasOffline = process.env.PUBLIC_OFFLINE !== 'no';
      const code = hasOffline
        ? `${constants(dist)}\n${await compile(root, 'worker.ts')}`
        : await compile(root, 'no-worker.ts');
      writeFileSync(path.join(dist, 'sw.js'), code);
      if (!hasOffline) for (const page of OFFLINE) rmSync(path.join(dist, `${page}.html`));
    },
  },
});

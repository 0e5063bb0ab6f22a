// Writes the service worker beside the built pages (src/scripts/offline/worker.ts), with the list of what it keeps for
// everybody. PUBLIC_OFFLINE=no writes one that removes what visitors have of it.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';
import { routes } from '#lib/routes.ts';

const PAGES = [routes.offline, routes.contact, routes.search];
/** What a page asks for by itself, and its typefaces. What wakes its forms is for who reaches for them. */
const ASKED = /(?:src=|href=|import\()["'`]?(\/_astro\/[^"'`?)\s>]+\.(?:js|css|woff2))/g;
const IMPORTED = /["'`](\.\.?\/[^"'`]+\.js)["'`]/g;

export function keptFiles(dist: string): string[] {
  const files = new Set<string>();
  const addScript = (address: string) => {
    if (files.has(address)) return;
    files.add(address);
    if (!address.endsWith('.js')) return;
    for (const [, next = ''] of readFileSync(path.join(dist, address), 'utf8').matchAll(IMPORTED))
      addScript(path.posix.resolve(path.posix.dirname(address), next));
  };
  for (const page of PAGES)
    for (const [, address = ''] of readFileSync(path.join(dist, `${page}.html`), 'utf8').matchAll(ASKED))
      addScript(address);
  return [...PAGES, routes.searchData, ...files];
}

function versionOf(dist: string, files: string[]) {
  const hash = createHash('sha256');
  for (const file of files.toSorted()) hash.update(`${file}\0`).update(readFileSync(path.join(dist, file)));
  return hash.digest('hex').slice(0, 12);
}

/** What stands before the worker: the names that it takes for given. */
function settings(dist: string) {
  const kept = keptFiles(dist);
  const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  );
  const fileOf = (address: string) => (PAGES.some((page) => page === address) ? `${address}.html` : address);
  return [
    `const KEPT = ${JSON.stringify(kept)};`,
    `const KEPT_VERSION = '${versionOf(dist, kept.map(fileOf))}';`,
    `const SITE_VERSION = '${versionOf(dist, pages)}';`,
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
      const isWanted = process.env.PUBLIC_OFFLINE !== 'no';
      const code = isWanted
        ? `${settings(dist)}\n${await compile(root, 'worker.ts')}`
        : await compile(root, 'no-worker.ts');
      writeFileSync(path.join(dist, 'sw.js'), code);
      if (!isWanted) rmSync(path.join(dist, `${routes.offline}.html`));
    },
  },
});

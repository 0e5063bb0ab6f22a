// What is still done to every page once it is built: it loses what only weighs, and marks stay with their terms.
import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { keepMarks } from './keep-marks.ts';
import { shortenScopes } from './short-scopes.ts';
import { trimPolicy } from './trim-csp.ts';

export const trimPage = (html: string) => trimPolicy(keepMarks(shortenScopes(html)), html);

export const trimPages = (): AstroIntegration => ({
  name: 'trim-pages',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const root = fileURLToPath(dir);
      const files = await readdir(root, { recursive: true });
      const pages = files.filter((file) => file.endsWith('.html')).map((file) => path.join(root, file));
      await Promise.all(pages.map(async (page) => writeFile(page, trimPage(await readFile(page, 'utf8')))));
    },
  },
});

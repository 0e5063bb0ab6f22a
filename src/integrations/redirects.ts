// Redirects the former addresses of pages (301), in the file _redirects that hosts and the desk read. Astro's own
// `redirects` would write HTML pages with a meta refresh instead.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { languageKinds, shortPath } from '@clinic/content-model/languages.ts';
import {
  blogPath,
  conditionPath,
  exerciseSheetPath,
  memberPath,
  noticePath,
  servicePath,
} from '@clinic/content-model/routes.ts';
import { readFrontmatter } from './content-settings.ts';

type PathOf = (name: string) => string;

/** A page in short has the slug of its English page. */
const withInShort = (pathOf: PathOf): PathOf[] => [
  pathOf,
  ...languageKinds.map((language) => (name: string) => shortPath(language, pathOf(name))),
];

const paths: Record<string, PathOf[]> = {
  conditions: [...withInShort(conditionPath), ...withInShort(exerciseSheetPath)],
  services: withInShort(servicePath),
  blog: [blogPath],
  notices: [noticePath],
  team: [memberPath],
};

/** Returns the former and the present path of every page of the content, also of drafts. */
const readMoves = (root: string): [from: string, to: string][] =>
  Object.entries(paths).flatMap(([folder, pathsOf]) =>
    readFrontmatter(root, `${folder}/*.{mdx,yaml}`).flatMap(({ id, data }) => {
      const names = Array.isArray(data?.formerly) ? data.formerly.map(String) : [];
      return names.flatMap((name) => pathsOf.map((pathOf): [string, string] => [pathOf(name), pathOf(id)]));
    }),
  );

export function redirects(root: string): AstroIntegration {
  return {
    name: 'redirects',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const dist = fileURLToPath(dir);
        const isPage = (page: string) => existsSync(path.join(dist, `${page}.html`));
        // Cloudflare matches a path exactly; other hosts ignore the trailing slash.
        const lines = readMoves(root)
          .filter(([from, to]) => isPage(to) && !isPage(from))
          .flatMap(([from, to]) => [`${from} ${to} 301\n`, `${from}/ ${to} 301\n`]);
        const file = path.join(dist, '_redirects');
        // The first rule that matches applies.
        writeFileSync(file, [...lines, readFileSync(file, 'utf8')].join(''));
      },
    },
  };
}

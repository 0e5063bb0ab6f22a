// The addresses that pages had before lead to those that they have now. Written as hosts and the desk read it.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { languageKinds, shortPath } from '#lib/languages.ts';
import { blogPath, conditionPath, exerciseSheetPath, noticePath, servicePath } from '#lib/routes.ts';
import { detailsOf } from './known-before.ts';

type Way = (name: string) => string;

/** The page in short has the address of the English one. */
const andInShort = (way: Way): Way[] => [
  way,
  ...languageKinds.map((language) => (name: string) => shortPath(language, way(name))),
];

const addresses: Record<string, Way[]> = {
  conditions: [...andInShort(conditionPath), exerciseSheetPath],
  services: andInShort(servicePath),
  blog: [blogPath],
  notices: [noticePath],
};

/** From where to where, whatever of it the build has. */
export const movedIn = (root: string): [from: string, to: string][] =>
  Object.entries(addresses).flatMap(([kind, ways]) =>
    detailsOf(root, `${kind}/*.mdx`).flatMap(({ id, details }) => {
      const names = Array.isArray(details?.formerly) ? details.formerly.map(String) : [];
      return names.flatMap((name) => ways.map((way): [string, string] => [way(name), way(id)]));
    }),
  );

export function redirects(root: string): AstroIntegration {
  return {
    name: 'redirects',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const dist = fileURLToPath(dir);
        const isPage = (address: string) => existsSync(path.join(dist, `${address}.html`));
        // A draft is no page yet. Cloudflare takes each address as it is written, others with and without the stroke.
        const lines = movedIn(root)
          .filter(([from, to]) => isPage(to) && !isPage(from))
          .flatMap(([from, to]) => [`${from} ${to} 301\n`, `${from}/ ${to} 301\n`]);
        const file = path.join(dist, '_redirects');
        // The first line that fits counts.
        writeFileSync(file, [...lines, readFileSync(file, 'utf8')].join(''));
      },
    },
  };
}

// One page of each kind that patients come by: the heaviest, since that is the one to worry about. Or all of them.
import { globSync, statSync } from 'node:fs';
import path from 'node:path';

export const kinds: Record<string, string> = {
  home: 'index.html',
  condition: 'pain-conditions/!(404).html',
  service: 'services/!(404).html',
  articles: 'for-patients/blogs.html',
};

export const addressOf = (file: string) =>
  `/${file
    .split(path.sep)
    .join('/')
    .replace(/(^|\/)index\.html$|\.html$/, '')}`;

export const isAddress = (words: string) => words.startsWith('/');

/** What was asked for: kinds of pages, or addresses. */
export function pagesOf(dist: string, only: string[]) {
  return only.map((kind) => {
    if (isAddress(kind)) return { kind: '', address: kind };
    const files = globSync(kinds[kind] ?? '', { cwd: dist });
    const weight = (file: string) => statSync(path.join(dist, file)).size;
    const [heaviest = ''] = files.toSorted((a, b) => weight(b) - weight(a));
    return { kind, address: addressOf(heaviest) };
  });
}

/** Every page but those for what is not found. */
export const allPages = (dist: string) =>
  globSync('**/*.html', { cwd: dist, exclude: ['**/404.html'] })
    .map(addressOf)
    .toSorted();

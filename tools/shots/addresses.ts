// The addresses of a built site, the pages for what is not found among them.
import { readdirSync } from 'node:fs';
import path from 'node:path';

const addressOf = (file: string) =>
  `/${file
    .split(path.sep)
    .join('/')
    .replace(/(^|\/)index\.html$|\.html$/, '')}`;

export const addressesIn = (dist: string): string[] =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map(addressOf)
    .sort();

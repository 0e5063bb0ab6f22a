// What the sitemap leaves out: the pages for what is not found, and second readings of another page.
import { readFileSync, readdirSync } from 'node:fs';
import { servicePath } from '#lib/routes.ts';

const services = new URL('../../src/content/services/', import.meta.url);

const isSecondReading = (file: string) =>
  /^secondReadingOf:/m.test(readFileSync(new URL(file, services), 'utf8'));

const secondReadings = new Set(
  readdirSync(services)
    .filter((file) => file.endsWith('.mdx') && isSecondReading(file))
    .map((file) => servicePath(file.replace(/\.mdx$/, ''))),
);

export const isIndexed = (page: string) => {
  const { pathname } = new URL(page);
  return !pathname.endsWith('/404') && !secondReadings.has(pathname);
};

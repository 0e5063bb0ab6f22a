// What the sitemap leaves out: the pages for what is not found, and second readings of another page.
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { servicePath } from '#lib/routes.ts';

/** Says of a page's whole address whether search engines should show it. `services` is the folder of their files. */
export function indexedBy(services: string) {
  const isSecondReading = (file: string) =>
    /^secondReadingOf:/m.test(readFileSync(path.join(services, file), 'utf8'));
  const secondReadings = new Set(
    readdirSync(services)
      .filter((file) => file.endsWith('.mdx') && isSecondReading(file))
      .map((file) => servicePath(file.replace(/\.mdx$/, ''))),
  );
  return (page: string) => {
    const { pathname } = new URL(page);
    return !pathname.endsWith('/404') && !secondReadings.has(pathname);
  };
}

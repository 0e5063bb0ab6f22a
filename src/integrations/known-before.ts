// What the settings of the site have to know of the content before Astro reads it.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SitemapItem } from '@astrojs/sitemap';
import { parse } from 'yaml';
import { routes, servicePath } from '#lib/routes.ts';
import { contentFolder } from '#schemas/folder.ts';

/** The files of one kind, with the details of each. */
export function detailsOf(root: string, pattern: string) {
  const folder = path.resolve(root, contentFolder);
  return globSync(pattern, { cwd: folder }).map((file) => {
    const text = readFileSync(path.join(folder, file), 'utf8');
    const details = file.endsWith('.mdx') ? text.split(/^---\s*$/m)[1] : text;
    // Anything else is for the content check to say.
    return { id: path.parse(file).name, details: parse(details ?? '') as Record<string, unknown> | null };
  });
}

/** The public address, which stands in the facts of the practice. */
export function websiteIn(root: string): string {
  const website = detailsOf(root, 'practice/*.yaml').find(({ details }) => details?.website)?.details
    ?.website;
  if (!website) throw new Error('The facts of the practice do not say what the address of this site is.');
  return String(website);
}

/** Says of a page's whole address whether search engines should show it: no page for what is not found or for who is
 * offline, and no second reading of another page. */
export function indexedIn(root: string) {
  const secondReadings = new Set(
    detailsOf(root, 'services/*.mdx')
      .filter(({ details }) => details?.secondReadingOf)
      .map(({ id }) => servicePath(id)),
  );
  return (page: string) => {
    const { pathname } = new URL(page);
    return !pathname.endsWith('/404') && pathname !== routes.offline && !secondReadings.has(pathname);
  };
}

/** The page for whoever reads none of the languages in which the subject stands: that in English, or else the home page. */
export function withDefault(item: SitemapItem): SitemapItem {
  if (!item.links) return item;
  const english = item.links.find(({ lang }) => lang === 'en-IN') ?? { url: new URL('/', item.url).href };
  return { ...item, links: [...item.links, { lang: 'x-default', url: english.url }] };
}

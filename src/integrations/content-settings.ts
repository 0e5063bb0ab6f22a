// The settings of Astro that depend on the content, which is read here before Astro reads it.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SitemapItem, SitemapOptions } from '@astrojs/sitemap';
import { parse } from 'yaml';
import { answeredAt, languageAt, languages } from '@clinic/content-model/languages.ts';
import { blogPath, routes, servicePath } from '@clinic/content-model/routes.ts';
import { contentFolder } from '@clinic/content-model/folder.ts';

/** Returns the front matter, or the data, of the content files that match. */
export function readFrontmatter(root: string, pattern: string) {
  const folder = path.resolve(root, contentFolder);
  return globSync(pattern, { cwd: folder }).map((file) => {
    const text = readFileSync(path.join(folder, file), 'utf8');
    const yaml = file.endsWith('.mdx') ? text.split(/^---\s*$/m)[1] : text;
    // The content check reports data of any other shape.
    return { id: path.parse(file).name, data: parse(yaml ?? '') as Record<string, unknown> | null };
  });
}

/** Returns the public address of the site. */
export function readWebsite(root: string): string {
  const practice = readFrontmatter(root, 'practice/*.yaml').find(({ data }) => data?.website);
  if (!practice) throw new Error('The facts of the practice do not say what the address of this site is.');
  return String(practice.data?.website);
}

/** Leaves out of the sitemap the error page, the offline page, and pages that repeat another one. */
function isIndexed(root: string) {
  const repeated = readFrontmatter(root, 'services/*.mdx')
    .filter(({ data }) => data?.secondReadingOf)
    .map(({ id }) => servicePath(id));
  return (page: string) => {
    const { pathname } = new URL(page);
    return !pathname.endsWith('/404') && !pathname.endsWith(routes.offline) && !repeated.includes(pathname);
  };
}

/** Adds x-default, the page for readers of other languages: the English page, a page on the same subject, or home. */
function addDefaultLanguage(root: string) {
  const articles = readFrontmatter(root, 'safety/*.yaml').map(
    ({ id, data }) => [id, data?.more && blogPath(String(data.more))] as const,
  );
  const answers = new Map<string, unknown>([...articles, ...Object.entries(answeredAt)]);
  return (item: SitemapItem): SitemapItem => {
    if (!item.links) return item;
    const { pathname } = new URL(item.url);
    const answer = languageAt({ pathname }) && answers.get(pathname.slice(4));
    const english = item.links.find(({ lang }) => lang === 'en-IN')?.url;
    const url = english ?? new URL(String(answer || '/'), item.url).href;
    return { ...item, links: [...item.links, { lang: 'x-default', url }] };
  };
}

const locales = Object.fromEntries(
  ['en', ...Object.values(languages).map(({ code }) => code)].map((code) => [code, `${code}-IN`]),
);

export const sitemapOptions = (root: string): SitemapOptions => ({
  filter: isIndexed(root),
  serialize: addDefaultLanguage(root),
  i18n: { defaultLocale: 'en', locales },
});

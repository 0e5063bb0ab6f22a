// What a built page asks of a phone, read from its HTML.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

export type Attributes = Record<string, string>;

const ATTRIBUTE = /([^\s=>/]+)(?:="([^"]*)")?/g;

/** All tags of a name. Astro writes attributes with double quotes only, or none at all. */
export function tags(html: string, name: string): Attributes[] {
  const pattern = new RegExp(`<${name}((?:\\s+[^\\s=>/]+(?:="[^"]*")?)*)\\s*/?>`, 'g');
  return [...html.matchAll(pattern)].map(([, text = '']) =>
    Object.fromEntries([...text.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key, value])),
  );
}

const weighed = new Map<string, number>();

/** Bytes after brotli, as the desk sends them. The scripts of all pages are weighed once. */
export function compressed(text: string): number {
  const bytes = weighed.get(text) ?? brotliCompressSync(text).length;
  weighed.set(text, bytes);
  return bytes;
}

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const DATA = /type="(application\/ld\+json|speculationrules)"/;

export const inlineScripts = (html: string) =>
  [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => !DATA.test(attributes) && !attributes.includes('src='))
    .map(([, , text = '']) => text);

const STATIC_IMPORT = /(?:^|[;}\s])(?:import|export)\s*(?:[\w*{}\s,$]+?\s*from\s*)?["']([^"']+\.js)["']/g;

const importsOf = (code: string) => [...code.matchAll(STATIC_IMPORT)].map(([, file = '']) => file);

/** A script with all that it imports, each under its address. */
export function scriptWithImports(address: string, dist: string, known = new Map<string, string>()) {
  if (known.has(address)) return known;
  const code = readFileSync(path.join(dist, address), 'utf8');
  known.set(address, code);
  for (const next of importsOf(code))
    scriptWithImports(path.posix.resolve(path.posix.dirname(address), next), dist, known);
  return known;
}

/** The scripts that a page loads by itself: those it names, and what they import. */
export function scriptsOf(html: string, dist: string) {
  const inline = inlineScripts(html).join('\n');
  const named = [
    ...tags(html, 'script').map(({ src }) => src),
    ...tags(html, 'link').map(({ rel, href }) => (rel === 'modulepreload' ? href : undefined)),
    ...importsOf(inline),
  ];
  const files = new Map<string, string>();
  for (const address of named) if (address?.startsWith('/')) scriptWithImports(address, dist, files);
  return { inline, files };
}

/** The sizes that a picture is offered in, from "/a.avif 480w, /b.avif 800w". */
export const choices = (srcset = '') =>
  srcset.split(', ').map((choice) => {
    const [address = '', width = '0'] = choice.split(' ');
    return { address, width: Number.parseInt(width, 10) };
  });

/** What the islands of a page fetch when a visitor reaches for them: their own, React's and what both import. */
export function islandsOf(pages: { html: string }[], dist: string) {
  const found = new Map<string, { where: string; scripts: Map<string, string> }>();
  for (const tag of pages.flatMap(({ html }) => tags(html, 'astro-island'))) {
    const { 'component-url': component = '', 'renderer-url': renderer = '' } = tag;
    const scripts = scriptWithImports(renderer, dist, scriptWithImports(component, dist));
    found.set(component, { where: path.basename(component).replace(/\..*/, ''), scripts });
  }
  return [...found.values()];
}

/** Whoever looks at pictures or opens the menu does not pay for the forms. */
export const islandRules = (pages: { html: string }[], dist: string): string[] =>
  islandsOf(pages, dist)
    .filter(({ where }) => !/Form$|^FormDialog$/.test(where))
    .flatMap(({ where, scripts }) =>
      [...scripts]
        .filter(([, code]) => code.includes('Full Name'))
        .map(([file]) => `${where} fetches the forms with ${file}`),
    );

// npx node tools/budgets.ts: compares the built site with its budgets, and fails when one is exceeded.
//   npx node tools/budgets.ts other-dist     checks another folder than dist/
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

// Limits are in bytes, the others are in `measure`. Text counts as the desk sends it, after brotli.
/** One round trip: the head, the styles, the advice and the first paragraph of a condition. */
const FIRST_TEXT = 14_600;
/** HTML and CSS, with room for the longest article that the content check accepts. */
const PAGE = 18_400;
/** Scripts that a page loads before any interaction: no React, and no island runtime of its own. */
export const PAGE_SCRIPTS = 3_650;

interface Page {
  address: string;
  html: string;
}
interface Measurement {
  where: string;
  value: number;
}
type Attributes = Record<string, string>;
/** Code by address. */
type Scripts = Map<string, string>;

const dist = process.argv[2] ?? 'dist';
const read = (address: string) => readFileSync(path.join(dist, address), 'utf8');
const bytes = (address: string) => statSync(path.join(dist, address)).size;

const sizes = new Map<string, number>();

/** Returns the size after brotli. Cached, since pages share scripts. */
export function compressed(text: string): number {
  if (!sizes.has(text)) sizes.set(text, brotliCompressSync(text).length);
  return sizes.get(text)!;
}

const ATTRIBUTE = /([^\s=>/]+)(?:="([^"]*)")?/g;

/** Returns the attributes of all tags with this name. Astro writes double quotes or none. */
function tags(html: string, name: string): Attributes[] {
  const pattern = new RegExp(`<${name}((?:\\s+[^\\s=>/]+(?:="[^"]*")?)*)\\s*/?>`, 'g');
  return [...html.matchAll(pattern)].map(([, text = '']) =>
    Object.fromEntries([...text.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key, value])),
  );
}

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const DATA = /type="(application\/(?:ld\+)?json|speculationrules)"/;

export const inlineScripts = (html: string) =>
  [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => !DATA.test(attributes) && !attributes.includes('src='))
    .map(([, , text = '']) => text);

const STATIC_IMPORT = /(?:^|[;}\s])(?:import|export)\s*(?:[\w*{}\s,$]+?\s*from\s*)?["']([^"']+\.js)["']/g;
const importsOf = (code: string) => [...code.matchAll(STATIC_IMPORT)].map(([, file = '']) => file);

/** Adds a script and everything that it imports. */
function withImports(address: string, scripts: Scripts = new Map()): Scripts {
  if (scripts.has(address)) return scripts;
  const code = read(address);
  scripts.set(address, code);
  for (const file of importsOf(code))
    withImports(path.posix.resolve(path.posix.dirname(address), file), scripts);
  return scripts;
}

/** Returns the files that a page loads by itself. */
function loadedScripts(html: string): Scripts {
  const named = [
    ...tags(html, 'script').map(({ src }) => src),
    ...tags(html, 'link').map(({ rel, href }) => (rel === 'modulepreload' ? href : undefined)),
    ...importsOf(inlineScripts(html).join('\n')),
  ];
  const scripts: Scripts = new Map();
  for (const address of named) if (address?.startsWith('/')) withImports(address, scripts);
  return scripts;
}

const scriptBytes = (scripts: Scripts) =>
  [...scripts.values()].reduce((sum, code) => sum + compressed(code), 0);
/** Returns what each island on these pages loads: its own code, React, and everything they import. */
function islandsOf(pages: Page[]): Map<string, Scripts> {
  const islands = pages.flatMap(({ html }) => tags(html, 'astro-island'));
  return new Map(
    islands.map(({ 'component-url': component = '', 'renderer-url': renderer = '' }) => [
      path.basename(component).replace(/\..*/, ''),
      withImports(renderer, withImports(component)),
    ]),
  );
}

const REACT = 'react.transitional.element';

/** Returns every script that imports React, with all its imports. */
function reactScripts(): Scripts {
  const scripts = globSync('*.js', { cwd: path.join(dist, '_astro') });
  const all = scripts.map((file) => withImports(`/_astro/${file}`));
  const withReact = all.filter((one) => [...one.values()].some((code) => code.includes(REACT)));
  if (withReact.length === 0)
    throw new Error(`No script in ${dist}/_astro has React: the islands cannot be measured.`);
  return new Map(withReact.flatMap((one) => [...one]));
}

/** Fonts with media="not all" wait for a script that checks the connection, and do not delay the page. */
const preloadedFonts = ({ html }: Page) =>
  tags(html, 'link').filter(({ rel, as, media }) => rel === 'preload' && as === 'font' && media !== 'not all')
    .length;

/** Sums the fonts in a page's styles: those for all text, or those limited to another script. */
function fontBytes({ html }: Page, forOtherScript: boolean) {
  const faces = [...html.matchAll(/@font-face\s*\{[^}]*\}/g)].map(([rule]) => rule);
  const wanted = faces.filter((rule) => rule.includes('unicode-range') === forOtherScript).join('');
  const files = new Set([...wanted.matchAll(/url\(["']?([^"')]+\.woff2)/g)].map(([, file = '']) => file));
  return [...files].reduce((sum, file) => sum + bytes(file), 0);
}

/** Returns the widest AVIF of each picture. */
function pictureSizes(pages: Page[]) {
  const sources = pages
    .flatMap(({ html }) => tags(html, 'source'))
    .filter(({ type }) => type === 'image/avif');
  const widest = sources.flatMap(({ srcset = '' }) => {
    const choices = srcset.split(', ').map((choice) => choice.split(' '));
    const widths = choices.map(([where = '', width = '0']) => ({ where, width: Number.parseInt(width, 10) }));
    return widths.toSorted((a, b) => b.width - a.width).slice(0, 1);
  });
  const unique = new Map(widest.map(({ where, width }) => [where, width]));
  return [...unique].map(([where, width]) => ({ where, width, value: bytes(where) }));
}

/** The first network packets must contain the styles, the head, the advice and the first paragraph. */
const firstText = ({ html }: Page) => html.slice(0, html.indexOf('</p>', html.indexOf('class="prose')));

/** The service worker and the files that it precaches (src/integrations/service-worker.ts). */
function precachedBytes(): number {
  const worker = existsSync(path.join(dist, 'sw.js')) ? read('sw.js') : '';
  const [, list = '[]'] = /^const PRECACHED = (.*);$/m.exec(worker) ?? [];
  return (JSON.parse(list) as string[])
    .map((address) => {
      if (address.endsWith('.woff2')) return bytes(address);
      return compressed(read(path.extname(address) ? address : `${address}.html`));
    })
    .reduce((sum, size) => sum + size, compressed(worker));
}

/** Compresses only the pages that can be the largest: brotli is slow, and never larger than gzip. */
function pageSizes(pages: Page[], limit: number, textOf: (page: Page) => string): Measurement[] {
  const gzipped = pages.map((page) => gzipSync(textOf(page)).length);
  const least = Math.min(limit, 0.97 * Math.max(...gzipped));
  return pages
    .filter((_page, index) => gzipped[index]! > least)
    .map((page) => ({ where: page.address, value: compressed(textOf(page)) }));
}

function measure(pages: Page[]): [name: string, limit: number, found: Measurement[]][] {
  const perPage = (value: (page: Page) => number) =>
    pages.map((page) => ({ where: page.address, value: value(page) }));
  const ofSite = (value: number) => [{ where: 'every page', value }];
  const conditions = pages.filter(({ address }) => /^\/pain-conditions\/(?!404)/.test(address));
  const ownScripts = ({ html }: Page) =>
    compressed(inlineScripts(html).join('\n')) + scriptBytes(loadedScripts(html));
  const isForm = /Form$|^FormDialog$/;
  const islands = [...islandsOf(pages)].map(([where, code]) => ({ where, value: scriptBytes(code) }));
  const searchIndex = existsSync(path.join(dist, 'search.json')) ? compressed(read('search.json')) : 0;
  const pictures = pictureSizes(pages);
  const plates = (from: number, to: number) =>
    pictures.filter(({ where, width }) => !/\/body-(front|back)/.test(where) && width >= from && width <= to);
  const figures = ['/body-front', '/body-back'].map((where) => ({
    where,
    value: pictures.filter((one) => one.where.includes(where)).reduce((sum, { value }) => sum + value, 0),
  }));
  return [
    ['condition page to its first text', FIRST_TEXT, pageSizes(conditions, FIRST_TEXT, firstText)],
    ['whole page, HTML and CSS', PAGE, pageSizes(pages, PAGE, ({ html }) => html)],
    ['scripts before any interaction', PAGE_SCRIPTS, perPage(ownScripts)],
    ['an island with a form', 72_000, islands.filter(({ where }) => isForm.test(where))],
    // Less than with the forms: a visitor who opens the menu or a carousel does not load them.
    ['any other island', 66_500, islands.filter(({ where }) => !isForm.test(where))],
    ['React and all islands', 80_000, ofSite(scriptBytes(reactScripts()))],
    // Text and the first picture load before fonts.
    ['preloaded fonts, number', 0, perPage(preloadedFonts)],
    ['fonts of a page', 28 * 1024, perPage((page) => fontBytes(page, false))],
    // Loads only where a page shows Devanagari and the phone has no such font.
    ['fonts for another script', 34 * 1024, perPage((page) => fontBytes(page, true))],
    ['search index', 60_000, ofSite(searchIndex)],
    // For every visitor, including what the page itself has loaded.
    ['precached for offline', 143_000, ofSite(precachedBytes())],
    ['card picture, AVIF', 15 * 1024, plates(0, 800)],
    ['article plate, AVIF', 35 * 1024, plates(801, 1200)],
    ['hero picture, AVIF', 45 * 1024, plates(1201, Infinity)],
    ['body map, a figure with its x-ray, AVIF', 65 * 1024, figures],
  ];
}

function pictureProblems(html: string): string[] {
  const images = tags(html, 'img');
  return images.flatMap((image) => {
    const isEager = image.loading !== 'lazy' || image.fetchpriority !== undefined;
    const hasPriority = image.loading === 'eager' && image.fetchpriority === 'high';
    return [
      ...(image.width && image.height && image.alt !== undefined ? [] : ['lacks its width, height or alt']),
      ...(isEager && image !== images[0] ? ['is not the first picture and must be lazy'] : []),
      ...(isEager && !hasPriority ? ['is eager without fetchpriority="high"'] : []),
    ].map((problem) => `${image.src} ${problem}`);
  });
}

function main() {
  const pages = globSync('**/*.html', { cwd: dist }).map((file) => ({
    address: `/${file.replaceAll(path.sep, '/').replace(/\.html$/, '')}`.replace(/\/index$/, '/'),
    html: read(file),
  }));
  if (pages.length === 0) throw new Error(`There is no page in ${dist}/. Run npm run build first.`);
  const format = (value: number) => new Intl.NumberFormat('en-IN').format(value);
  for (const [name, limit, found] of measure(pages)) {
    const [largest] = found.toSorted((a, b) => b.value - a.value);
    const { where, value } = largest ?? { where: 'nowhere', value: 0 };
    const columns = [name.padEnd(42), format(value).padStart(7), 'of', format(limit).padEnd(7), where];
    console.log(`${value > limit ? '✗' : '✓'} ${columns.join(' ')}`);
    if (value > limit) process.exitCode = 1;
  }
  for (const { address, html } of pages)
    for (const problem of pictureProblems(html)) {
      console.log(`✗ ${address}: ${problem}`);
      process.exitCode = 1;
    }
}

if (import.meta.main) main();

// What is measured on the built pages.
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { limits } from './limits.ts';
import * as built from './page.ts';
import { compressed, tags, type Attributes } from './page.ts';

export interface Page {
  address: string;
  html: string;
}

export interface Measure {
  what: string;
  limit: number;
  value: number;
  where: string;
}

const between =
  (from: number, upTo: number) =>
  ({ width }: { width: number }) =>
    width >= from && width <= upTo;
const pictures = [
  { what: 'card picture, AVIF', limit: limits.cardPicture, isOne: between(0, 800) },
  { what: 'article plate, AVIF', limit: limits.articlePicture, isOne: between(801, 1200) },
  { what: 'hero picture, AVIF', limit: limits.heroPicture, isOne: between(1201, Infinity) },
];

const at = (pages: Page[], value: (page: Page) => number) =>
  pages.map((page) => ({ where: page.address, value: value(page) }));

/** The largest value of all places, which is the one to keep an eye on. */
function worst(what: string, limit: number, found: { value: number; where: string }[]): Measure {
  const [largest] = found.toSorted((a, b) => b.value - a.value);
  return { what, limit, ...(largest ?? { value: 0, where: 'nowhere' }) };
}

/** Brotli, which is slow, leaves less than gzip: of what gzip brings below the limit, only the largest are of interest. */
function heaviest(what: string, limit: number, pages: Page[], textOf: (page: Page) => string): Measure {
  const sizes = pages.map((page) => gzipSync(textOf(page)).length);
  const least = Math.min(limit, 0.97 * Math.max(...sizes));
  const large = pages.filter((_page, place) => sizes[place]! > least);
  const weighed = at(large, (page) => compressed(textOf(page)));
  return worst(what, limit, weighed);
}

const bytesOf = (scripts: Map<string, string>) =>
  [...scripts.values()].reduce((sum, code) => sum + compressed(code), 0);

function scriptBytes(page: Page, dist: string) {
  const { inline, files } = built.scriptsOf(page.html, dist);
  return compressed(inline) + bytesOf(files);
}

const bringsReact = (scripts: Map<string, string>) =>
  [...scripts.values()].some((code) => code.includes('react.transitional.element'));

/** Every script that brings React, with all that it imports. */
function islandScripts(dist: string): Map<string, string> {
  const scripts = globSync('*.js', { cwd: path.join(dist, '_astro') });
  const withImports = scripts.map((file) => built.scriptWithImports(`/_astro/${file}`, dist));
  return new Map(withImports.filter(bringsReact).flatMap((one) => [...one]));
}

/** Those that wait until the first script has looked at the line ("not all") hold nothing up. */
const preloadedFonts = ({ html }: Page) =>
  tags(html, 'link').filter(({ rel, as, media }) => rel === 'preload' && as === 'font' && media !== 'not all')
    .length;

/** The typefaces that the styles of a page name: those for all words, or those for the letters of another script. */
function fontsOf({ html }: Page, ofAnotherScript: boolean) {
  const faces = [...html.matchAll(/@font-face\s*\{[^}]*\}/g)].map(([rule]) => rule);
  const wanted = faces.filter((rule) => rule.includes('unicode-range') === ofAnotherScript).join('');
  return new Set([...wanted.matchAll(/url\(["']?([^"')]+\.woff2)/g)].map(([, file]) => file));
}

const sizeOf = (dist: string, address = '') => statSync(path.join(dist, address)).size;

function pictureSizes(pages: Page[], dist: string) {
  const largest = pages.flatMap(({ html }) =>
    tags(html, 'source')
      .filter(({ type }) => type === 'image/avif')
      .map(({ srcset }) => built.choices(srcset).toSorted((a, b) => b.width - a.width)[0]),
  );
  const once = new Map(
    largest.flatMap((choice) => (choice ? [[choice.address, choice.width] as const] : [])),
  );
  return [...once].map(([where, width]) => ({ where, width, value: sizeOf(dist, where) }));
}

/** What the first answer of the server must hold: the styles, the head, the advice and the first words of the text. */
const firstView = ({ html }: Page) => html.slice(0, html.indexOf('</p>', html.indexOf('class="prose')));

/** The service worker, and what it keeps for everybody (src/integrations/service-worker.ts). */
function keptForEverybody(dist: string) {
  const file = path.join(dist, 'sw.js');
  const worker = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const [, list = '[]'] = /^const KEPT = (.*);$/m.exec(worker) ?? [];
  const weigh = (address: string) => {
    if (address.endsWith('.woff2')) return sizeOf(dist, address);
    const text = path.extname(address) ? address : `${address}.html`;
    return compressed(readFileSync(path.join(dist, text), 'utf8'));
  };
  const kept = (JSON.parse(list) as string[]).map(weigh);
  return { where: 'any page', value: kept.reduce((sum, bytes) => sum + bytes, compressed(worker)) };
}

const isFigure = (address: string) => /\/body-(front|back)/.test(address);

function figurePairs(sizes: { where: string; value: number }[]) {
  return ['/body-front', '/body-back'].map((where) => ({
    where,
    value: sizes.filter((size) => size.where.includes(where)).reduce((sum, { value }) => sum + value, 0),
  }));
}

export function measure(pages: Page[], dist: string): Measure[] {
  const fontBytes = (ofAnotherScript: boolean) => (page: Page) =>
    [...fontsOf(page, ofAnotherScript)].reduce((sum, file) => sum + sizeOf(dist, file), 0);
  const sizes = pictureSizes(pages, dist);
  const plates = sizes.filter(({ where }) => !isFigure(where));
  const conditions = pages.filter(({ address }) => /^\/pain-conditions\/(?!404)/.test(address));
  const islands = built
    .islandsOf(pages, dist)
    .map(({ where, scripts }) => ({ where, value: bytesOf(scripts) }));
  const allIslands = { where: 'any page', value: bytesOf(islandScripts(dist)) };
  const scripts = at(pages, (page) => scriptBytes(page, dist));
  return [
    heaviest('condition page to its first text, brotli', limits.conditionFirstText, conditions, firstView),
    heaviest('whole page, HTML and CSS, brotli', limits.page, pages, ({ html }) => html),
    worst('JavaScript before any interaction, brotli', limits.pageScripts, scripts),
    worst('an island with React, brotli', limits.island, islands),
    worst('React and all islands, brotli', limits.islandScripts, [allIslands]),
    worst('fonts preloaded, number', limits.fontsPreloaded, at(pages, preloadedFonts)),
    worst('fonts of a page, bytes', limits.fontBytes, at(pages, fontBytes(false))),
    worst('font for another script, bytes', limits.otherScriptBytes, at(pages, fontBytes(true))),
    worst('kept for everybody without a line', limits.keptForEverybody, [keptForEverybody(dist)]),
    ...pictures.map(({ what, limit, isOne }) => worst(what, limit, plates.filter(isOne))),
    worst('body map, a figure with its x-ray, AVIF', limits.bodyMapFigure, figurePairs(sizes)),
  ];
}

const isEager = ({ loading, fetchpriority }: Attributes) => loading !== 'lazy' || fetchpriority !== undefined;

function pictureRules(html: string): string[] {
  const images = tags(html, 'img');
  const bare = images.filter((image) => !image.width || !image.height || image.alt === undefined);
  const eager = images.filter(isEager);
  return [
    ...bare.map(({ src }) => `${src} lacks its width, height or alt`),
    ...eager
      .filter((image) => image !== images[0])
      .map(({ src }) => `${src} is not the first picture, but does not wait`),
    ...eager
      .filter(({ loading, fetchpriority }) => loading !== 'eager' || fetchpriority !== 'high')
      .map(({ src }) => `${src} does not wait, but has no fetchpriority="high"`),
  ];
}

function scriptRules(page: Page, dist: string): string[] {
  const { files } = built.scriptsOf(page.html, dist);
  return [...files]
    .filter((script) => bringsReact(new Map([script])))
    .map(([file]) => `${file} brings React before anyone asked for it`);
}

/** Whether what the build does to pages (src/integrations) has been done to these. */
const builtRules = (html: string): string[] => [
  ...(html.includes('data-astro-cid-') ? ['the scopes of components have their long names'] : []),
  ...(built.inlineScripts(html).some((code) => code.includes('astro:hydrate'))
    ? ['the runtime of the islands stands in the page']
    : []),
];

/** What needs no number: it holds or it does not. */
export function brokenRules(pages: Page[], dist: string): string[] {
  const places = new Map<string, string[]>();
  if (islandScripts(dist).size === 0)
    places.set('no script brings React, so the islands were not weighed', [dist]);
  for (const page of pages) {
    const rules = [
      ...pictureRules(page.html),
      ...scriptRules(page, dist),
      ...built.islandRules([page], dist),
      ...builtRules(page.html),
    ];
    for (const words of new Set(rules)) places.set(words, [...(places.get(words) ?? []), page.address]);
  }
  return [...places].map(([words, [first, ...more]]) =>
    more.length > 0 ? `${words} (${first} and ${more.length} more)` : `${words} (${first})`,
  );
}

export const readPages = (dist: string): Page[] =>
  globSync('**/*.html', { cwd: dist }).map((file) => ({
    address: `/${file.replaceAll(path.sep, '/').replace(/\.html$/, '')}`.replace(/\/index$/, '/'),
    html: readFileSync(path.join(dist, file), 'utf8'),
  }));

// The paths of the site, derived from the build.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const dist = path.resolve(import.meta.dirname, '../../../dist');
const sources = path.resolve(import.meta.dirname, '../../../src/pages');

const addressOf = (file: string) => {
  const bare = file
    .split(path.sep)
    .join('/')
    .replace(/\.html$/, '');
  return bare === 'index' ? '/' : `/${bare.replace(/\/index$/, '')}`;
};

const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map(addressOf)
  .sort();

/** The paths of all built pages except the 404 and offline pages. */
export const routes = pages.filter((address) => !/(^|\/)404$|\/offline$/.test(address));

/** The scope of each 404 page: '', '/pain-conditions', … */
export const notFoundFolders = pages
  .filter((address) => /\/404$/.test(address))
  .map((address) => address.slice(0, -4));

export const builtHtml = (address: string) =>
  readFileSync(path.join(dist, address === '/' ? 'index.html' : `${address}.html`), 'utf8');

/** Returns the paths in the sitemap. */
export function sitemapRoutes(): string[] {
  const files = readdirSync(dist).filter((file) => /^sitemap-\d+\.xml$/.test(file));
  const locations = files.flatMap((file) => {
    const xml = readFileSync(path.join(dist, file), 'utf8');
    return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => new URL(location).pathname);
  });
  return locations.sort();
}

/** One page of each type. Hindi and Marathi share their types. */
export const samples: string[] = oneOfEachKind(routes);

/** The home page of each language except English. */
export const languageHomes = routes.filter((address) => /^\/(hi|mr)$/.test(address));

function oneOfEachKind(all: string[]): string[] {
  const kinds = new Map<string, string>();
  for (const address of all) {
    const own = hasSourceOfItsOwn(address) ? address : `${path.posix.dirname(address)}/*`;
    const kind = own.replace(/^\/(hi|mr)(?=\/|$)/, '/*');
    if (!kinds.has(kind)) kinds.set(kind, address);
  }
  return [...kinds.values()];
}

/** False for pages of a dynamic route such as src/pages/services/[service].astro. */
function hasSourceOfItsOwn(address: string): boolean {
  const bare = address.replace(/^\/(hi|mr)(?=\/)/, '');
  const folders = bare === address ? ['.', '[...language]'] : ['[...language]'];
  return folders.some((folder) =>
    [`${bare}.astro`, `${bare}/index.astro`].some((file) => existsSync(path.join(sources, folder, file))),
  );
}

/** Returns a set of pages that contains every element, every class and every page type. */
export function everyPiece(): string[] {
  const piecesOf = new Map(routes.map((address) => [address, pieces(address)]));
  const unseen = new Set([...piecesOf.values()].flatMap((all) => [...all]));
  const newOn = (address: string) => [...(piecesOf.get(address) ?? [])].filter((piece) => unseen.has(piece));
  const chosen = new Set<string>();
  const see = (address: string) => {
    chosen.add(address);
    for (const piece of newOn(address)) unseen.delete(piece);
  };
  samples.forEach(see);
  while (unseen.size > 0) {
    const [next = ''] = routes.toSorted((one, other) => newOn(other).length - newOn(one).length);
    see(next);
  }
  return [...chosen];
}

function pieces(address: string): Set<string> {
  const tags = builtHtml(address).matchAll(/<([a-z][a-z0-9-]*)([^>]*)/g);
  return new Set(
    [...tags].flatMap(([, tag = '', attributes = '']) => {
      const [, quoted, plain] = /\sclass=(?:"([^"]*)"|([^\s>]+))/.exec(attributes) ?? [];
      return [tag, ...(quoted ?? plain ?? '').split(' ').map((name) => `${tag}.${name}`)];
    }),
  );
}

const SIZE = 6;

/**
 * Splits pages into groups of six. One test with one browser page per group is much faster than a test per page,
 * and the groups are distributed over the workers.
 */
export const inGroups = (addresses: readonly string[]) =>
  Array.from({ length: Math.ceil(addresses.length / SIZE) }, (_, index) => {
    const members = addresses.slice(index * SIZE, (index + 1) * SIZE);
    return { name: `${members[0]} to ${members.at(-1)}`, members };
  });

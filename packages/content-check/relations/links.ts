// Links to pages of this site, and to places in them, that are not there.
import { existsSync, globSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pageCount } from '#lib/pagination.ts';
import { blogListPath } from '#lib/routes.ts';
import { didYouMean } from '../report/nearest.ts';
import { addressOf, placesOf } from '../read/addresses.ts';
import { formerAddresses } from './former-names.ts';
import { addressInShort, isInShort } from './in-short.ts';
import { never, ofKind, opensOn, type Source } from '../read/source.ts';
import type { Path } from '../read/walk.ts';
import type { Mistake, Say, SayIn } from '../report/report.ts';
import { bodyOf } from '../text/body.ts';

type At = number | Path;

interface Site {
  /** The anchors of each page. */
  pages: Map<string, Set<string>>;
  /** Where a page is now that was found at another address. */
  moved: Map<string, string>;
  /** The day from which the public sees a page. */
  opens: Map<string, string>;
  /** Files such as /rss.xml. */
  files: Set<string>;
  /** Anchors that components and layouts give to every page that uses them. */
  shared: Set<string>;
  /** Where this site is found: in public, and in the preview. */
  ownHosts: Set<string | undefined>;
}

function mapSite(root: string, sources: Source[]): Site {
  const websites = ofKind(sources, 'practice').flatMap(({ data }) => data.website ?? []);
  const site: Site = {
    pages: new Map(),
    moved: new Map(),
    opens: new Map(),
    files: publicFiles(root),
    shared: sharedAnchors(root),
    ownHosts: new Set(['127.0.0.1', 'localhost', ...websites.map((site) => URL.parse(site)?.hostname)]),
  };
  for (const name of listFiles(path.join(root, 'src/pages'))) {
    const bare = name.replace(/\.[a-z]+$/, '');
    if (bare.includes('[') || bare.endsWith('404')) continue;
    if (name.endsWith('.astro')) site.pages.set(`/${bare}`.replace(/\/?index$/, '') || '/', new Set());
    else site.files.add(`/${bare}`);
  }
  for (const source of sources) addPage(source, sources, site);
  const posts = ofKind(sources, 'blog').filter((source) => opensOn(source) === '');
  for (let page = 2; page <= pageCount(posts.length); page += 1)
    site.pages.set(blogListPath(page), new Set());
  return site;
}

function addPage(source: Source, all: Source[], { pages, moved, opens }: Site) {
  const address = isInShort(source) ? addressInShort(source, all) : addressOf[source.kind]?.(source.id);
  if (address) {
    pages.set(address, new Set(bodyOf(source).anchors));
    opens.set(address, opensOn(source));
    for (const former of formerAddresses(source)) moved.set(former, address);
  }
  // What a file has on a page that it shares with others.
  const { page = '', places } = placesOf[source.kind] ?? {};
  if (places && opensOn(source) === '') for (const place of places(source.id)) pages.get(page)?.add(place);
}

const listFiles = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) =>
          path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
        )
    : [];

const publicFiles = (root: string) => new Set(listFiles(path.join(root, 'public')).map((name) => `/${name}`));

function sharedAnchors(root: string): Set<string> {
  const files = globSync('src/{pages,layouts,components,islands}/**/*.{astro,tsx}', { cwd: root });
  const texts = files.map((file) => readFileSync(path.join(root, file), 'utf8'));
  return new Set(texts.flatMap((text) => [...text.matchAll(/\bid="([\w-]+)"/g)].map(([, id = '']) => id)));
}

export function sayDeadLinks(root: string, sources: Source[], sayIn: SayIn): void {
  const site = mapSite(root, sources);
  for (const source of sources) {
    const say = sayIn(source);
    for (const { node, line } of bodyOf(source).pieces)
      if (node.type === 'link') sayDeadLink(node.url, line, source, site, say);
    for (const { value, field, path: at } of source.values)
      if (field.link && typeof value === 'string') sayDeadLink(value, at, source, site, say);
  }
}

/** Advises to link articles that fewer than three other files link to: patients would not find them. */
export function adviceOnOrphans(sources: Source[]): Mistake[] {
  const linksOf = new Map(
    sources.map((source) => [
      source.file,
      [
        ...bodyOf(source).pieces.map(({ node }) => (node.type === 'link' ? node.url.split('#')[0] : '')),
        ...source.values.map(({ field, value }) =>
          field.refersTo === 'blog' ? addressOf.blog?.(String(value)) : value,
        ),
      ],
    ]),
  );
  return ofKind(sources, 'blog').flatMap(({ id, file, data }) => {
    const address = addressOf.blog?.(id);
    const count = [...linksOf].filter(([other, links]) => other !== file && links.includes(address)).length;
    if (data.draft || count > 2) return [];
    const mend = `Link to ${address} from the pages on which a patient needs it, three at least.`;
    return [{ file, line: 1, says: `Pages that link to this article: ${count}.`, mend }];
  });
}

/** Said of a file by itself, before it is saved: a browser would run such a link, with the rights of whoever taps it. */
export function sayCodeLinks(source: Source, say: Say) {
  const inText = bodyOf(source).pieces.flatMap(({ node, line }): [At, unknown][] =>
    node.type === 'link' || node.type === 'definition' ? [[line, node.url]] : [],
  );
  const inDetails = source.values.flatMap(({ value, field, path: at }): [At, unknown][] =>
    field.link ? [[at, value]] : [],
  );
  for (const [at, address] of [...inText, ...inDetails])
    if (
      /^(?:javascript|data|vbscript|blob):/.test(
        URL.parse(String(address), 'https://site.invalid')?.protocol ?? '',
      )
    )
      say(at, `The link "${String(address)}" is code, not an address.`, 'Remove it.');
}

function sayDeadLink(address: string, at: At, source: Source, site: Site, say: Say) {
  if (/^(https?|tel|mailto):/.test(address)) return sayBadOutside(address, at, site, say);
  if (/^[/#]/.test(address)) return sayDeadPlace(address, at, source, site, say);
  const says = `The link "${address}" does not say where it begins.`;
  say(at, says, 'Begin it with / for a page of this site, or with https://.');
}

function sayDeadPlace(address: string, at: At, source: Source, site: Site, say: Say) {
  const [before = '', anchor = ''] = address.split('#');
  const page = before.replace(/\?.*$/, '') || addressOf[source.kind]?.(source.id) || '/';
  const anchors = site.pages.get(page);
  if (!anchors) return sayDeadPage(page, at, site, say);
  const opens = site.opens.get(page) ?? '';
  if (opens > opensOn(source)) return sayTooEarly(page, opens, at, say);
  if (!anchor || anchors.has(anchor) || site.shared.has(anchor)) return;
  const otherwise = `Write only ${page}, or copy a heading's address from the page.`;
  say(at, `There is no place called #${anchor} on ${page}.`, didYouMean(anchor, anchors, otherwise));
}

function sayTooEarly(page: string, opens: string, at: At, say: Say) {
  const state = opens === never ? 'still a draft' : `planned for ${opens}`;
  say(at, `The link goes to ${page}, which is ${state}.`, 'Publish that page first, or remove the link.');
}

function sayDeadPage(page: string, at: At, site: Site, say: Say) {
  if (site.files.has(page)) return;
  const now = site.moved.get(page);
  if (now) return say(at, `The page that was at ${page} has another address.`, `Write ${now}.`);
  const plain = page.replace(/(\/index)?(\.html)?\/*$/, '') || '/';
  if (site.pages.has(plain))
    return say(at, `The address ${page} has too much at its end.`, `Write ${plain}.`);
  say(
    at,
    `The link goes to ${page}, a page that does not exist.`,
    didYouMean(page, site.pages.keys(), 'Choose a page that exists.'),
  );
}

function sayBadOutside(address: string, at: At, { ownHosts }: Site, say: Say) {
  const { hostname, pathname, hash } = URL.parse(address) ?? {};
  if (hostname && ownHosts.has(hostname))
    return say(at, 'The link leads to this site by its whole address.', `Write ${pathname}${hash}.`);
  if (address.startsWith('http:'))
    say(
      at,
      'The link begins with http://, which is not private.',
      `Write ${address.replace('http:', 'https:')}.`,
    );
  if (address.startsWith('tel:') && !/^tel:(\+\d{8,15}|\d{3,6})$/.test(address))
    say(
      at,
      `"${address}" is not a number that every phone can dial.`,
      'Write + with the country code, and digits only: tel:+919876543210.',
    );
  if (/^https?:/.test(address) && !URL.canParse(address))
    say(at, `"${address}" is not a web address.`, 'Copy it again from the browser.');
}

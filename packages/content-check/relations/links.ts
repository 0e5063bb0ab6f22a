// Links to missing pages or anchors, and malformed links.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { languageKinds, shortPath } from '@clinic/content-model/languages.ts';
import { pageCount } from '@clinic/contract/pagination.ts';
import { blogListPath } from '@clinic/content-model/routes.ts';
import { didYouMean } from '../report/nearest.ts';
import { addressOf, anchorsOf } from '../read/addresses.ts';
import { formerAddresses } from './former-names.ts';
import { inAllLanguages } from './unique.ts';
import { addressInShort, isInShort } from './in-short.ts';
import { isOf, ofKind, opensOn, type Source } from '../read/source.ts';
import { never } from '@clinic/contract/waiting.ts';
import type { Path, Report, ReportIn } from '../report/report.ts';
import { bodyOf } from '../text/body.ts';

type At = number | Path;
type Site = ReturnType<typeof mapSite>;

/** Pages without a content file, other files, and the anchors that any page may have. */
function mapPages(root: string, sources: Source[]) {
  /** Anchors by path. */
  const pages = new Map<string, Set<string>>();
  const files = new Set(filesIn(path.join(root, 'public')).map((name) => `/${name}`));
  for (const name of filesIn(path.join(root, 'src/pages'))) {
    const bare = name.replace(/\.[a-z]+$/, '').replace(inAllLanguages, '');
    if (bare.includes('[') || bare.endsWith('404')) continue;
    if (!name.endsWith('.astro')) files.add(`/${bare}`);
    else
      for (const address of addressesOf(name, `/${bare}`.replace(/\/?index$/, '') || '/'))
        pages.set(address, new Set());
  }
  const posts = ofKind(sources, 'blog').filter((source) => opensOn(source) === '');
  for (let page = 2; page <= pageCount(posts.length); page += 1) pages.set(blogListPath(page), new Set());
  return { pages, files, shared: sharedAnchors(root) };
}

function mapSite(root: string, sources: Source[]) {
  const { pages, ...rest } = mapPages(root, sources);
  /** Present path by former path, and first public day by path. */
  const [moved, opens] = [new Map<string, string>(), new Map<string, string>()];
  for (const source of sources.filter(hasPage)) {
    const address = isInShort(source) ? addressInShort(source, sources) : addressOf[source.kind]?.(source.id);
    if (address) {
      pages.set(address, new Set(bodyOf(source).anchors));
      opens.set(address, opensOn(source));
      for (const former of formerAddresses(source)) moved.set(former, address);
    }
    const { page = '', places } = anchorsOf[source.kind] ?? {};
    if (places && opensOn(source) === '') for (const place of places(source.id)) pages.get(page)?.add(place);
  }
  return { ...rest, pages, moved, opens, ownHosts: hostsOf(sources) };
}

const hasPage = (source: Source) => !isOf(source, 'team') || source.data.page !== undefined;

/** Public and local hosts of this site. */
function hostsOf(sources: Source[]) {
  const websites = ofKind(sources, 'practice').flatMap(({ data }) => data.website ?? []);
  return ['127.0.0.1', 'localhost', ...websites.map((site) => URL.parse(site)?.hostname)];
}

const addressesOf = (file: string, address: string) =>
  (file.startsWith(inAllLanguages) ? [undefined, ...languageKinds] : [undefined]).map((language) =>
    shortPath(language, address),
  );

const filesIn = (folder: string) =>
  globSync('**/*.*', { cwd: folder }).map((name) => name.replaceAll(path.sep, '/'));

function sharedAnchors(root: string): Set<string> {
  const files = globSync('src/{pages,layouts,components,islands}/**/*.{astro,tsx}', { cwd: root });
  const texts = files.map((file) => readFileSync(path.join(root, file), 'utf8'));
  return new Set(texts.flatMap((text) => [...text.matchAll(/\bid="([\w-]+)"/g)].map(([, id = '']) => id)));
}

/** The links in the text of a file, and the fields that are links. */
const linksIn = (source: Source): [at: At, address: string][] => [
  ...bodyOf(source).pieces.flatMap(({ node, line }): [At, string][] =>
    node.type === 'link' || node.type === 'definition' ? [[line, node.url]] : [],
  ),
  ...source.values.flatMap(({ value, field, path: at }): [At, string][] =>
    field.link && typeof value === 'string' ? [[at, value]] : [],
  ),
];

export function checkLinks(sources: Source[], reportIn: ReportIn, root: string): void {
  const site = mapSite(root, sources);
  for (const source of sources)
    for (const [at, address] of linksIn(source)) checkLink(address, at, source, site, reportIn(source));
}

/** Patients do not find an article that fewer than three files link to. */
export function adviceOnOrphans(sources: Source[], reportIn: ReportIn): void {
  const linked = sources.map((source) => [
    ...bodyOf(source).pieces.map(({ node }) => (node.type === 'link' ? node.url.split('#')[0] : '')),
    ...source.values.map(({ field, value }) =>
      field.refersTo === 'blog' ? addressOf.blog?.(String(value)) : value,
    ),
  ]);
  for (const source of ofKind(sources, 'blog')) {
    const address = addressOf.blog?.(source.id);
    const count = linked.filter(
      (links, index) => sources[index] !== source && links.includes(address),
    ).length;
    if (source.data.draft || count > 2) continue;
    const fix = `Link to ${address} from the pages on which a patient needs it, three at least.`;
    reportIn(source)(1, `Pages that link to this article: ${count}.`, fix);
  }
}

/** Runs before a file is saved: browsers execute javascript: links with the rights of the reader. */
export function checkScriptLinks(source: Source, report: Report) {
  for (const [at, address] of linksIn(source)) {
    const { protocol = '' } = URL.parse(address, 'https://site.invalid') ?? {};
    if (/^(?:javascript|data|vbscript|blob):/.test(protocol))
      report(at, `The link "${address}" is code, not an address.`, 'Remove it.');
  }
}

function checkLink(address: string, at: At, source: Source, site: Site, report: Report) {
  if (/^(https?|tel|mailto):/.test(address)) return checkOuterLink(address, at, site, report);
  if (/^[/#]/.test(address)) return checkInnerLink(address, at, source, site, report);
  const message = `The link "${address}" does not say where it begins.`;
  report(at, message, 'Begin it with / for a page of this site, or with https://.');
}

function checkInnerLink(address: string, at: At, source: Source, site: Site, report: Report) {
  const [before = '', anchor = ''] = address.split('#');
  const page = before.replace(/\?.*$/, '') || addressOf[source.kind]?.(source.id) || '/';
  const anchors = site.pages.get(page);
  if (!anchors) return reportMissingPage(page, at, site, report);
  const opens = site.opens.get(page) ?? '';
  if (opens > opensOn(source)) return reportClosedPage(page, opens, at, report);
  if (!anchor || anchors.has(anchor) || site.shared.has(anchor)) return;
  const otherwise = `Write only ${page}, or copy a heading's address from the page.`;
  report(at, `There is no place called #${anchor} on ${page}.`, didYouMean(anchor, anchors, otherwise));
}

function reportClosedPage(page: string, opens: string, at: At, report: Report) {
  const state = opens === never ? 'still a draft' : `planned for ${opens}`;
  report(at, `The link goes to ${page}, which is ${state}.`, 'Publish that page first, or remove the link.');
}

function reportMissingPage(page: string, at: At, site: Site, report: Report) {
  if (site.files.has(page)) return;
  const now = site.moved.get(page);
  if (now) return report(at, `The page that was at ${page} has another address.`, `Write ${now}.`);
  const plain = page.replace(/(\/index)?(\.html)?\/*$/, '') || '/';
  if (site.pages.has(plain))
    return report(at, `The address ${page} has too much at its end.`, `Write ${plain}.`);
  report(
    at,
    `The link goes to ${page}, a page that does not exist.`,
    didYouMean(page, site.pages.keys(), 'Choose a page that exists.'),
  );
}

function checkOuterLink(address: string, at: At, { ownHosts }: Site, report: Report) {
  const { hostname, pathname, hash } = URL.parse(address) ?? {};
  if (hostname && ownHosts.includes(hostname))
    return report(at, 'The link leads to this site by its whole address.', `Write ${pathname}${hash}.`);
  if (address.startsWith('http:'))
    report(
      at,
      'The link begins with http://, which is not private.',
      `Write ${address.replace('http:', 'https:')}.`,
    );
  if (address.startsWith('tel:') && !/^tel:(\+\d{8,15}|\d{3,6})$/.test(address))
    report(
      at,
      `"${address}" is not a number that every phone can dial.`,
      'Write + with the country code, and digits only: tel:+919876543210.',
    );
  if (/^https?:/.test(address) && !URL.canParse(address))
    report(at, `"${address}" is not a web address.`, 'Copy it again from the browser.');
}

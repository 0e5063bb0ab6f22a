// Parses the HTML of pages without running their scripts.
import type { APIRequestContext, Page } from '@playwright/test';

export interface Facts {
  address: string;
  html: string;
  lang: string;
  title: string;
  canonical: string | undefined;
  /** By name or property. */
  metas: Record<string, string>;
  headings: { level: number; text: string }[];
  crumbs: { text: string; href: string | undefined }[];
  graph: Node[];
  links: string[];
  /** The URLs of pictures, scripts, icons and fonts. */
  assets: string[];
  ids: string[];
  /** The text of each dialog. */
  dialogs: string[];
  /** The text of the footer without the links to other languages. */
  footer: string;
  /** The links to other languages in the menu and in the footer. */
  switches: { lang: string; href: string; note: string }[][];
}

export interface Node {
  '@type': string | string[];
  '@id'?: string;
  [key: string]: unknown;
}

export const isA = (node: Node, type: string) => [node['@type']].flat().includes(type);
export const ofType = (facts: Facts, type: string) => facts.graph.filter((node) => isA(node, type));

/** Returns the HTML that the server sends. */
export const served = (request: APIRequestContext) => async (address: string) =>
  (await request.get(address)).text();

/** Parses in a blank page of the browser, without policy and scripts. */
export async function readPages(
  page: Page,
  addresses: string[],
  htmlOf: (address: string) => string | Promise<string>,
): Promise<Facts[]> {
  await page.goto('about:blank');
  const all: Facts[] = [];
  // The size of a CDP message is limited.
  for (let from = 0; from < addresses.length; from += AT_ONCE) {
    const some = addresses.slice(from, from + AT_ONCE);
    const htmls = await Promise.all(some.map(async (address) => htmlOf(address)));
    const read = await page.evaluate(parsePages, htmls);
    all.push(...read.map((facts, index) => ({ ...facts, address: some[index]!, html: htmls[index]! })));
  }
  return all;
}

const AT_ONCE = 24;

function parsePages(htmls: string[]): Omit<Facts, 'address' | 'html'>[] {
  return htmls.map((html) => {
    const page = new DOMParser().parseFromString(html, 'text/html');
    const all = (selector: string) => [...page.querySelectorAll(selector)];
    const text = (element: Element | null) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
    const values = (selector: string, name: string) =>
      all(`${selector}[${name}]`).map((element) => element.getAttribute(name) ?? '');
    const shown = (element: Element) => !element.closest('dialog, [hidden]');
    const addresses = (srcset: string) => srcset.split(', ').map((choice) => choice.split(' ')[0] ?? '');

    const footer = page.querySelector('body > footer');
    const groups = all('#menu [role=group], body > footer [role=group]');
    const switches = groups.map((group) =>
      [...group.querySelectorAll('a')].map((link) => ({
        lang: link.lang,
        href: link.getAttribute('href') ?? '',
        note: text(link.querySelector('small')),
      })),
    );
    for (const group of groups) group.remove();
    const json = text(page.querySelector('script[type="application/ld+json"]'));
    const styles = all('style').map((style) => style.textContent ?? '');
    return {
      lang: page.documentElement.lang,
      title: page.title,
      canonical: page.querySelector('link[rel=canonical]')?.getAttribute('href') ?? undefined,
      metas: Object.fromEntries(
        all('meta[content]').map((meta) => [
          meta.getAttribute('name') ?? meta.getAttribute('property') ?? meta.getAttribute('http-equiv') ?? '',
          meta.getAttribute('content') ?? '',
        ]),
      ),
      headings: all('h1, h2, h3, h4, h5, h6')
        .filter(shown)
        .map((heading) => ({ level: Number(heading.localName.slice(1)), text: text(heading) })),
      crumbs: all('.trail li').map((crumb) => ({
        text: text(crumb),
        href: crumb.querySelector('a')?.getAttribute('href') ?? undefined,
      })),
      graph: json ? ((JSON.parse(json) as { '@graph': Node[] })['@graph'] ?? []) : [],
      links: values('a', 'href'),
      assets: [
        ...values('img', 'src'),
        ...values('script', 'src'),
        ...values('link:not([rel=canonical])', 'href'),
        ...[...values('img', 'srcset'), ...values('source', 'srcset')].flatMap(addresses),
        ...styles.flatMap((css) =>
          [...css.matchAll(/url\(["']?([^"')]+)/g)].map(([, address = '']) => address),
        ),
      ],
      ids: values('*', 'id'),
      dialogs: all('dialog').map(text),
      footer: text(footer),
      switches,
    };
  });
}

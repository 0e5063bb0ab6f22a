// Every link of every page.
import type { APIRequestContext } from '@playwright/test';
import { practice } from '../support/content/index.ts';
import { routes } from '../support/routes.ts';
import { expect, test } from '../support/pages.ts';

// One worker, so that the pages are read once.
test.describe.configure({ mode: 'default' });

const outside = /^(https?:|mailto:|tel:|data:)/;

test('every internal link, fragment and file exists', async ({ pages, missing, request }) => {
  const start = [...pages, ...missing];
  const wanted = new Map(routes.map((address) => [address, 'dist']));
  for (const { address, links, assets, metas, graph } of start) {
    const own = [...JSON.stringify([metas, graph]).matchAll(/"(https?:[^"#]+)/g)].map(([, url = '']) => url);
    const ours = own
      .filter((url) => url.startsWith(practice.website))
      .map((url) => url.slice(practice.website.length));
    for (const target of [...links, ...assets, ...ours].filter((href) => !outside.test(href))) {
      // 404 pages are shown at any address.
      const base = new URL(address, 'http://site');
      wanted.set(new URL(target, base).href.slice('http://site'.length), address);
    }
  }
  expect(wanted.size).toBeGreaterThan(routes.length);
  const ids = new Map(start.map((facts) => [facts.address, facts.ids]));
  const dead = await firstDead(request, [...wanted], ids);
  expect(dead).toEqual([]);
});

/** Returns the addresses that do not exist or lack the fragment. */
async function firstDead(
  request: APIRequestContext,
  wanted: [target: string, from: string][],
  ids: Map<string, string[]>,
) {
  const dead: string[] = [];
  const ask = async ([target, from]: [string, string]) => {
    const [address = '', place] = target.split('#');
    const known = ids.get(address);
    if (place && known && !known.includes(place)) dead.push(`${from}: no place ${target}`);
    // 404 pages have this status.
    if (known && !routes.includes(address)) return;
    const answer = await request.fetch(address, { method: 'HEAD', maxRedirects: 0 });
    if (answer.status() !== 200) dead.push(`${from}: ${target} answers ${answer.status()}`);
  };
  const queue = [...wanted];
  const work = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) await ask(next);
  };
  await Promise.all(Array.from({ length: 12 }, work));
  return dead;
}

test('external links are valid and safe', ({ pages, missing }) => {
  for (const { address, links } of [...pages, ...missing]) {
    for (const link of links.filter((href) => outside.test(href))) {
      expect
        .soft(link, address)
        .toMatch(/^(https:\/\/|mailto:([^@\s]+@[^@\s]+$|\?subject=)|tel:\+\d{8,15}$|tel:\d{3,6}$)/);
      if (link.startsWith('https:')) expect.soft(() => new URL(link), address).not.toThrow();
    }
  }
});

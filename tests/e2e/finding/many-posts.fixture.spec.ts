// A list of posts with several pages, and the filter on each of them.
import type { Page } from '@playwright/test';
import { POSTS_PER_PAGE } from '@clinic/contract/pagination.ts';
import { violations } from '../support/axe.ts';
import { readPages, served } from '../support/html.ts';
import { pathTo, titles } from '../support/servers/many-posts.ts';
import { expect, onTwin, phone, test, withoutScripts } from '../support/servers/fixture-site.ts';

const list = '/for-patients/blogs';
const addresses = [list, `${list}/page/2`, `${list}/page/3`];
const own = 'From our doctors';

const posts = (page: Page) => page.getByRole('region', { name: /^(From our doctors|Articles \d)/ });
const shown = (page: Page) => posts(page).getByRole('article').getByRole('link');
const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages of articles' });
const status = (page: Page) => posts(page).getByRole('status');
const searchAll = (page: Page) => page.getByRole('link', { name: 'Search all pages' });
const box = (page: Page) => page.getByRole('searchbox', { name: 'Search articles' });
const [newest = '', oldest = ''] = [titles[0], titles.at(-1)];

test.use({ ...onTwin, allowedProblems: [/status of 404|ERR_FAILED/] });
const onNarrowPhone = test.extend({ ...phone, viewport: { width: 320, height: 568 } });

test('every post is on exactly one page, and pages link to their neighbours', async ({ page, request }) => {
  const all = await readPages(page, addresses, served(request));
  const rel = (html: string, name: string) =>
    new RegExp(`<a [^>]*rel="${name}"[^>]* href="([^"]+)"`).exec(html)?.[1];
  for (const [index, { address, title, canonical, html, headings, metas }] of all.entries()) {
    expect(new URL(canonical ?? '').pathname).toBe(address);
    expect(rel(html, 'prev')).toBe(addresses[index - 1]);
    expect(rel(html, 'next')).toBe(addresses[index + 1]);
    // Firefox would fetch a <link rel=next>, which the policy blocks.
    expect(html).not.toMatch(/<link [^>]*rel="(next|prev)"/);
    expect((await request.get(new URL(metas['og:image'] ?? '').pathname)).status()).toBe(200);
    if (index === 0) continue;
    expect(title).toContain(`page ${index + 1} of ${addresses.length}`);
    expect(headings[0]).toEqual({ level: 1, text: `${own}, page ${index + 1}` });
    expect(headings[1]?.level).toBe(2);
    expect(metas.description?.length).toBeGreaterThanOrEqual(70);
    expect(metas.description?.length).toBeLessThanOrEqual(170);
  }
  const posts = all.flatMap(({ links }) => links.filter((href) => titles.map(pathTo).includes(href)));
  expect(posts).toEqual(titles.map(pathTo));
  for (const number of [1, 4]) expect((await request.get(`${list}/page/${number}`)).status()).toBe(404);
  expect(new Set(all.map(({ title }) => title)).size).toBe(addresses.length);
  expect(new Set(all.map(({ metas }) => metas.description)).size).toBe(addresses.length);
});

test('the sitemap lists all pages of the list', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap-0.xml')).text();
  for (const address of addresses) expect(sitemap).toContain(`${address}</loc>`);
});

test('filters the posts of the page, and offers the site search for the others', async ({ page }) => {
  await page.goto(list);
  await box(page).fill(newest.toUpperCase());
  await expect(shown(page)).toHaveText([newest]);
  await expect(status(page)).toHaveText(`${own}: 1 article(s) matching "${newest.toUpperCase()}"`);
  await expect(page.getByRole('heading', { name: 'No articles found' })).toBeVisible();

  await box(page).fill('<b> $& (');
  await expect(shown(page)).toHaveCount(0);
  await expect(status(page)).toHaveText(`${own}: 0 article(s) matching "<b> $& ("`);
  await box(page).fill('');
  await expect(shown(page)).toHaveCount(POSTS_PER_PAGE);
  await expect(status(page)).toHaveText('');
  await expect(searchAll(page)).toBeHidden();

  await box(page).fill(oldest);
  await expect(shown(page)).toHaveCount(0);
  await searchAll(page).click();
  await expect(page).toHaveURL(`/search?${String(new URLSearchParams({ q: oldest }))}`);
  await expect(page.getByRole('link', { name: oldest, exact: true })).toBeVisible();
});

test('the filter works on every page, is in its address, and leads to the post', async ({ page }) => {
  const title = titles[POSTS_PER_PAGE] ?? '';
  await page.goto(`${list}/page/2`);
  await box(page).fill(title);
  await expect(shown(page)).toHaveText([title]);
  await expect(page).toHaveURL(`${list}/page/2?${String(new URLSearchParams({ q: title }))}`);
  await page.reload();
  await expect(shown(page)).toHaveText([title]);
  await shown(page).click();
  await expect(page).toHaveURL(pathTo(title));
});

test('the list and its results have no axe violation', async ({ page }) => {
  await page.goto(`${list}/page/2`);
  expect(await violations(page)).toEqual([]);
  await expect(pages(page).getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  const title = titles[POSTS_PER_PAGE] ?? '';
  await box(page).fill(title);
  await expect(shown(page)).toHaveText([title]);
  expect(await violations(page)).toEqual([]);
});

withoutScripts('the list pages are linked without scripts', async ({ page }) => {
  await page.goto(list);
  await expect(pages(page).getByRole('link', { name: 'Previous page of articles' })).toHaveCount(0);
  await pages(page).getByRole('link', { name: 'Next page of articles' }).click();
  await expect(page).toHaveURL(`${list}/page/2`);
  await expect(box(page)).toBeHidden();
  await pages(page).getByRole('link', { name: 'Page 3', exact: true }).click();
  await expect(page).toHaveURL(`${list}/page/3`);
  await expect(pages(page).getByRole('link', { name: 'Next page of articles' })).toHaveCount(0);
  await pages(page).getByRole('link', { name: 'Page 1', exact: true }).click();
  await expect(page).toHaveURL(list);
});

onNarrowPhone('the way through the pages is one line of a narrow phone', async ({ page }) => {
  await page.goto(`${list}/page/2`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await expect(pages(page).getByText('Page 2 of 3')).toBeVisible();
  const links = await pages(page).getByRole('link').all();
  expect(links).toHaveLength(2);
  const boxes = await Promise.all(links.map((link) => link.boundingBox()));
  for (const box of boxes) {
    expect(box?.width).toBeGreaterThanOrEqual(44);
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
    expect(box?.y).toBe(boxes[0]?.y);
  }
});

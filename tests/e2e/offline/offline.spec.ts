// A visit that loses its line: what was read opens again, and everything else says so. On a desk of its own, whose pages
// a test may change.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { serveSite } from '#tools/lib/desk.ts';
import { violations } from '../support/axe.ts';
import {
  conditions,
  first,
  homeConditions,
  listedServices,
  practice,
  screen,
} from '../support/content/index.ts';
import { fill, openForm, submitOf } from '../support/forms.ts';
import { bar, condition, contactPage } from '../support/requests.ts';
import { desktop, expect, phone, still, test as base } from '../support/test.ts';
import { expectNothingBesideTheEdge } from '../every-page/edges.ts';

const unread = first(conditions, ({ path: address }) => address !== condition.path);

const test = base.extend<object, { desk: { address: string; dist: string } }>({
  desk: [
    // Playwright reads what a fixture needs from the braces.
    async ({}, use) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'offline-'));
      const dist = path.join(folder, 'dist');
      cpSync('dist', dist, { recursive: true });
      const { address, stop } = await serveSite(dist, { REQUESTS_PER_MINUTE: '100000' });
      await use({ address, dist });
      await stop();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ desk }, use) => use(desk.address),
});

test.use({ ...phone, ...still, serviceWorkers: 'allow', allowedProblems: [/ERR_INTERNET_DISCONNECTED/] });

/** The addresses of all that is kept. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys())
        found.push(url.slice(location.origin.length));
    return found;
  });

/** Until it is kept. */
async function read(page: Page, address: string) {
  await page.goto(address);
  const [pathname] = address.split('?');
  await expect.poll(() => kept(page), { timeout: 60_000 }).toContain(pathname);
}

const cut = (context: BrowserContext) => context.setOffline(true);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('what was read opens without a line, and all else says what to do @task', async ({ page, context }) => {
  await read(page, condition.path);
  const picture = page.getByRole('main').getByRole('img').first();
  const isShown = () =>
    picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(isShown).toBe(true);
  const title = await heading(page).innerText();

  await cut(context);
  await page.reload();
  await expect(heading(page)).toHaveText(title);
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(isShown).toBe(true);

  await page.goto(unread.path);
  await expect(page).toHaveURL(unread.path);
  await expect(heading(page)).toHaveText('No connection');
  const main = page.getByRole('main');
  for (const number of ['108', '112', practice.phone.number])
    await expect(main.locator(`a.button[href="tel:${number}"]`)).toBeVisible();
  await main.getByRole('link', { name: title, exact: true }).tap();
  await expect(page).toHaveURL(condition.path);
  await expect(heading(page)).toHaveText(title);

  await context.setOffline(false);
  await page.goto(unread.path);
  await expect(heading(page)).not.toHaveText('No connection');
});

test('contact and search are there without having been read, and answer', async ({ page, context }) => {
  await read(page, '/about');
  await cut(context);
  await page.goto(contactPage);
  await expect(page.getByRole('main').getByRole('link', { name: practice.phone.label })).toBeVisible();
  await page.goto('/search?q=knee%20pain');
  const found = page.locator('site-search').getByRole('listitem').first().getByRole('link');
  await expect(found).toHaveAttribute('href', '/pain-conditions/knee-pain');
  await page.getByRole('searchbox').fill('chest pain');
  const urgent = page.locator('site-search').getByRole('alert');
  await expect(urgent.getByRole('link', { name: '108' })).toBeVisible();
});

test('with a line, a page that has changed is new, and so is its copy', async ({ page, context, desk }) => {
  await read(page, unread.path);
  await page.reload();
  const file = path.join(desk.dist, `${unread.path}.html`);
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, before.replace('</h1>', ' anew</h1>'));
  await page.goto(unread.path);
  await expect(heading(page)).toHaveText(/ anew$/);
  const copy = () => page.evaluate(async () => (await caches.match(location.pathname))!.text(), undefined);
  await expect.poll(copy).toContain(' anew</h1>');
  await cut(context);
  await page.reload();
  await expect(heading(page)).toHaveText(/ anew$/);
  writeFileSync(file, before);
});

test('after a release, nothing of the one before is kept', async ({ page, desk }) => {
  await read(page, '/about');
  await read(page, condition.path);
  const names = () => page.evaluate(() => caches.keys());
  const [before] = (await names()).filter((name) => name.startsWith('read-'));
  const file = path.join(desk.dist, 'sw.js');
  const worker = readFileSync(file, 'utf8');
  writeFileSync(file, worker.replace(/SITE_VERSION = '\w+'/, "SITE_VERSION = 'next'"));
  await page.goto(unread.path);
  await expect.poll(names).not.toContain(before);
  // What is read when the new one takes over is kept by it.
  await expect.poll(() => kept(page)).toContain(unread.path);
  expect(await kept(page)).not.toContain(condition.path);
  writeFileSync(file, worker);
});

test('a request that is sent offline waits, and nothing of it is kept', async ({ page, context }) => {
  await read(page, condition.path);
  await page.reload();
  const dialog = await openForm(page, 'conditionQuery');
  const entries = { name: 'Lakshmi Deshmukh', mobile: '7012345689' };
  await fill(dialog, entries);
  await cut(context);
  await submitOf(dialog).click();
  await expect(bar(page)).toContainText(
    'You are offline. Keep this page open: we send your request when the connection is back.',
  );
  await context.setOffline(false);
  await expect(bar(page)).toContainText('What happens next');
  await page.goto('/search?q=what+hurts+me');
  await expect.poll(() => kept(page)).toContain('/search');
  const written = [...Object.values(entries), 'what hurts me'];
  const found = await page.evaluate(async (words) => {
    const texts: string[] = [];
    for (const name of await caches.keys())
      for (const answer of await (await caches.open(name)).matchAll()) texts.push(await answer.text());
    return words.filter((word) => texts.some((text) => text.includes(word)));
  }, written);
  expect(found).toEqual([]);
  expect((await kept(page)).filter((address) => /\?|^\/create/.test(address))).toEqual([]);
});

test.describe('the desk', () => {
  // Nobody works here.
  test.use({ allowedProblems: [/ERR_INTERNET_DISCONNECTED|404.*\/desk/] });

  test('is never touched', async ({ page, context }) => {
    await read(page, '/about');
    for (const address of ['/health', '/desk']) {
      await page.goto(address);
      await read(page, '/about');
      expect(await kept(page)).not.toContain(address);
    }
    // Where the worker does not answer, this would ask the desk twice.
    const asksAhead = () =>
      page.evaluate(
        async () => (await (await navigator.serviceWorker.ready).navigationPreload.getState()).enabled,
      );
    expect(await asksAhead()).toBe(false);
    await cut(context);
    for (const address of ['/health', '/desk'])
      await expect(page.goto(address)).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  });
});

test.describe('with a pointer', () => {
  test.use(desktop);

  test('a page that the browser only fetches ahead is not kept', async ({ page, context }) => {
    const card = first(homeConditions);
    const fetched: string[] = [];
    const browser = await context.newCDPSession(page);
    browser.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
      if (status === 'Ready') fetched.push(new URL(prefetchUrl).pathname);
    });
    await browser.send('Preload.enable');
    await read(page, '/');
    await page.reload();
    await page
      .getByRole('link', { name: `${screen('home').conditions.more} about ${card.data.title}` })
      .hover();
    await expect.poll(() => fetched).toContain(card.path);
    await read(page, '/about');
    expect(await kept(page)).not.toContain(card.path);
  });
});

test('thirty pages are kept, and the oldest goes', async ({ page }) => {
  test.slow();
  const pages = [...conditions, ...listedServices].map(({ path: address }) => address);
  expect(pages.length).toBeGreaterThan(30);
  for (const address of pages.slice(0, 31)) await read(page, address);
  // It goes once the newest is there.
  await expect.poll(() => kept(page)).not.toContain(pages[0]);
  expect(await kept(page)).toContain(pages[1]);
});

test.describe('for who saves data', () => {
  test('nothing is kept', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator.connection, 'saveData', { value: true }));
    await page.goto('/about', { waitUntil: 'networkidle' });
    // A busy machine is never idle, so the page does not wait for that longer either.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 3_000 })));
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(
      0,
    );
  });
});

test('the offline page can be read by everybody, on every screen', async ({ page }) => {
  await page.goto('/offline');
  expect(await violations(page)).toEqual([]);
  await expectNothingBesideTheEdge(page);
});

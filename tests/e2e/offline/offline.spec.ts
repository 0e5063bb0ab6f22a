// The service worker: offline, visited pages still open, and any other shows the offline page. A separate desk, because the
// tests change its pages.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { languageKinds, languages } from '@clinic/content-model/languages.ts';
import { serveSite } from '../support/servers/desk.ts';
import { violations } from '../support/axe.ts';
import {
  blocksOf,
  conditions,
  first,
  homeConditions,
  inShort,
  listedServices,
  practice,
  screen,
} from '../support/content/index.ts';
import { foreignWords } from '../support/foreign-words.ts';
import { fill, openForm, submitOf } from '../support/forms.ts';
import { bar, condition, contactPage } from '../support/requests.ts';
import { desktop, expect, phone, still, test as base } from '../support/test.ts';
import { expectNoOverflow } from '../every-page/overflow.ts';

const generalBlocks = conditions
  .flatMap(({ data }) => blocksOf(data, 'help'))
  .filter(({ title }, index, all) => all.findIndex((one) => one.title === title) === index);
const unread = first(conditions, ({ path: address }) => address !== condition.path);

const test = base.extend<object, { desk: { address: string; dist: string } }>({
  desk: [
    // Playwright reads the dependencies of a fixture from the braces.
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

/** Returns the URLs of all cached responses. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys())
        found.push(url.slice(location.origin.length));
    return found;
  });

/** Waits until the page is cached. */
async function read(page: Page, address: string) {
  await page.goto(address);
  const [pathname] = address.split('?');
  await expect.poll(() => kept(page), { timeout: 60_000 }).toContain(pathname);
}

const cut = (context: BrowserContext) => context.setOffline(true);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('visited pages open offline, and any other shows the offline page @task', async ({ page, context }) => {
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

test('contact and search work offline without a previous visit', async ({ page, context }) => {
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

test('a changed page is loaded from the network and replaces its cached copy', async ({
  page,
  context,
  desk,
}) => {
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

test('a new release deletes the cache of the previous one', async ({ page, desk }) => {
  await read(page, '/about');
  await read(page, condition.path);
  const names = () => page.evaluate(() => caches.keys());
  const [before] = (await names()).filter((name) => name.startsWith('read-'));
  const file = path.join(desk.dist, 'sw.js');
  const worker = readFileSync(file, 'utf8');
  writeFileSync(file, worker.replace(/SITE_VERSION = '\w+'/, "SITE_VERSION = 'next'"));
  await page.goto(unread.path);
  await expect.poll(names).not.toContain(before);
  // The new worker caches the page that is open when it takes over.
  await expect.poll(() => kept(page)).toContain(unread.path);
  expect(await kept(page)).not.toContain(condition.path);
  writeFileSync(file, worker);
});

test('an offline request is queued and never cached', async ({ page, context }) => {
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
  // The front desk without a session.
  test.use({ allowedProblems: [/ERR_INTERNET_DISCONNECTED|404.*\/desk/] });

  test('is never cached', async ({ page, context }) => {
    await read(page, '/about');
    for (const address of ['/health', '/desk']) {
      await page.goto(address);
      await read(page, '/about');
      expect(await kept(page)).not.toContain(address);
    }
    // Without a response of the worker, this would send two requests to the desk.
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

  test('a prefetched page is not cached', async ({ page, context }) => {
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

test('thirty pages are cached, and the oldest is removed', async ({ page }) => {
  test.slow();
  const pages = [...conditions, ...listedServices].map(({ path: address }) => address);
  expect(pages.length).toBeGreaterThan(30);
  for (const address of pages.slice(0, 31)) await read(page, address);
  // It is removed after the newest is stored.
  await expect.poll(() => kept(page)).not.toContain(pages[0]);
  expect(await kept(page)).toContain(pages[1]);
});

test.describe('with Save-Data', () => {
  test('nothing is cached', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator.connection, 'saveData', { value: true }));
    await page.goto('/about', { waitUntil: 'networkidle' });
    // The page limits its wait for idle time, because a busy machine is never idle.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 3_000 })));
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(
      0,
    );
  });
});

test('the offline page has no axe violation on any screen', async ({ page }) => {
  for (const address of ['/offline', '/hi/offline', '/mr/offline']) {
    await page.goto(address);
    expect.soft(await violations(page), address).toEqual([]);
    await expectNoOverflow(page);
  }
});

for (const language of languageKinds)
  test(`the offline page is in ${languages[language].name} for its readers`, async ({ page, context }) => {
    const [known, other] = inShort.filter((one) => one.language === language && one.care);
    const words = screen(language).messages;
    await read(page, known!.path);
    await expect.poll(() => kept(page)).toContain(`/${languages[language].code}/offline`);
    await cut(context);
    await page.goto(other!.path);
    await expect(heading(page)).toHaveText(words.noConnection);
    const main = page.getByRole('main');
    for (const number of ['108', '112', practice.phone.number])
      await expect(main.locator(`a.button[href="tel:${number}"]`)).toBeVisible();
    for (const block of generalBlocks)
      for (const sign of block[language]!.emergency!)
        await expect(main.getByText(sign, { exact: true })).toBeVisible();
    expect(await foreignWords(main)).toEqual([]);
    await main.getByRole('link', { name: known!.data.title }).tap();
    await expect(page).toHaveURL(known!.path);
    await page.goto(unread.path);
    await expect(heading(page)).toHaveText('No connection');
  });

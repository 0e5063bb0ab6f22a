// The typefaces of a page, also on the first page of a visit: those of the site, except with Save-Data and on phones with a
// slow connection or little memory. Stable with --repeat-each=5.
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { waitForPaint, layoutShiftsSince } from '../support/paint.ts';
import { inShort } from '../support/content/index.ts';
import { renderedFonts, hasSiteFont, emulateDevice } from '../support/fonts.ts';
import { delayRequests } from '../support/delay.ts';
import { condition } from '../support/requests.ts';
import { samples } from '../support/routes.ts';
import { startFacesFirst } from '../support/servers/faces-first.ts';
import { desktop, expect, phone, test } from '../support/test.ts';

const faces = '**/*.woff2';
// Stars use system fonts, and so do Hindi and Marathi where the system has such fonts.
const words = 'h1, h2, main p:not([role=img], :has([lang=hi], [lang=mr])), main li';
const pages = samples.filter((address) => !inShort.some(({ path }) => path === address)).slice(0, 5);
const quick = { rtt: 50 };
const slow = { rtt: 150 };

/** A first visit has an empty cache and storage. */
async function firstVisit(
  browser: Browser,
  options: BrowserContextOptions,
  visit: (page: Page) => Promise<void>,
) {
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await emulateDevice(page, quick);
  await visit(page);
  await context.close();
}

/** Glyphs that the site's typefaces lack come from system fonts. */
async function expectOwnFaces(page: Page) {
  await page.evaluate(() => document.fonts.ready);
  await waitForPaint(page);
  const all = (await renderedFonts(page, words)).filter((fonts) => fonts.length > 0);
  expect(all.length, page.url()).toBeGreaterThan(1);
  const others = all.filter(([most]) => !most?.isCustomFont);
  expect.soft(others, page.url()).toEqual([]);
}

test("a fast phone renders the first page in the site's typefaces @task", async ({ browser, baseURL }) => {
  for (const address of pages)
    await firstVisit(browser, { ...phone, baseURL }, async (page) => {
      await page.goto(address);
      await expectOwnFaces(page);
    });
});

for (const [size, options] of Object.entries({ 'a phone': phone, 'a wide screen': desktop }))
  test(`the typefaces are applied at the first paint on ${size}, without a layout shift`, async ({
    browser,
    baseURL,
  }) => {
    const site = await startFacesFirst(baseURL ?? '');
    for (const address of pages)
      await firstVisit(browser, { ...options, baseURL: site.address }, async (page) => {
        site.wait();
        await page.exposeFunction('facesAreHere', site.release);
        await page.addInitScript(() => {
          const here = new Set<string>();
          new PerformanceObserver((list) => {
            for (const { name } of list.getEntries()) if (name.endsWith('.woff2')) here.add(name);
            if (here.size === 2) (window as unknown as { facesAreHere: () => void }).facesAreHere();
          }).observe({ type: 'resource', buffered: true });
        });
        await page.goto(address, { waitUntil: 'commit' });
        await page.waitForFunction(() => document.readyState !== 'loading');
        const since = await waitForPaint(page);
        await expectOwnFaces(page);
        await page.waitForLoadState();
        expect.soft(await layoutShiftsSince(page, since), address).toEqual([]);
      });
    site.close();
  });

test('a wide screen loads the typefaces on a slow connection too, without blocking the text', async ({
  page,
}) => {
  await emulateDevice(page, slow);
  const letFaces = await delayRequests(page, faces);
  await page.goto(condition.path, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState !== 'loading');
  await waitForPaint(page);
  expect(await hasSiteFont(page)).toBe(false);
  letFaces();
  await expect.poll(() => hasSiteFont(page)).toBe(true);
});

test.describe('on a phone', () => {
  test.use(phone);

  for (const [which, connection, memory] of [
    ['a slow line', slow, 8],
    ['little memory', quick, 2],
  ] as const)
    test(`with ${which}, only the next page uses the site’s typefaces`, async ({ page }) => {
      await emulateDevice(page, connection, memory);
      await page.goto(condition.path);
      const since = await waitForPaint(page);
      // They load last, and only then may the next page use them.
      await page.waitForFunction(() => 'faces' in localStorage);
      expect(await hasSiteFont(page)).toBe(false);
      expect(await layoutShiftsSince(page, since)).toEqual([]);
      await page.goto('/about');
      await page.evaluate(() => document.fonts.ready);
      expect(await hasSiteFont(page)).toBe(true);
    });
});

for (const [size, options] of Object.entries({ 'a phone': phone, 'a wide screen': desktop }))
  test(`Hindi and Marathi pages do not shift on ${size} when their typefaces load late`, async ({
    browser,
    baseURL,
  }) => {
    const addresses = samples.filter((address) => /^\/(hi|mr)/.test(address));
    expect(addresses.length).toBeGreaterThan(1);
    for (const address of addresses)
      await firstVisit(browser, { ...options, baseURL }, async (page) => {
        const letFaces = await delayRequests(page, faces);
        await page.goto(address, { waitUntil: 'commit' });
        await page.waitForFunction(() => document.readyState !== 'loading');
        const since = await waitForPaint(page);
        letFaces();
        await page.waitForLoadState('networkidle');
        const moved = (await layoutShiftsSince(page, since)).reduce((sum, { value }) => sum + value, 0);
        expect.soft(moved, address).toBeLessThan(0.01);
      });
  });

test('no typeface is loaded with Save-Data', async ({ page }) => {
  await emulateDevice(page, { saveData: true });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/latin.*\.woff2|newsreader.*\.woff2/.test(request.url())) asked.push(request.url());
  });
  await page.goto(condition.path, { waitUntil: 'networkidle' });
  expect(asked).toEqual([]);
  expect(await hasSiteFont(page)).toBe(false);
});

test.describe('when the typefaces fail to load', () => {
  test.use({ allowedProblems: [/woff2|ERR_FAILED/] });

  test('the page stays in system fonts without a layout shift', async ({ page }) => {
    await page.route(faces, (route) => route.abort());
    await page.goto(condition.path, { waitUntil: 'networkidle' });
    expect(await hasSiteFont(page)).toBe(false);
  });
});

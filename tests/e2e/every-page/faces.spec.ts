// What a page is drawn in, on the first page of a first visit too: the house's typefaces, but for a phone with a slow line
// or little memory, and for whoever saves data. With --repeat-each=5, it is so again and again.
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { drawn, shiftsOf } from '../support/drawn.ts';
import { inShort } from '../support/content/index.ts';
import { facesOf, hasOwnFace, pretend } from '../support/faces.ts';
import { hold } from '../support/hold.ts';
import { condition } from '../support/requests.ts';
import { samples } from '../support/routes.ts';
import { startFacesFirst } from '../support/servers/faces-first.ts';
import { desktop, expect, phone, test } from '../support/test.ts';

const faces = '**/*.woff2';
// Stars are drawn by the phone, and so are Hindi and Marathi where it has letters for them.
const words = 'h1, h2, main p:not([role=img], :has([lang=hi], [lang=mr])), main li';
const pages = samples.filter((address) => !inShort.some(({ path }) => path === address)).slice(0, 5);
const quick = { rtt: 50 };
const slow = { rtt: 150 };

/** A first visit: nothing is kept of any before. */
async function firstVisit(
  browser: Browser,
  options: BrowserContextOptions,
  visit: (page: Page) => Promise<void>,
) {
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await pretend(page, quick);
  await visit(page);
  await context.close();
}

/** Letters that the house's typefaces do not have come from the phone's, one by one. */
async function expectOwnFaces(page: Page) {
  await page.evaluate(() => document.fonts.ready);
  await drawn(page);
  const all = (await facesOf(page, words)).filter((fonts) => fonts.length > 0);
  expect(all.length, page.url()).toBeGreaterThan(1);
  const others = all.filter(([most]) => !most?.isCustomFont);
  expect.soft(others, page.url()).toEqual([]);
}

test("on a quick phone the first page is in the house's typefaces @task", async ({ browser, baseURL }) => {
  for (const address of pages)
    await firstVisit(browser, { ...phone, baseURL }, async (page) => {
      await page.goto(address);
      await expectOwnFaces(page);
    });
});

for (const [size, options] of Object.entries({ 'a phone': phone, 'a wide screen': desktop }))
  test(`on ${size} they are there with the first words, and nothing moves`, async ({ browser, baseURL }) => {
    const site = await startFacesFirst(baseURL ?? '');
    for (const address of pages)
      await firstVisit(browser, { ...options, baseURL: site.address }, async (page) => {
        site.wait();
        await page.exposeFunction('facesAreHere', site.letGo);
        await page.addInitScript(() => {
          const here = new Set<string>();
          new PerformanceObserver((list) => {
            for (const { name } of list.getEntries()) if (name.endsWith('.woff2')) here.add(name);
            if (here.size === 2) (window as unknown as { facesAreHere: () => void }).facesAreHere();
          }).observe({ type: 'resource', buffered: true });
        });
        await page.goto(address, { waitUntil: 'commit' });
        await page.waitForFunction(() => document.readyState !== 'loading');
        const since = await drawn(page);
        await expectOwnFaces(page);
        await page.waitForLoadState();
        expect.soft(await shiftsOf(page, since), address).toEqual([]);
      });
    site.close();
  });

test('a wide screen has them on a slow line too, and words do not wait for them', async ({ page }) => {
  await pretend(page, slow);
  const letFaces = await hold(page, faces);
  await page.goto(condition.path, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState !== 'loading');
  await drawn(page);
  expect(await hasOwnFace(page)).toBe(false);
  letFaces();
  await expect.poll(() => hasOwnFace(page)).toBe(true);
});

test.describe('on a phone', () => {
  test.use(phone);

  for (const [which, connection, memory] of [
    ['a slow line', slow, 8],
    ['little memory', quick, 2],
  ] as const)
    test(`with ${which} only the next page is in the house’s`, async ({ page }) => {
      await pretend(page, connection, memory);
      await page.goto(condition.path);
      const since = await drawn(page);
      // They come after everything else, and only then may the next page have them.
      await page.waitForFunction(() => 'faces' in localStorage);
      expect(await hasOwnFace(page)).toBe(false);
      expect(await shiftsOf(page, since)).toEqual([]);
      await page.goto('/about');
      await page.evaluate(() => document.fonts.ready);
      expect(await hasOwnFace(page)).toBe(true);
    });
});

test('whoever saves data fetches none', async ({ page }) => {
  await pretend(page, { saveData: true });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/latin.*\.woff2|newsreader.*\.woff2/.test(request.url())) asked.push(request.url());
  });
  await page.goto(condition.path, { waitUntil: 'networkidle' });
  expect(asked).toEqual([]);
  expect(await hasOwnFace(page)).toBe(false);
});

test.describe('where they are lost', () => {
  test.use({ allowedProblems: [/woff2|ERR_FAILED/] });

  test('the page stays as it is', async ({ page }) => {
    await page.route(faces, (route) => route.abort());
    await page.goto(condition.path, { waitUntil: 'networkidle' });
    expect(await hasOwnFace(page)).toBe(false);
  });
});

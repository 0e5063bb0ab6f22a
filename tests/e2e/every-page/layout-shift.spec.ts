// No layout shift: not while a page loads, when a carousel hydrates, or when lazy pictures load. The
// typefaces are covered by typefaces.spec.ts and blocked here.
import type { Locator, Page } from '@playwright/test';
import { waitForPaint, layoutShiftsSince } from '../support/paint.ts';
import { hasSiteFont } from '../support/fonts.ts';
import { delayRequests, scripts } from '../support/delay.ts';
import { answerForVideos, frames, videoService } from '../support/players.ts';
import { screen } from '../support/content/index.ts';
import { condition, service } from '../support/requests.ts';
import { inGroups, samples } from '../support/routes.ts';
import { slidesIn } from '../support/slides.ts';
import { desktop, expect, phone, test } from '../support/test.ts';

const faces = '**/*.woff2';

const expectStill = async (page: Page, since: number) =>
  expect.soft(await layoutShiftsSince(page, since), new URL(page.url()).pathname).toEqual([]);

/**
 * Opens a page whose scripts are delayed. Otherwise a browser on a busy machine paints the page
 * before it is complete, and right-aligned content shifts.
 */
async function openBare(page: Page, address: string) {
  const letScripts = await delayRequests(page, scripts);
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState !== 'loading');
  return { since: await waitForPaint(page), letScripts };
}

async function walkDown(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    }
  });
}

for (const [size, options] of Object.entries({ 'a phone': phone, 'a wide screen': desktop })) {
  test.describe(`on ${size}`, () => {
    test.use({
      ...options,
      allowedOrigins: [videoService, frames],
      allowedProblems: [/woff2|ERR_FAILED/],
    });
    // A route disables the browser cache, so it is limited to this test.
    test.beforeEach(async ({ context, page }) => {
      await answerForVideos(context);
      await page.route(faces, (route) => route.abort());
    });

    for (const { name, members } of inGroups(samples))
      test(`${name}: no layout shift during or after loading`, async ({ page }) => {
        for (const address of members) {
          const { since, letScripts } = await openBare(page, address);
          letScripts();
          await page.waitForLoadState();
          const show = page.locator('.carousel').first();
          if (await show.isVisible()) {
            await show.scrollIntoViewIfNeeded();
            if ((await slidesIn(show).count()) > 1) await expect(show).toHaveAttribute('data-ready');
          }
          await walkDown(page);
          await expectStill(page, since);
          expect.soft(await hasSiteFont(page), address).toBe(false);
          await page.unroute(scripts);
        }
      });

    test('late scripts and styles of forms cause no layout shift', async ({ page }) => {
      for (const address of [
        '/about',
        condition.path,
        service.path,
        '/for-patients/blogs',
        '/pain-conditions',
      ]) {
        const letStyles = await delayRequests(page, '**/late*.css');
        const { since, letScripts } = await openBare(page, address);
        await expectStill(page, since);
        letScripts();
        await page.waitForLoadState('domcontentloaded');
        await expectStill(page, since);
        letStyles();
        await expect(page.locator('link[data-late]')).toHaveAttribute('data-late', 'all');
        await expectStill(page, since);
        await page.unroute(scripts);
        await page.unroute('**/late*.css');
      }
    });

    test('the moving carousel of / causes no layout shift', async ({ page }) => {
      await page.goto('/');
      const since = await waitForPaint(page);
      const [, second] = screen('home').slides;
      const dot = page.getByRole('button', { name: `Show ${second?.name} ${second?.text}`, exact: true });
      await expect(dot).toHaveAttribute('aria-current', 'true', { timeout: 20_000 });
      const place = async (what: Locator) => Math.round((await what.boundingBox())?.x ?? NaN);
      const track = page.locator('.carousel .track').first();
      await expect.poll(async () => (await place(slidesIn(track).nth(1))) - (await place(track))).toBe(0);
      await expectStill(page, since);
    });
  });
}

// Nothing on a page jumps: not while it loads, not when a carousel wakes, not when pictures come on the way down. When the
// house's typefaces come, and to whom, is in faces.spec.ts: here they do not come into the page.
import type { Locator, Page } from '@playwright/test';
import { drawn, shiftsOf } from '../support/drawn.ts';
import { hasOwnFace } from '../support/faces.ts';
import { hold, scripts } from '../support/hold.ts';
import { answerForVideos, frames, videoService } from '../support/players.ts';
import { screen } from '../support/content/index.ts';
import { condition, service } from '../support/requests.ts';
import { inGroups, samples } from '../support/routes.ts';
import { slidesIn } from '../support/slides.ts';
import { desktop, expect, phone, test } from '../support/test.ts';

const faces = '**/*.woff2';

const expectStill = async (page: Page, since: number) =>
  expect.soft(await shiftsOf(page, since), new URL(page.url()).pathname).toEqual([]);

/**
 * Its words are all there, its scripts wait until they are let go. Until then a browser on a busy machine shows the page
 * as far as it has read it, and what stands at the right grows to the left.
 */
async function openBare(page: Page, address: string) {
  const letScripts = await hold(page, scripts);
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState !== 'loading');
  return { since: await drawn(page), letScripts };
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
    // Whatever answers for others keeps the browser from keeping files, so only here.
    test.beforeEach(async ({ context, page }) => {
      await answerForVideos(context);
      await page.route(faces, (route) => route.abort());
    });

    for (const { name, members } of inGroups(samples))
      test(`${name}: nothing moves, with the words or later`, async ({ page }) => {
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
          expect.soft(await hasOwnFace(page), address).toBe(false);
          await page.unroute(scripts);
        }
      });

    test('on a slow line nothing moves when scripts and styles of forms come late', async ({ page }) => {
      for (const address of ['/about', condition.path, service.path, '/for-patients/blogs']) {
        const letStyles = await hold(page, '**/late*.css');
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

    test('/ stands still while its carousel moves', async ({ page }) => {
      await page.goto('/');
      const since = await drawn(page);
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

// Nothing on a page jumps: not while it loads, not when a carousel wakes, not when pictures come on the way down.
import type { Page, Route } from '@playwright/test';
import { answerForVideos, frames, videoService } from '../support/players.ts';
import { screen } from '../support/content/index.ts';
import { condition, service } from '../support/requests.ts';
import { samples } from '../support/routes.ts';
import { desktop, expect, phone, test } from '../support/test.ts';

interface Shift {
  value: number;
  of: string[];
}
type Watched = Window & { shifts: Shift[] };

/** Collects every movement that the visitor did not cause, with what moved. */
function watchShifts() {
  const shifts: Shift[] = [];
  (window as unknown as Watched).shifts = shifts;
  const nameOf = (node: Node | null) => {
    const element = node instanceof Element ? node : node?.parentElement;
    return element ? `${element.localName}.${element.className}` : 'gone';
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null }[];
      };
      if (!hadRecentInput) shifts.push({ value, of: sources.map(({ node }) => nameOf(node)) });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

const expectStill = async (page: Page) => {
  const { pathname } = new URL(page.url());
  expect.soft(await page.evaluate(() => (window as unknown as Watched).shifts), pathname).toEqual([]);
};

async function walkDown(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20)));
    }
  });
}

test.use({ allowedOrigins: [videoService, frames] });

test.beforeEach(async ({ context, page }) => {
  await answerForVideos(context);
  await page.addInitScript(watchShifts);
});

for (const { size, options } of [
  { size: 'a phone', options: phone },
  { size: 'a wide screen', options: desktop },
]) {
  test.describe(`on ${size}`, () => {
    test.use(options);

    test('one page of each kind stands still', async ({ page }) => {
      for (const address of samples) {
        await page.goto(address, { waitUntil: 'load' });
        await page.evaluate(() => document.fonts.ready);
        const show = page.locator('.carousel').first();
        if (await show.isVisible()) {
          await show.scrollIntoViewIfNeeded();
          const several = (await show.locator('[aria-roledescription="slide"]').count()) > 1;
          if (several) await expect(show).toHaveAttribute('data-ready');
        }
        await walkDown(page);
        await expectStill(page);
      }
    });

    test('pages stand still on a slow line, when fonts, scripts and the styles of the forms come late', async ({
      page,
    }) => {
      const late = async (route: Route, delay: number) => {
        await new Promise((resolve) => setTimeout(resolve, delay));
        await route.continue();
      };
      await page.route('**/*.woff2', (route) => late(route, 500));
      await page.route('**/*.js', (route) => late(route, 1_000));
      await page.route('**/late*.css', (route) => late(route, 1_500));
      for (const address of ['/about', condition.path, service.path, '/for-patients/blogs']) {
        await page.goto(address);
        await expect(page.locator('link[data-late]')).toHaveAttribute('media', 'all');
        await page.evaluate(() => document.fonts.ready);
        await page.waitForTimeout(300);
        await expectStill(page);
      }
    });

    test('/ stands still while its carousel moves', async ({ page }) => {
      await page.goto('/');
      const [, second] = screen('home').slides;
      const dot = page.getByRole('button', { name: `Show ${second?.name} ${second?.text}`, exact: true });
      await expect(dot).toHaveAttribute('aria-current', 'true', { timeout: 20_000 });
      await page.waitForTimeout(400);
      await expectStill(page);
    });
  });
}

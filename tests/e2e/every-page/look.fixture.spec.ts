// Twelve views of a small site look as they did. A picture of each is kept in tests/e2e/looks, at half size: enough to
// see what moved.
// When a change of look is meant: npx playwright test look --update-snapshots, look at the pictures, commit them.
import type { Page } from '@playwright/test';
import { settle } from '#tools/lib/settle.ts';
import { conditionPage, expect, phone, servicePage, still, test } from '../support/servers/fixture-site.ts';
import { noon } from '../support/requests.ts';
import { answerForVideos, frames, videoService } from '../support/players.ts';
import { setTheme, type Theme } from '../support/theme.ts';

interface View {
  name: string;
  address: string;
  theme?: Theme;
  prepare?: (page: Page) => Promise<unknown>;
}

const half = { ...still, deviceScaleFactor: 0.5 };

const wide: View[] = [
  { name: 'home', address: '/' },
  { name: 'service', address: servicePage },
  { name: 'overview', address: '/service_and_pain' },
  { name: 'condition-dark', address: conditionPage, theme: 'dark' },
  { name: 'not-found', address: '/nope' },
];

const narrow: View[] = [
  { name: 'condition', address: conditionPage },
  { name: 'about', address: '/about' },
  { name: 'glossary', address: '/for-patients/glossary' },
  { name: 'blogs', address: '/for-patients/blogs' },
  { name: 'testimonials', address: '/for-patients/testimonials' },
  { name: 'home-dark', address: '/', theme: 'dark' },
];

test.use({ allowedOrigins: [videoService, frames], allowedProblems: [/status of 404/] });
test.beforeEach(async ({ context, page }) => {
  await answerForVideos(context);
  await page.clock.setFixedTime(noon);
});

async function visit(page: Page, { address, theme = 'light' }: View) {
  await setTheme(page, theme);
  await page.goto(address);
  await settle(page);
}

/** The upper part of the page: as much as the picture can hold. */
async function expectLook(page: Page, name: string, width: number) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const clip = { x: 0, y: 0, width, height: Math.min(height, 2000) };
  await expect(page).toHaveScreenshot(`${name}.png`, { fullPage: true, clip });
}

test.describe('on a wide screen', () => {
  test.use({ ...half, viewport: { width: 1280, height: 900 } });
  for (const view of wide)
    test(view.name, async ({ page }) => {
      await visit(page, view);
      await expectLook(page, view.name, 1280);
    });

  test('the body map with a region chosen', async ({ page }) => {
    await visit(page, { name: 'body-map', address: '/' });
    const map = page.locator('body-map');
    await map.getByRole('button', { name: 'Knee', exact: true }).click();
    await expect(map.getByRole('link', { name: 'Knee Pain' })).toBeVisible();
    await page.mouse.move(0, 0);
    await expect(map).toHaveScreenshot('body-map.png');
  });
});

test.describe('on a phone', () => {
  test.use({ ...phone, ...half });
  for (const view of narrow)
    test(view.name, async ({ page }) => {
      await visit(page, view);
      await expectLook(page, view.name, 390);
    });
});

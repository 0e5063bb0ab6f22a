// Twelve views of a small site look as they did. A picture of each is kept in tests/e2e/looks, at half size: enough to
// see what moved.
// When a change of look is meant: npx playwright test look --update-snapshots, look at the pictures, commit them.
import type { Page } from '@playwright/test';
import { settle } from '#tools/lib/settle.ts';
import { conditionPage, expect, phone, servicePage, still, test } from '../support/servers/fixture-site.ts';
import { noon } from '../support/requests.ts';
import { answerForVideos, frames, videoService } from '../support/players.ts';
import { setTheme, type Theme } from '../support/theme.ts';

const wide = { ...still, deviceScaleFactor: 0.5, viewport: { width: 1280, height: 900 } };
const narrow = { ...phone, ...still, deviceScaleFactor: 0.5 };

type View = [name: string, address: string, use: typeof wide | typeof narrow, theme?: Theme];
const views: View[] = [
  ['home', '/', wide],
  ['service', servicePage, wide],
  ['overview', '/service_and_pain', wide],
  ['condition-dark', conditionPage, wide, 'dark'],
  ['not-found', '/nope', wide],
  ['condition', conditionPage, narrow],
  ['about', '/about', narrow],
  ['glossary', '/for-patients/glossary', narrow],
  ['blogs', '/for-patients/blogs', narrow],
  ['testimonials', '/for-patients/testimonials', narrow],
  ['home-dark', '/', narrow, 'dark'],
];

test.use({ allowedOrigins: [videoService, frames], allowedProblems: [/status of 404/] });
test.beforeEach(async ({ context, page }) => {
  await answerForVideos(context);
  await page.clock.setFixedTime(noon);
});

async function visit(page: Page, address: string, theme: Theme = 'light') {
  await setTheme(page, theme);
  await page.goto(address);
  await settle(page);
}

for (const [name, address, use, theme] of views)
  test.extend(use)(`${name} looks as it did`, async ({ page }) => {
    await visit(page, address, theme);
    // The upper part of the page: as much as the picture can hold.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const clip = { x: 0, y: 0, width: use.viewport.width, height: Math.min(height, 2000) };
    await expect(page).toHaveScreenshot(`${name}.png`, { fullPage: true, clip });
  });

test.extend(wide)('the body map with a region chosen looks as it did', async ({ page }) => {
  await visit(page, '/');
  const map = page.locator('body-map');
  await map.getByRole('button', { name: 'Knee', exact: true }).click();
  await expect(map.getByRole('link', { name: 'Knee Pain' })).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(map).toHaveScreenshot('body-map.png');
});

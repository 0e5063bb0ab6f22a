// Compares twelve views of the fixture site with the screenshots in tests/e2e/screenshots, at half size.
// After an intended change: npx playwright test screenshots --update-snapshots, check the pictures, commit them.
import type { Page } from '@playwright/test';
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

/** Waits for the typefaces and for all pictures, lazy ones included. */
const loadFontsAndPictures = (page: Page) =>
  page.evaluate(async () => {
    const images = [...document.querySelectorAll('img')].filter((image) => image.checkVisibility());
    for (const image of images) image.loading = 'eager';
    // On a busy machine a typeface loads too late, and the page keeps its fallback: it is added again here.
    const rulesIn = (rules: CSSRuleList): CSSRule[] =>
      [...rules].flatMap((rule) => ('cssRules' in rule ? rulesIn(rule.cssRules as CSSRuleList) : rule));
    const faces = [...document.styleSheets]
      .flatMap((sheet) => rulesIn(sheet.cssRules))
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .filter(({ style }) => style.getPropertyValue('src').includes('url('))
      // Typefaces for one script load where its glyphs are shown.
      .filter(({ style }) => !style.getPropertyValue('unicode-range'));
    for (const { style } of faces) {
      const weight = style.getPropertyValue('font-weight');
      const family = style.getPropertyValue('font-family').replaceAll(/["']/g, '');
      document.fonts.add(await new FontFace(family, style.getPropertyValue('src'), { weight }).load());
    }
    await Promise.all([
      document.fonts.ready,
      ...images.map((image) => image.decode().catch(() => undefined)),
    ]);
  });

async function visit(page: Page, address: string, theme: Theme = 'light') {
  await setTheme(page, theme);
  await page.goto(address);
  await loadFontsAndPictures(page);
}

for (const [name, address, use, theme] of views)
  test.extend(use)(`${name} matches its screenshot`, async ({ page }) => {
    await visit(page, address, theme);
    // The upper part of the page, up to the maximum height of a screenshot.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const clip = { x: 0, y: 0, width: use.viewport.width, height: Math.min(height, 2000) };
    await expect(page).toHaveScreenshot(`${name}.png`, { fullPage: true, clip });
  });

test.extend(wide)('the body map with a selected region matches its screenshot', async ({ page }) => {
  await visit(page, '/');
  const map = page.locator('body-map');
  await map.getByRole('button', { name: 'Knee', exact: true }).click();
  await expect(map.getByRole('link', { name: 'Knee Pain' })).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(map).toHaveScreenshot('body-map.png');
});

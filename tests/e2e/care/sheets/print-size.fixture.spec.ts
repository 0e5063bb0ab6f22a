// Printing a condition while its slider shows the second picture.
import { conditionPage, expect, test } from '../../support/servers/fixture-site.ts';
import { hydratedCarousel } from '../../support/slides.ts';
import { smallestLetters } from './sheets.ts';

for (const width of [320, 390, 768, 1280, 1920])
  test(`a condition is printed in letters of 9 pt or more from ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(conditionPage);
    await expect(hydratedCarousel(page)).toBeVisible();
    const next = page.getByRole('button', { name: 'Next slide' });
    if (width < 768) {
      await next.click();
      await expect(hydratedCarousel(page).locator('[aria-label="2 of 2"]:not([inert])')).toBeVisible();
    }
    const { points, text } = await smallestLetters(page);
    expect(points, text).toBeGreaterThanOrEqual(9);
  });

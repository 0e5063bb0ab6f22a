// Forced colors remove backgrounds and shadows, so selection and layering need another cue.
import type { Locator } from '@playwright/test';
import { answerForVideos, frames, videoService } from '../support/players.ts';
import { expect, phone, test } from '../support/test.ts';

test.use({ contextOptions: { forcedColors: 'active' }, allowedOrigins: [videoService, frames] });

const ground = (of: Locator, pseudo?: string) =>
  of.first().evaluate((element, part) => getComputedStyle(element, part).backgroundColor, pseudo);
async function expectApart(chosen: Locator, other: Locator, pseudo?: string) {
  await expect(chosen.first()).toBeVisible();
  const others = [await ground(other, pseudo), await ground(chosen.page().locator('body'))];
  expect(others).not.toContain(await ground(chosen, pseudo));
}

for (const [what, address, all] of [
  ['filter', '/for-patients/blogs', '[data-filter]'],
  ['tab', '/service_and_pain', '[role=tab]'],
] as const)
  test(`the selected ${what} differs from the others`, async ({ page }) => {
    await page.goto(address);
    const chosen = ':is([aria-pressed=true], [aria-selected=true])';
    await expectApart(page.locator(all + chosen), page.locator(`${all}:not(${chosen})`));
  });

test('the selected region of the body map differs from the others, in the list and on the figure', async ({
  page,
}) => {
  await page.goto('/');
  const map = page.locator('body-map');
  await map.locator('.pill').last().scrollIntoViewIfNeeded();
  await map.locator('.pill[aria-pressed]').nth(1).click();
  await expectApart(map.locator('.pill[aria-pressed=true]'), map.locator('.pill[aria-pressed=false]'));
  const spots = map.locator('.spot');
  await expectApart(
    spots.and(page.locator('[aria-pressed=true]')),
    spots.and(page.locator('[aria-pressed=false]')),
    '::after',
  );
});

test.extend(phone)('the dot of the shown video differs from the others', async ({ page }) => {
  await answerForVideos(page);
  await page.goto('/for-patients/testimonials');
  const dots = page.locator('.carousel__dots button');
  await expectApart(
    dots.and(page.locator('[aria-current]')),
    dots.and(page.locator(':not([aria-current])')),
    '::after',
  );
});

test('a dialog has a border, and its close button an icon', async ({ page }) => {
  await page.goto('/');
  await page.locator('main [commandfor=booking]').first().click();
  await expect(page.getByRole('dialog').locator('.sheet__panel')).not.toHaveCSS('outline-style', 'none');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toHaveCSS(
    'background-image',
    /gradient/,
  );
});

// Printed pages.
import { exerciseSheetPath } from '@clinic/content-model/routes.ts';
import { conditions, practice, services } from '../support/content/index.ts';
import { condition } from '../support/requests.ts';
import { samples } from '../support/routes.ts';
import { answerForVideos, frames, videoService } from '../support/players.ts';
import { smallestLetters } from '../care/sheets/sheets.ts';
import { expect, test } from '../support/test.ts';

test.use({ allowedOrigins: [videoService, frames] });

test.beforeEach(async ({ context, page }) => {
  await answerForVideos(context);
  await page.emulateMedia({ media: 'print' });
});

test('a condition prints its text and the phone number, without navigation and forms @task', async ({
  page,
}) => {
  await page.goto(condition.path);
  const { title } = condition.data;
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your options side by side' })).toBeVisible();
  await expect(page.getByRole('main').getByText(practice.phone.label).first()).toBeVisible();
  await expect(page.getByText(`© ${new Date().getFullYear()}`)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeHidden();
  await expect(page.locator('dialog').first()).toBeHidden();
  await expect(page.getByText('Book Appointment Now')).toBeHidden();
});

test('a printed page begins with the phone number, without menu and forms', async ({ page }) => {
  for (const address of samples)
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(practice.phone.label).filter({ visible: true }).first()).toBeVisible();
      // The sheets have another letterhead, covered by care/sheets.
      const isSheet =
        services.some(({ path, data }) => path === address && data.procedure) ||
        conditions.some(({ id }) => address.endsWith(exerciseSheetPath(id)));
      const call = page.getByRole('banner').getByRole('link', { name: practice.phone.label });
      await expect(call).toBeVisible({ visible: !isSheet });
      await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
      for (const dialog of await page.locator('dialog').all()) await expect(dialog).toBeHidden();
    });
});

for (const width of [390, 1280])
  test(`every page type is printed in letters of 8 pt or more from ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const address of samples) {
      await page.goto(address);
      const { points, text } = await smallestLetters(page);
      expect.soft(points, `${address}: ${text}`).toBeGreaterThanOrEqual(8);
    }
  });

test('no page is wider than its paper, which would shrink its letters', async ({ page }) => {
  // A4 without its margins, at 96 dots per inch.
  const paper = Math.floor(((210 - 2 * 16) / 25.4) * 96);
  await page.setViewportSize({ width: paper, height: 900 });
  for (const address of samples) {
    await page.goto(address);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(width, address).toBeLessThanOrEqual(paper);
  }
});

// Taking a page along on paper.
import { exerciseSheetPath } from '#lib/routes.ts';
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

test('a condition prints its text and the phone number, without the furniture @task', async ({ page }) => {
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

test('paper begins with the practice and its number, without the menu and the forms', async ({ page }) => {
  for (const address of samples)
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(practice.phone.label).filter({ visible: true }).first()).toBeVisible();
      // The sheets have a letterhead of their own, which their own tests look at.
      const isSheet =
        services.some(({ path, data }) => path === address && data.procedure) ||
        conditions.some(({ id }) => exerciseSheetPath(id) === address);
      const call = page.getByRole('banner').getByRole('link', { name: `Call ${practice.phone.label}` });
      await expect(call).toBeVisible({ visible: !isSheet });
      await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
      for (const dialog of await page.locator('dialog').all()) await expect(dialog).toBeHidden();
    });
});

for (const width of [390, 1280])
  test(`every kind of page is printed in letters of 8 pt or more from ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const address of samples) {
      await page.goto(address);
      const { points, text } = await smallestLetters(page);
      expect.soft(points, `${address}: ${text}`).toBeGreaterThanOrEqual(8);
    }
  });

// A visitor points at the place that hurts.
import { desktop, expect, phone, test } from '../support/test.ts';

for (const [name, screen] of Object.entries({ desktop, phone })) {
  test.describe(`on a ${name}`, () => {
    test.use(screen);

    test('a region lists its conditions and moves the lens, on both figures', async ({ page }) => {
      await page.goto('/');
      const map = page.locator('body-map');
      await map.getByRole('button', { name: 'Knee', exact: true }).click();

      await expect(map.getByRole('button', { name: 'Knee', exact: true })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await expect(map.getByRole('button', { name: 'Back', exact: true })).toHaveAttribute(
        'aria-pressed',
        'false',
      );
      const links = map.locator('[data-answers]').getByRole('link');
      await expect(links).toHaveText(['Knee Pain', 'ACL Tear', 'Knee Arthritis']);
      await expect(links.first()).toBeInViewport();
      await expect(map.locator('[data-lens]:visible')).toHaveCount(2);
    });

    test('a point on the figure does the same', async ({ page }) => {
      await page.goto('/');
      const map = page.locator('body-map');
      await map.getByRole('button', { name: 'Shoulder, from the front' }).click();
      await expect(map.locator('[data-answers]').getByRole('link', { name: 'Shoulder Pain' })).toBeVisible();
    });
  });
}

test('the keyboard reaches every region, and the lens follows the focus', async ({ page }) => {
  await page.goto('/');
  const map = page.locator('body-map');
  const head = map.getByRole('button', { name: 'Head and face', exact: true });
  await head.focus();
  await expect(map.locator('[data-lens]:visible')).toHaveCount(2);
  await page.keyboard.press('Space');
  await expect(map.locator('[data-answers]').getByRole('link', { name: 'Migraine Headache' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(map.locator('[data-answers]').getByRole('link', { name: 'Neck Pain' })).toBeVisible();
});

test('nothing is remembered', async ({ page, context }) => {
  await page.goto('/');
  await page.locator('body-map').getByRole('button', { name: 'Hip', exact: true }).click();
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  expect(await context.cookies()).toEqual([]);
  expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the regions are links to the list of conditions', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Hip', exact: true }).click();
    await expect(page).toHaveURL(/\/pain-conditions#hip$/);
    await expect(page.getByRole('heading', { name: 'Hip', exact: true })).toBeVisible();
  });
});

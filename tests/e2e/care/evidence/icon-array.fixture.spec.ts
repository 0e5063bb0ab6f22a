// The icon array of ten people with and without a treatment.
import type { Page } from '@playwright/test';
import { first } from '../../support/content/index.ts';
import { conditionPage, expect, fixture, phone, still, test } from '../../support/servers/fixture-site.ts';

test.use(still);

const { options } = first(fixture.conditions, ({ path }) => path === conditionPage).data;
const { ofTen } = first(options, (option) => option.ofTen !== undefined);

const table = (page: Page) =>
  page.getByRole('region', { name: 'Your options side by side' }).getByRole('table');

test.describe('on a phone', () => {
  test.use(phone);
  test('ten people are shown for every option with counts, on paper too', async ({ page }) => {
    await page.goto(conditionPage);
    const counted = options.filter((option) => option.ofTen).length;
    await expect(table(page).getByText('Of ten people, so many')).toHaveCount(counted);
    for (const [count, label] of [
      [ofTen?.with, 'with it'],
      [ofTen?.without, 'without it'],
    ] as const) {
      const row = table(page)
        .getByRole('paragraph')
        .filter({ hasText: new RegExp(`^\\s*${label}\\s*$`) });
      const picture = row.getByRole('img', { name: `${count} of 10` });
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth > 0)).toBe(true);
      await page.emulateMedia({ media: 'print' });
      await expect(picture).toBeVisible();
      await page.emulateMedia({ media: 'screen' });
    }
  });
});

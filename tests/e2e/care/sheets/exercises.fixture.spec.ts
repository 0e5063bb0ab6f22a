// The exercises of a condition, with a picture of each step.
import { exerciseSheetPath } from '@clinic/content-model/routes.ts';
import { first } from '../../support/content/index.ts';
import { conditionPage, expect, fixture, phone, still, test } from '../../support/servers/fixture-site.ts';

test.use(still);

const { id, data } = first(fixture.exercises, (one) => one.data.drawing !== undefined);
const { sheets } = fixture.screen('exercises');
const sheet = exerciseSheetPath(conditionPage.split('/').at(-1) ?? '');

test('a condition links to its exercises and back', async ({ page }) => {
  await page.goto(conditionPage);
  await page.getByRole('region', { name: sheets.onPage }).getByRole('link', { name: data.name }).click();
  await expect(page).toHaveURL(new RegExp(`${sheet}#${id}$`));
  await expect(page.getByRole('heading', { name: data.name })).toBeInViewport();
  await page.getByRole('link', { name: sheets.back }).click();
  await expect(page).toHaveURL(new RegExp(`${conditionPage}$`));
});

test.describe('on a phone', () => {
  test.use(phone);
  test('every step shows a different picture', async ({ page }) => {
    await page.goto(sheet);
    const pictures = page.getByRole('article', { name: data.name }).getByRole('img');
    await expect(pictures).toHaveCount(data.steps.length);
    const seen = new Set<string>();
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0))
        .toBe(true);
      const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
      expect(width / height).toBeCloseTo(4 / 3, 1);
      seen.add((await picture.screenshot()).toString('base64'));
    }
    expect(seen.size).toBe(data.steps.length);
  });
});

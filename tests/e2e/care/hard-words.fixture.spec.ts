// A patient asks what a hard word means.
import type { Page } from '@playwright/test';
import { conditionPage, expect, fixture, phone, still, test } from '../support/servers/fixture-site.ts';

test.use(still);

const meaningOf = (id: string) => fixture.glossary.find((entry) => entry.id === id)?.data.meaning ?? '';

/** The first hard word of the page and its meaning. */
async function hardWord(page: Page) {
  await page.goto(conditionPage);
  const word = page.getByRole('main').locator('button[popovertarget]').first();
  const id = ((await word.getAttribute('popovertarget')) ?? '').replace('term-', '');
  return { word, meaning: page.getByText(meaningOf(id), { exact: true }) };
}

test.describe('a hard word', () => {
  test('by click: a click beside it hides the meaning', async ({ page }) => {
    const { word, meaning } = await hardWord(page);
    await expect(meaning).toBeHidden();
    await word.click();
    await expect(meaning).toBeVisible();
    await expect(meaning).toBeInViewport({ ratio: 1 });
    await page.mouse.click(5, 400);
    await expect(meaning).toBeHidden();
  });
});

test.describe('a hard word on a phone', () => {
  test.use(phone);
  test('by tap: the meaning is whole on the screen', async ({ page }) => {
    const { word, meaning } = await hardWord(page);
    await word.tap();
    await expect(meaning).toBeInViewport({ ratio: 1 });
    await word.tap();
    await expect(meaning).toBeHidden();
  });
});

test.describe('a hard word without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('by click', async ({ page }) => {
    const { word, meaning } = await hardWord(page);
    await word.click();
    await expect(meaning).toBeVisible();
  });
});

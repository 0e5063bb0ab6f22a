// The treatments overview.
import type { Page } from '@playwright/test';
import { listedServices, overviewConditions, screen } from '../support/content/index.ts';
import { hrefsOf } from '../support/links.ts';
import { expect, test } from '../support/test.ts';

const { heading } = screen('overview');
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const panel = (page: Page, name: string) => page.getByRole('tabpanel', { name });

const cards = (page: Page, name: string) => panel(page, name).getByRole('article');
const paths = (entries: { path: string }[]) => entries.map(({ path }) => path);

test('the services replace the conditions with a fade @task', async ({ page }) => {
  await page.goto('/service_and_pain');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(tab(page, 'Pain Conditions')).toHaveAttribute('aria-selected', 'true');
  const shown = await hrefsOf(cards(page, 'Pain Conditions').getByRole('link'));
  expect(shown).toEqual(paths(overviewConditions));
  await expect(panel(page, 'Our Services')).toBeHidden();
  for (const card of await cards(page, 'Pain Conditions').all()) {
    await expect(card.locator('img')).toHaveCount(1);
    await expect(card.getByRole('heading', { level: 3 }).getByRole('link')).toBeVisible();
    await expect(card.locator('p').first()).not.toBeEmpty();
  }

  await tab(page, 'Our Services').click();
  await expect(tab(page, 'Our Services')).toHaveAttribute('aria-selected', 'true');
  expect(await hrefsOf(cards(page, 'Our Services').getByRole('link'))).toEqual(paths(listedServices));
  await expect(panel(page, 'Pain Conditions')).toBeHidden();
  const fade = await panel(page, 'Our Services').evaluate(
    (element) => getComputedStyle(element).animationName,
  );
  expect(fade).not.toBe('none');
});

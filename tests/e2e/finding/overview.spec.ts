// Looking through all treatments at once.
import type { Page } from '@playwright/test';
import { listedServices, overviewConditions, screen } from '../support/content/index.ts';
import { hrefsOf } from '../support/links.ts';
import { expect, test } from '../support/test.ts';

const { heading, tabs: named } = screen('overview');
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const panel = (page: Page, name: string) => page.getByRole('tabpanel', { name });

const cards = (page: Page, name: string) => panel(page, name).getByRole('article');
const paths = (entries: { path: string }[]) => entries.map(({ path }) => path);

test('the conditions are shown, then the services in their place, after a fade @task', async ({ page }) => {
  await page.goto('/service_and_pain');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(tab(page, named.conditions)).toHaveAttribute('aria-selected', 'true');
  const shown = await hrefsOf(cards(page, named.conditions).getByRole('link'));
  expect(shown).toEqual(paths(overviewConditions));
  await expect(panel(page, named.services)).toBeHidden();
  for (const card of await cards(page, named.conditions).all()) {
    await expect(card.locator('img')).toHaveCount(1);
    await expect(card.getByRole('heading', { level: 3 }).getByRole('link')).toBeVisible();
    await expect(card.locator('p').first()).not.toBeEmpty();
  }

  await tab(page, named.services).click();
  await expect(tab(page, named.services)).toHaveAttribute('aria-selected', 'true');
  expect(await hrefsOf(cards(page, named.services).getByRole('link'))).toEqual(paths(listedServices));
  await expect(panel(page, named.conditions)).toBeHidden();
  const fade = await panel(page, named.services).evaluate(
    (element) => getComputedStyle(element).animationName,
  );
  expect(fade).not.toBe('none');
});

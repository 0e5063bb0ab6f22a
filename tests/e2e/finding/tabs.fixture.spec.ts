// The tabs of the treatments overview and of the news.
import type { Page } from '@playwright/test';
import { newsPlace } from '@clinic/content-model/routes.ts';
import { expect, fixture, test } from '../support/servers/fixture-site.ts';

const { newsStories, screen } = fixture;
const { heading } = screen('overview');

for (const { address, label, tabs } of [
  {
    address: '/service_and_pain',
    label: heading,
    tabs: [
      { name: 'Pain Conditions', hash: '#pain' },
      { name: 'Our Services', hash: '#services' },
    ],
  },
  // Each story on the page has its tabs.
  ...newsStories.map(({ id, data: { title, results, patientStory } }) => {
    const tabs = [
      { part: 'overview', name: 'Overview' },
      { part: 'procedures', name: 'Procedures' },
      // Sections without content have no tab.
      ...(results.shown ? [{ part: 'results', name: results.heading }] : []),
      ...(patientStory.shown ? [{ part: 'patient-story', name: patientStory.heading }] : []),
    ].map(({ part, name }) => ({ name, hash: `#${newsPlace(id, part)}` }));
    return { address: '/for-patients/news-events', label: title, tabs };
  }),
]) {
  const [begin, second] = tabs as [(typeof tabs)[number], (typeof tabs)[number]];
  const last = tabs.at(-1) ?? second;

  const set = (page: Page) =>
    page.locator('.tab-set').filter({ has: page.locator(`[aria-label="${label}"]`) });
  const tab = (page: Page, name: string) => set(page).getByRole('tab', { name });

  test.describe(`the tabs of ${label}`, () => {
    test('are operable by screen reader and keyboard, and have a URL', async ({ page }) => {
      await page.goto(address);
      const list = page.getByRole('tablist', { name: label, exact: true });
      await expect(list.getByRole('tab')).toHaveText(tabs.map(({ name }) => name));
      for (const { name, hash } of tabs) {
        await expect(tab(page, name)).toHaveAttribute('aria-controls', hash.slice(1));
        await tab(page, name).click();
        await expect(set(page).getByRole('tabpanel')).toHaveCount(1);
        await expect(set(page).getByRole('tabpanel')).toHaveAccessibleName(name);
        await expect(set(page).getByRole('tabpanel')).toHaveAttribute('id', hash.slice(1));
      }

      // Arrow keys, Home and End select a tab; the Tab key stops once.
      await tab(page, begin.name).click();
      const steps: [key: string, expected: string][] = [
        ['ArrowRight', second.name],
        ['ArrowLeft', begin.name],
        ['ArrowLeft', last.name],
        ['ArrowRight', begin.name],
        ['End', last.name],
        ['Home', begin.name],
      ];
      for (const [key, expected] of steps) {
        await page.keyboard.press(key);
        await expect(tab(page, expected)).toBeFocused();
        await expect(tab(page, expected)).toHaveAttribute('aria-selected', 'true');
      }
      await page.keyboard.press('Tab');
      for (const { name } of tabs) await expect(tab(page, name)).not.toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await expect(tab(page, begin.name)).toBeFocused();

      await tab(page, second.name).click();
      await expect(page).toHaveURL(address + second.hash);
      await page.reload();
      await expect(tab(page, second.name)).toHaveAttribute('aria-selected', 'true');
      await page.goto('/about');
      await page.goto(address + second.hash);
      await expect(set(page).getByRole('tabpanel', { name: second.name })).toBeVisible();
    });

    test('are links to the sections of the page without JavaScript', async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
      const page = await context.newPage();
      await page.goto(address);
      for (const { name, hash } of tabs) {
        await expect(set(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', hash);
        await expect(page.locator(hash)).toBeVisible();
      }
      await context.close();
    });
  });
}

// Switching between the halves of the treatments overview and of the news.
import type { Page } from '@playwright/test';
import { conditionPages, servicePages } from '../support/specification.ts';
import { expect, test } from '../support/test.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const hrefs = async (page: Page, panel: string) => {
  const links = await page
    .getByRole('tabpanel', { name: panel })
    .getByRole('article')
    .getByRole('link')
    .all();
  return Promise.all(links.map((link) => link.getAttribute('href')));
};

test.describe('the treatments overview', () => {
  test('shows 19 conditions first', async ({ page }) => {
    await page.goto('/service_and_pain');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Specialized Treatments');
    await expect(tab(page, 'Pain Conditions')).toHaveAttribute('aria-selected', 'true');
    const shown = await hrefs(page, 'Pain Conditions');
    expect(shown).toHaveLength(19);
    expect(new Set(shown).size).toBe(19);
    for (const href of shown) expect(conditionPages).toContain(href);
    await expect(page.getByRole('tabpanel', { name: 'Our Services' })).toBeHidden();
  });

  test('shows 26 services in the place of the conditions, after a short fade', async ({ page }) => {
    await page.goto('/service_and_pain');
    await tab(page, 'Our Services').click();
    await expect(tab(page, 'Our Services')).toHaveAttribute('aria-selected', 'true');
    expect((await hrefs(page, 'Our Services')).toSorted()).toEqual(servicePages.toSorted());
    await expect(page.getByRole('tabpanel', { name: 'Pain Conditions' })).toBeHidden();
    const fade = await page
      .getByRole('tabpanel', { name: 'Our Services' })
      .evaluate((panel) => getComputedStyle(panel).animationName);
    expect(fade).not.toBe('none');
  });

  test('has a picture, a title, a short description and a link on every card', async ({ page }) => {
    await page.goto('/service_and_pain');
    const cards = await page.getByRole('tabpanel', { name: 'Pain Conditions' }).getByRole('article').all();
    for (const card of cards) {
      await expect(card.locator('img')).toHaveCount(1);
      await expect(card.getByRole('heading', { level: 3 }).getByRole('link')).toBeVisible();
      await expect(card.locator('p').first()).not.toBeEmpty();
    }
  });
});

for (const { address, label, tabs } of [
  {
    address: '/service_and_pain',
    label: 'Our Specialized Treatments',
    tabs: [
      { name: 'Pain Conditions', hash: '#pain' },
      { name: 'Our Services', hash: '#services' },
    ],
  },
  {
    address: '/for-patients/news-events',
    label: 'Award presentation',
    tabs: [
      { name: 'Overview', hash: '#overview' },
      { name: 'Procedures', hash: '#procedures' },
    ],
  },
]) {
  const [first, second] = tabs as [(typeof tabs)[number], (typeof tabs)[number]];

  test.describe(`the tabs of ${address}`, () => {
    test('are tabs to a screen reader', async ({ page }) => {
      await page.goto(address);
      const list = page.getByRole('tablist', { name: label });
      await expect(list.getByRole('tab')).toHaveText(tabs.map(({ name }) => name));
      for (const { name, hash } of tabs) {
        await expect(tab(page, name)).toHaveAttribute('aria-controls', hash.slice(1));
        await tab(page, name).click();
        await expect(page.getByRole('tabpanel')).toHaveCount(1);
        await expect(page.getByRole('tabpanel')).toHaveAccessibleName(name);
      }
    });

    test('follow the arrow keys, Home and End, and are one stop of the Tab key', async ({ page }) => {
      await page.goto(address);
      await tab(page, first.name).focus();
      const steps: [key: string, expected: string][] = [
        ['ArrowRight', second.name],
        ['ArrowRight', first.name],
        ['ArrowLeft', second.name],
        ['ArrowLeft', first.name],
        ['End', second.name],
        ['Home', first.name],
      ];
      for (const [key, expected] of steps) {
        await page.keyboard.press(key);
        await expect(tab(page, expected)).toBeFocused();
        await expect(tab(page, expected)).toHaveAttribute('aria-selected', 'true');
      }
      await page.keyboard.press('Tab');
      await expect(tab(page, second.name)).not.toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await expect(tab(page, first.name)).toBeFocused();
    });

    test('have an address to share', async ({ page }) => {
      await page.goto(address);
      await tab(page, second.name).click();
      await expect(page).toHaveURL(address + second.hash);
      await page.reload();
      await expect(tab(page, second.name)).toHaveAttribute('aria-selected', 'true');
      await page.goto('/about');
      await page.goto(address + second.hash);
      await expect(page.getByRole('tabpanel', { name: second.name })).toBeVisible();
    });

    test('are links to the parts of a whole page without JavaScript', async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
      const page = await context.newPage();
      await page.goto(address);
      for (const { name, hash } of tabs) {
        await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toHaveAttribute(
          'href',
          hash,
        );
        await expect(page.locator(hash)).toBeVisible();
      }
      await context.close();
    });
  });
}

test.describe('the news', () => {
  test('has an overview of the problem and the three therapies', async ({ page }) => {
    await page.goto('/for-patients/news-events');
    const panel = page.getByRole('tabpanel', { name: 'Overview' });
    for (const name of [/Prolotherapy/i, /ozone/i, /PRP/])
      await expect(panel.getByRole('heading', { level: 3, name })).toBeVisible();
    for (const figure of ['92%', '89%', '94%', '78%', '8%', '96%'])
      await expect(panel.getByText(figure, { exact: true })).toBeVisible();
    await expect(page.getByText('Medical disclaimer.')).toBeVisible();
  });

  test('tells each therapy and a daycare summary under Procedures', async ({ page }) => {
    await page.goto('/for-patients/news-events');
    await tab(page, 'Procedures').click();
    const panel = page.getByRole('tabpanel', { name: 'Procedures' });
    await expect(panel.getByRole('heading', { level: 3 })).toHaveCount(3);
    for (const figure of ['30–45 min', '2–4 hours', '6–12 weeks', '85–95%'])
      await expect(panel.getByText(figure, { exact: true })).toBeVisible();
    await expect(panel.getByText('next day', { exact: false }).first()).toBeVisible();
  });

  test('closes with three ways to get in touch, and a button to book', async ({ page }) => {
    await page.goto('/for-patients/news-events');
    const closing = page.getByRole('region', { name: 'Is your knee hurting too?' });
    const ways = await closing.getByRole('listitem').getByRole('link').all();
    const hrefs = await Promise.all(ways.map((way) => way.getAttribute('href')));
    expect(hrefs.map((href) => href?.split(':')[0])).toEqual(['tel', 'https', 'mailto']);
  });

  test('keeps the result and patient-story tabs without a button', async ({ page }) => {
    await page.goto('/for-patients/news-events');
    await expect(page.getByRole('tab')).toHaveText(['Overview', 'Procedures']);
    await expect(page.locator('#results, #patient-story')).toHaveCount(0);
  });
});

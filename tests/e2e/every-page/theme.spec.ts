// The light and dark themes.
import type { Page } from '@playwright/test';
import { screen } from '../support/content/index.ts';
import { contactPage, service } from '../support/requests.ts';
import { expect, onPhone, test, withoutScripts } from '../support/test.ts';
import { expectTheme, setTheme, themes } from '../support/theme.ts';

const appearance = (page: Page, place = 'contentinfo' as 'contentinfo' | 'navigation') =>
  page.getByRole(place, place === 'navigation' ? { name: 'Main' } : {}).getByRole('group', {
    name: 'Appearance',
  });
const choice = (page: Page, name: string) => appearance(page).getByRole('radio', { name });
const kept = (page: Page) => page.evaluate(() => JSON.stringify(localStorage));

test('the theme follows the system until the visitor selects one with the arrow keys', async ({ page }) => {
  await page.goto('/about');
  for (const theme of [...themes, 'light'] as const) {
    await setTheme(page, theme);
    await expectTheme(page, theme);
  }
  await expect(choice(page, 'System')).toBeChecked();
  expect(await kept(page)).toBe('{}');
  await choice(page, 'System').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(choice(page, 'Dark')).toBeFocused();
  await expectTheme(page, 'dark');
});

for (const [system, chosen, name] of [
  ['light', 'dark', 'Dark'],
  ['dark', 'light', 'Light'],
] as const) {
  test(`${chosen} on a ${system} system is stored until the visitor resets it @task`, async ({ page }) => {
    await setTheme(page, system);
    await page.goto('/about');
    await choice(page, name).check();
    await expectTheme(page, chosen);
    expect(await kept(page)).toBe(`{"theme":"${chosen}"}`);

    await page.reload();
    await expectTheme(page, chosen);
    await page.goto(contactPage);
    await expectTheme(page, chosen);
    await expect(choice(page, name)).toBeChecked();

    await choice(page, 'System').check();
    await expectTheme(page, system);
    expect(await kept(page)).toBe('{}');
  });
}

test('other tabs follow the choice, and so does a page after going back', async ({ context, page }) => {
  await page.goto('/about');
  const other = await context.newPage();
  await other.goto('/');
  await choice(other, 'Dark').check();
  await expectTheme(page, 'dark');
  await expect(choice(page, 'Dark')).toBeChecked();

  await other.goto('/for-patients/glossary');
  await choice(other, 'Light').check();
  await other.goBack();
  await expectTheme(other, 'light');
  await expect(choice(other, 'Light')).toBeChecked();
});

test('the chosen theme is set before the first paint', async ({ page }) => {
  await page.goto('/about');
  await choice(page, 'Dark').check();
  await page.addInitScript(() => {
    const state = window as unknown as { themeAtBody?: string };
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      state.themeAtBody = document.documentElement.dataset.theme ?? 'none';
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/');
  expect(await page.evaluate(() => (window as unknown as { themeAtBody?: string }).themeAtBody)).toBe('dark');
});

test('a printed page is always light', async ({ page }) => {
  await setTheme(page, 'dark');
  await page.goto(service.path);
  await choice(page, 'Dark').check();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('body')).toHaveCSS('background-color', /255, 255, 255|0, 0, 0, 0/);
  const warning = page.getByRole('region', { name: screen('care').warningSigns.heading });
  for (const part of await warning.locator('div').all())
    await expect(part).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  for (const heading of await warning.getByRole('heading', { level: 3 }).all())
    await expect(heading).toHaveCSS('color', 'rgb(0, 0, 0)');
});

onPhone('the menu on a phone has the switch, too, and both stay in sync', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('button', { name: 'Menu' }).tap();
  await appearance(page, 'navigation').getByText('Dark').tap();
  await expectTheme(page, 'dark');
  await page.keyboard.press('Escape');
  await expect(choice(page, 'Dark')).toBeChecked();
});

withoutScripts('the theme follows the system without scripts, and there is no switch', async ({ page }) => {
  await page.goto('/about');
  for (const theme of themes) {
    await setTheme(page, theme);
    await expectTheme(page, theme);
  }
  await expect(page.getByText('Appearance').last()).toBeHidden();
});

test('the theme follows the system without storage, and there is no switch', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('closed', 'SecurityError');
      },
    }),
  );
  await setTheme(page, 'dark');
  await page.goto('/about');
  await expectTheme(page, 'dark');
  await expect(page.getByText('Appearance').last()).toBeHidden();
});

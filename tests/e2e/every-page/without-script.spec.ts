// The site without JavaScript.
import type { Page } from '@playwright/test';
import { languageAt, shortPath } from '@clinic/content-model/languages.ts';
import { practice, testimonials } from '../support/content/index.ts';
import { samples } from '../support/routes.ts';
import { expect, phone, test } from '../support/test.ts';

test.use({ ...phone, javaScriptEnabled: false });

test('each page type has its text, a phone link and a way to book', async ({ page }) => {
  for (const address of samples) await test.step(address, () => expectUse(page, address));
  // The menu and its dialog are the same on every page.
  await page.getByRole('button', { name: 'Menu' }).tap();
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('button', { name: 'Book Appointment' }).tap();
  await expect(menu).toBeHidden();
  const dialog = page.getByRole('dialog', { name: 'Book an Appointment' });
  await dialog.getByRole('link', { name: 'contact page' }).tap();
  await expect(page).toHaveURL('/for-patients/contacts');
});

/** The texts of elements without a visible box. */
const unseen = (all: Element[]) =>
  all
    .filter(
      (element) =>
        !element.checkVisibility({ visibilityProperty: true }) || !element.getBoundingClientRect().height,
    )
    .map((element) => element.textContent);

const contactPageOf = (pathname: string) => shortPath(languageAt({ pathname }), '/for-patients/contacts');

async function expectUse(page: Page, address: string) {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.viewport.width);
  const headings = page.getByRole('main').getByRole('heading');
  expect(await headings.evaluateAll(unseen)).toEqual([]);
  await expect(page.locator(`a[href="tel:${practice.phone.number}"]`).first()).toBeVisible();
  for (const link of await page.getByRole('main').locator('[command] + noscript > a').all())
    await expect(link).toHaveAttribute('href', contactPageOf(address));
}

test('videos are links', async ({ page }) => {
  await page.goto('/for-patients/testimonials');
  await expect(page.getByRole('link', { name: 'Watch on YouTube' })).toHaveCount(testimonials.length);
  await expect(page.getByRole('button', { name: /^(Play|Unmute)/ })).toHaveCount(0);
});

// Condition pages.
import type { Page } from '@playwright/test';
import { conditions, practice, services } from '../support/content/index.ts';
import { condition } from '../support/requests.ts';
import { expect, test } from '../support/pages.ts';
import { phone, still } from '../support/test.ts';

/** Pixels above the booking button at 390 px width, for each condition and for the median. */
const BOOK_WITHIN = 7_000;
const BOOK_WITHIN_MEDIAN = 6_000;

test.use(still);

const { title, description, causes, images } = condition.data;
const section = (page: Page, name: string) =>
  page.getByRole('main').getByRole('region', { name, exact: true });

test('a condition page has its content, phone numbers, forms and a link home @task', async ({ page }) => {
  await page.goto(condition.path);
  await test.step('title, description, pictures and causes', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText(description)).toBeVisible();
    await expect(page.getByRole('region', { name: `Pictures: ${title}` }).getByRole('img')).toHaveCount(
      images.length,
    );
    if (causes.length > 0)
      await expect(section(page, `Common Causes of ${title}`).getByRole('listitem')).toHaveText(causes);
  });

  await test.step('phone number, hours and both forms', async () => {
    const call = page.getByRole('complementary');
    await expect(call.getByRole('link', { name: practice.phone.label })).toBeVisible();
    const { conditionPage, differ = conditionPage } = practice.hours;
    for (const text of [conditionPage, differ, 'Book Appointment Now', 'for any queries/information'])
      await expect(call.getByText(text, { exact: true })).toBeVisible();
  });

  await test.step('WhatsApp link', async () => {
    const send = page.getByRole('link', { name: 'Send by WhatsApp' });
    await expect(send).toHaveAttribute('href', `https://wa.me/?text=${practice.website}${condition.path}`);
  });

  await test.step('link to the home page', async () => {
    await page.getByRole('link', { name: 'Back to All Pain Conditions' }).click();
    await expect(page).toHaveURL('/');
  });
});

const parts = {
  approach: 'Our Diagnostic Approach',
  treatments: 'Treatments We Offer',
  advantages: 'Why Choose Our Treatment?',
  mission: 'Our Mission',
} as const;

test('conditions and services render exactly the sections of their entries', ({ pages }) => {
  for (const { data, path } of [...conditions, ...services]) {
    const { headings = [] } = pages.find(({ address }) => address === path) ?? {};
    const shown = headings
      .map(({ text }) => text)
      .filter((text) => Object.values<string>(parts).includes(text));
    const filled = (Object.keys(parts) as (keyof typeof parts)[]).filter((name) => data[name]?.length);
    expect.soft(shown, path).toEqual(filled.map((name) => parts[name]));
  }
});

test.describe('on a phone', () => {
  test.use(phone);

  test('every condition has a booking button near the top', async ({ page }) => {
    const begins: number[] = [];
    for (const { path } of conditions) {
      await page.goto(path);
      const book = page.getByRole('button', { name: 'Book Appointment Now' });
      const { y = Infinity } = (await book.boundingBox()) ?? {};
      begins.push(y);
      const above = await page
        .getByRole('main')
        .locator('section, h2')
        .evaluateAll((all) => all.map((one) => [one.textContent.trim().slice(0, 20), one.clientHeight]));
      const advice = `Shorten what is above the button, such as the limits of a safety block. In pixels: ${above.join(', ')}`;
      expect.soft(y, `${path}. ${advice}`).toBeLessThan(BOOK_WITHIN);
    }
    const median = begins.sort((a, b) => a - b)[begins.length >> 1];
    expect(median).toBeLessThan(BOOK_WITHIN_MEDIAN);
  });
});

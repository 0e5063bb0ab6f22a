// The call bar at the bottom of condition and service pages on phones.
import type { Page } from '@playwright/test';
import { practice, screen } from '../support/content/index.ts';
import { dialogOf, field, fill, submitOf } from '../support/forms.ts';
import { bar as unsentBar, condition, service, visitor } from '../support/requests.ts';
import { desktop, expect, phone, still, test } from '../support/test.ts';

test.use({ ...still, ...phone });

const { ask } = screen('care');
const bar = (page: Page) => page.getByRole('group', { name: ask });
const firstAsk = (page: Page) => page.getByRole('main').getByRole('button', { name: ask }).first();

const moveTo = (page: Page, place: 'top' | 'middle' | 'end') =>
  page.evaluate((to) => {
    const { scrollHeight } = document.documentElement;
    scrollTo({ top: { top: 0, middle: scrollHeight / 2, end: scrollHeight }[to], behavior: 'instant' });
  }, place);

for (const { path } of [condition, service])
  test(`${path}: the call bar is visible between the first button and the footer`, async ({ page }) => {
    await page.goto(path);
    await page.waitForLoadState();
    await expect(firstAsk(page)).toBeVisible();
    await expect(bar(page)).toBeHidden();
    await moveTo(page, 'middle');
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
    await moveTo(page, 'end');
    await expect(bar(page)).toBeHidden();
    await moveTo(page, 'middle');
    await expect(bar(page)).toBeVisible();
    await moveTo(page, 'top');
    await expect(bar(page)).toBeHidden();
  });

test.describe('in the middle of a page', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(condition.path);
    await moveTo(page, 'middle');
    await expect(bar(page)).toBeVisible();
  });

  test('the call bar has a phone link, a form button and an optional WhatsApp link, and is not printed @task', async ({
    page,
  }) => {
    await expect(bar(page).getByRole('link', { name: 'Call' })).toHaveAttribute(
      'href',
      `tel:${practice.phone.number}`,
    );
    const chat = bar(page).getByRole('link', { name: 'WhatsApp' });
    await expect(chat).toHaveCount(practice.whatsapp ? 1 : 0);
    for (const link of await chat.all())
      await expect(link).toHaveAttribute('href', `https://wa.me/${practice.whatsapp}`);

    const button = bar(page).getByRole('button', { name: ask });
    await button.tap();
    const dialog = dialogOf(page, 'conditionAppointment');
    await field(dialog, 'name').fill(visitor.name);
    await expect(bar(page)).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(bar(page)).toBeVisible();
    await expect(button).toBeFocused();
    await page.emulateMedia({ media: 'print' });
    await expect(bar(page)).toBeHidden();
  });

  test('the call bar is hidden while the bar of a failed request is shown', async ({ page }) => {
    await page.route('**/create*', (route) => route.fulfill({ status: 201 }));
    await bar(page).getByRole('button', { name: ask }).tap();
    const dialog = dialogOf(page, 'conditionAppointment');
    await expect(dialog.getByText('still loading')).toBeHidden();
    await fill(dialog, visitor);
    await submitOf(dialog).tap();
    await expect(unsentBar(page)).toBeVisible();
    await expect(bar(page)).toBeHidden();
    await unsentBar(page).getByRole('button', { name: 'Dismiss' }).tap();
    await expect(bar(page)).toBeVisible();
  });

  test('the call bar never covers the focused element', async ({ page }) => {
    const top = (await bar(page).boundingBox())?.y ?? 0;
    const focused = () =>
      page.evaluate(() => {
        const element = document.activeElement!;
        const { bottom } = element.getBoundingClientRect();
        const isBeside = element === document.body || element.closest('.action-bar, body > footer');
        return isBeside ? undefined : { bottom, words: element.textContent };
      });
    await firstAsk(page).focus();
    let seen = 0;
    for (let place = await focused(); place; place = await focused()) {
      expect(place.bottom, place.words ?? '').toBeLessThanOrEqual(top);
      seen += 1;
      await page.keyboard.press('Tab');
    }
    expect(seen).toBeGreaterThan(10);
  });
});

test.describe('on a wide screen', () => {
  test.use({ ...desktop, isMobile: false });

  test('the call bar is hidden', async ({ page }) => {
    await page.goto(condition.path);
    await moveTo(page, 'middle');
    // The script that shows the bar also marks the current heading in the contents.
    await expect(
      page.getByRole('navigation', { name: 'On this page' }).locator('[aria-current]'),
    ).toBeVisible();
    await expect(bar(page)).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the call bar is not shown', async ({ page }) => {
    await page.goto(condition.path);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(bar(page)).toBeHidden();
  });
});

// The privacy notices of the forms.
import type { Locator, Page } from '@playwright/test';
import { contactForm, field, fill, openForm, type Form } from '../support/forms.ts';
import { notices, practice } from '../support/content/index.ts';
import { condition, contactPage, service, visitor } from '../support/requests.ts';
import { expect, phone, still, test } from '../support/test.ts';

test.use(still);

const notice = '/privacy';
const inShort = notices.find(({ path }) => path === notice)?.data.atForms;
const linkIn = (form: Locator) => form.getByRole('link', { name: 'Privacy notice' });

/** Opens the notice by keyboard from the previous field. */
async function open(page: Page, form: Locator, from: 'email' | 'message') {
  await field(form, from).focus();
  await page.keyboard.press('Tab');
  await expect(linkIn(form)).toBeFocused();
  const opened = page.waitForEvent('popup');
  await page.keyboard.press('Enter');
  const other = await opened;
  await expect(other).toHaveURL(notice);
  await expect(other.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await other.close();
}

const forms: [Form, string][] = [
  ['booking', '/about'],
  ['conditionQuery', condition.path],
  ['procedureQuery', service.path],
];

test.describe('on a phone', () => {
  test.use(phone);

  for (const [form, path] of forms)
    test(`the ${form} dialog keeps its input while the notice is open`, async ({ page }) => {
      await page.goto(path);
      if (form === 'booking') await page.getByRole('button', { name: 'Menu' }).click();
      const dialog = await openForm(page, form);
      const line = dialog.getByText('We use this only to answer you.');
      await expect(line).toBeVisible();
      const lines = await line.evaluate(
        (element) => element.clientHeight / parseFloat(getComputedStyle(element).lineHeight),
      );
      expect(lines, 'on a phone').toBeLessThan(1.5);
      if (inShort) await expect(dialog.getByText(inShort)).toBeVisible();
      await fill(dialog, visitor);
      await open(page, dialog, 'email');
      await expect(dialog).toBeVisible();
      await expect(field(dialog, 'name')).toHaveValue(visitor.name);
      await expect(field(dialog, 'mobile')).toHaveValue(visitor.mobile);
    });
});

test('the contact form states that it sends nothing by itself', async ({ page }) => {
  await page.goto(contactPage);
  const form = contactForm(page);
  await expect(form.getByText('Until then, nothing leaves this page.')).toBeVisible();
  await fill(form, { name: visitor.name, message: 'Is the clinic open on Sunday?' });
  await open(page, form, 'message');
  await expect(field(form, 'name')).toHaveValue(visitor.name);
});

test('consent is withdrawn by a prepared e-mail', async ({ page }) => {
  await page.goto(notice);
  const main = page.getByRole('main');
  const letter = new URL(
    (await main.getByRole('link', { name: 'Withdraw by e-mail' }).getAttribute('href')) ?? '',
  );
  expect(letter.protocol + letter.pathname).toBe(`mailto:${practice.email}`);
  expect(letter.searchParams.get('body')).toContain('I withdraw my consent');
  await expect(main.getByRole('link', { name: 'Withdraw on WhatsApp' })).toHaveCount(
    practice.whatsapp ? 1 : 0,
  );
  await expect(main.getByText(practice.privacyOfficer ?? 'looks after privacy').first()).toBeVisible();
  if (practice.hosting) await expect(main.getByText(practice.hosting)).toBeVisible();
});

test('the desk receives the date of the current notice', async ({ page, request }) => {
  await page.goto(notice);
  const day = await page.getByRole('main').locator('time').getAttribute('datetime');
  expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(await (await request.get('/choices.json')).json()).toMatchObject({ notice: day });
});

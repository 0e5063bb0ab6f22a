// Typing, pasting and autofill. The rules of numbers and names are covered by
// tests/unit/forms.
import type { Locator, Page } from '@playwright/test';
import { dialogOf, expectError, field, fill, openForm, openerOf, submitOf } from '../support/forms.ts';
import { delayRequests, scripts } from '../support/delay.ts';
import { condition, visitAtNoon, visitor } from '../support/requests.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ page }) => visitAtNoon(page, '/about'));

test('leaving a field by keyboard validates it, also on the way to a button', async ({ page }) => {
  const dialog = await openForm(page, 'booking');
  await fill(dialog, { ...visitor, email: 'asha@' });
  await field(dialog, 'email').press('Tab');
  await expect(dialog.getByRole('link', { name: 'Privacy notice' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectError(dialog, 'email', 'Invalid email address');
});

test('missing fields are listed in a message', async ({ page }) => {
  const dialog = await openForm(page, 'booking');
  const needs = dialog.getByRole('status');
  await expect(needs).toHaveText('Still needed: Full Name, Mobile Number.');
  await fill(dialog, { name: 'Asha Rao' });
  await expect(needs).toHaveText('Still needed: Mobile Number.');
  await fill(dialog, { mobile: '123', email: 'x' });
  await field(dialog, 'name').focus();
  await expect(needs).toHaveText('Please check: Mobile Number, Email.');
  await fill(dialog, { mobile: visitor.mobile, email: '' });
  await expect(needs).toBeHidden();
  await expect(submitOf(dialog)).toBeEnabled();
});

/** Longer than the limit of ten. */
const tooMuch = 'abcdefghijklmnop';
const waysIn: Record<string, (page: Page, from: Locator, into: Locator) => Promise<void>> = {
  async pasted(page, from, into) {
    await from.selectText();
    await page.keyboard.press('ControlOrMeta+c');
    await into.focus();
    await page.keyboard.press('ControlOrMeta+v');
  },
  async dropped(page, from, into) {
    await from.selectText();
    const { x, y, height } = (await from.boundingBox()) ?? { x: 0, y: 0, height: 0 };
    await page.mouse.move(x + 40, y + height / 2);
    await page.mouse.down();
    await into.hover({ position: { x: 60, y: height / 2 } });
    await into.hover();
    await page.mouse.up();
  },
  async typed(_page, _from, into) {
    await into.pressSequentially(tooMuch);
  },
};

test('letters typed, pasted or dropped into the mobile field are limited to ten', async ({ page }) => {
  await page.goto(condition.path);
  for (const form of ['booking', 'conditionAppointment', 'conditionQuery'] as const) {
    const dialog = await openForm(page, form);
    for (const [way, bringIn] of Object.entries(waysIn)) {
      await fill(dialog, { name: tooMuch, mobile: '' });
      await bringIn(page, field(dialog, 'name'), field(dialog, 'mobile'));
      await expect(field(dialog, 'mobile'), `${form}, ${way}`).toHaveValue(tooMuch.slice(0, 10));
    }
    await page.keyboard.press('Escape');
  }
});

test('input before hydration is limited, too', async ({ page }) => {
  const release = await delayRequests(page, scripts);
  await openerOf(page, 'booking').click();
  const mobile = field(dialogOf(page, 'booking'), 'mobile');
  await mobile.fill(tooMuch);
  release();
  await expect(mobile).toHaveValue(tooMuch.slice(0, 10));
});

test('errors before hydration are shown after it, except in the focused field', async ({ page }) => {
  const release = await delayRequests(page, scripts);
  await openerOf(page, 'booking').click();
  const dialog = dialogOf(page, 'booking');
  await fill(dialog, { mobile: '12', email: 'asha@' });
  await expect(field(dialog, 'email')).toBeFocused();
  release();
  await expectError(dialog, 'mobile', 'Mobile number must start with 6,7,8,9 and be 10 digits');
  for (const name of ['appointmentDate', 'name', 'email'] as const) await expectError(dialog, name, '');
  await field(dialog, 'email').blur();
  await expectError(dialog, 'email', 'Invalid email address');
});

test('the caret stays at an inserted digit', async ({ page }) => {
  const dialog = await openForm(page, 'booking');
  const mobile = field(dialog, 'mobile');
  await mobile.fill('987653210');
  await mobile.evaluate((input: HTMLInputElement) => input.setSelectionRange(5, 5));
  await page.keyboard.type(' 4');
  await expect(mobile).toHaveValue('9876543210');
  expect(await mobile.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(6);
});

test('text in IME composition is not changed', async ({ page }) => {
  const dialog = await openForm(page, 'booking');
  const mobile = field(dialog, 'mobile');
  await mobile.evaluate((input: HTMLInputElement) => {
    input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
    input.value = '९८ ७';
    input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
  });
  await expect(mobile).toHaveValue('९८ ७');
  await mobile.evaluate((input) => {
    input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
  });
  await expect(mobile).toHaveValue('987');
});

test('fields request the right keyboard, and autofilled values can be sent', async ({ page }) => {
  const dialog = await openForm(page, 'booking');
  await expect(field(dialog, 'mobile')).toHaveAttribute('inputmode', 'tel');
  await expect(field(dialog, 'email')).toHaveAttribute('type', 'email');
  await expect(field(dialog, 'name')).toHaveAttribute('autocomplete', 'name');
  await expect(field(dialog, 'mobile')).toHaveAttribute('autocomplete', 'tel-national');
  await expect(field(dialog, 'email')).toHaveAttribute('autocomplete', 'email');
  // Some browsers fire only a change event for autofill.
  await dialog.evaluate((element, values) => {
    for (const [name, value] of Object.entries(values)) {
      const input = element.querySelector<HTMLInputElement>(`[name="${name}"]`);
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
      set?.call(input, value);
      input?.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }, visitor);
  await expect(submitOf(dialog)).toBeEnabled();
});

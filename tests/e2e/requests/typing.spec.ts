// A visitor types as people do, helped by the keyboard and by the browser. What becomes of numbers and names is held by
// tests/unit/forms.
import type { Locator, Page } from '@playwright/test';
import { dialogOf, expectError, field, fill, openForm, openerOf, submitOf } from '../support/forms.ts';
import { hold, scripts } from '../support/hold.ts';
import { condition, visitAtNoon, visitor } from '../support/requests.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ page }) => visitAtNoon(page, '/about'));

test('leaving a field with the keyboard judges it, also on the way to a button', async ({ page }) => {
  const dialog = await openForm(page, 'booking');
  await fill(dialog, { ...visitor, email: 'asha@' });
  await field(dialog, 'email').press('Tab');
  await expect(dialog.getByRole('link', { name: 'Privacy notice' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectError(dialog, 'email', 'Invalid email address');
});

test('what is still needed is said in words', async ({ page }) => {
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

/** Sixteen letters, each of them a way into the mobile field that is not typing. */
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

test('what was written before the form was alive is limited too', async ({ page }) => {
  const letGo = await hold(page, scripts);
  await openerOf(page, 'booking').click();
  const mobile = field(dialogOf(page, 'booking'), 'mobile');
  await mobile.fill(tooMuch);
  letGo();
  await expect(mobile).toHaveValue(tooMuch.slice(0, 10));
});

test('what was wrong before the form was alive is said once it is, but of no field in use', async ({
  page,
}) => {
  const letGo = await hold(page, scripts);
  await openerOf(page, 'booking').click();
  const dialog = dialogOf(page, 'booking');
  await fill(dialog, { mobile: '12', email: 'asha@' });
  await expect(field(dialog, 'email')).toBeFocused();
  letGo();
  await expectError(dialog, 'mobile', 'Mobile number must start with 6,7,8,9 and be 10 digits');
  for (const name of ['appointmentDate', 'name', 'email'] as const) await expectError(dialog, name, '');
  await field(dialog, 'email').blur();
  await expectError(dialog, 'email', 'Invalid email address');
});

test('the caret stays where a digit is put in', async ({ page }) => {
  const dialog = await openForm(page, 'booking');
  const mobile = field(dialog, 'mobile');
  await mobile.fill('987653210');
  await mobile.evaluate((input: HTMLInputElement) => input.setSelectionRange(5, 5));
  await page.keyboard.type(' 4');
  await expect(mobile).toHaveValue('9876543210');
  expect(await mobile.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(6);
});

test('text that is being composed is left alone', async ({ page }) => {
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

test('the right keyboards are asked for, and what the browser fills in can be sent', async ({ page }) => {
  const dialog = await openForm(page, 'booking');
  await expect(field(dialog, 'mobile')).toHaveAttribute('inputmode', 'tel');
  await expect(field(dialog, 'email')).toHaveAttribute('type', 'email');
  await expect(field(dialog, 'name')).toHaveAttribute('autocomplete', 'name');
  await expect(field(dialog, 'mobile')).toHaveAttribute('autocomplete', 'tel-national');
  await expect(field(dialog, 'email')).toHaveAttribute('autocomplete', 'email');
  // Some browsers tell of autofill by a change event only.
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

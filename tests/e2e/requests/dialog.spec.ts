// Opening and closing the form dialogs by mouse, keyboard and touch.
import type { Page } from '@playwright/test';
import { dialogOf, expectError, field, fill, openerOf, openForm } from '../support/forms.ts';
import { waitForPaint } from '../support/paint.ts';
import { tomorrow, visitAtNoon, visitor } from '../support/requests.ts';
import { expect, onPhone, test } from '../support/test.ts';

test.beforeEach(({ page }) => visitAtNoon(page, '/about'));

const ways = {
  Cancel: (page) => dialogOf(page, 'booking').getByRole('button', { name: 'Cancel' }).click(),
  X: (page) => dialogOf(page, 'booking').getByRole('button', { name: 'Close' }).click(),
  Escape: (page) => page.keyboard.press('Escape'),
  'a click on the overlay': (page) => page.mouse.click(5, 400),
} satisfies Record<string, (page: Page) => Promise<void>>;

test('a dialog closes and resets in four ways, but not after a text selection', async ({ page }) => {
  const dialog = await openForm(page, 'booking');
  const placeOf = async (name: 'name' | 'mobile' | 'email') =>
    (await field(dialog, name).boundingBox()) as DOMRect;
  const { x, y } = await placeOf('name');
  await page.mouse.move(x + 20, y + 20);
  await page.mouse.down();
  await page.mouse.move(5, 400);
  await page.mouse.up();
  await expect(dialog).toBeVisible();

  for (const [way, close] of Object.entries(ways))
    await test.step(way, async () => {
      await fill(dialog, { ...visitor, mobile: '12', appointmentDate: '2026-12-24' });
      await field(dialog, 'email').focus();
      await expectError(dialog, 'mobile', 'Mobile number must start with 6,7,8,9 and be 10 digits');
      // A long message does not move the next field.
      expect((await placeOf('email')).y).toBe((await placeOf('mobile')).y);
      await close(page);
      await expect(dialog).toBeHidden();
      await expect(openerOf(page, 'booking')).toBeFocused();
      await openForm(page, 'booking');
      await expect(field(dialog, 'appointmentDate')).toHaveValue(tomorrow.day);
      await expect(field(dialog, 'name')).toHaveValue('');
      await expect(dialog.getByRole('alert')).toBeHidden();
    });
});

test('input after reopening is kept, even when the close event is late', async ({ page }) => {
  const dialog = await openForm(page, 'booking');
  const opener = await openerOf(page, 'booking').elementHandle();
  const kept = await dialog.evaluate(async (element: HTMLDialogElement, button) => {
    const closing = new Promise((resolve) => element.addEventListener('close', resolve, { once: true }));
    element.close();
    (button as HTMLElement).click();
    const name = element.querySelector<HTMLInputElement>('[name=name]');
    if (name) name.value = 'Asha Rao';
    await closing;
    return name?.value;
  }, opener);
  expect(kept).toBe('Asha Rao');
});

test('Space and Enter open a dialog, which traps and restores the focus', async ({ page }) => {
  const opener = openerOf(page, 'booking');
  const dialog = dialogOf(page, 'booking');
  for (const key of ['Space', 'Enter']) {
    await opener.focus();
    await page.keyboard.press(key);
    await expect(dialog).toBeVisible();
    await expect(field(dialog, 'appointmentDate')).toBeFocused();
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab');
      // The browser's controls follow the last control; until then the page has the focus.
      const inside = await dialog.evaluate(
        (element) => document.activeElement === document.body || element.contains(document.activeElement),
      );
      expect(inside).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  }
});

test('the page behind a dialog does not scroll or shift', async ({ page }) => {
  const measure = () => page.evaluate(() => document.querySelector('main')?.getBoundingClientRect().toJSON());
  await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }));
  const before = await measure();
  const button = await openerOf(page, 'booking').boundingBox();
  await page.mouse.click((button?.x ?? 0) + 20, (button?.y ?? 0) + 20);
  await expect(dialogOf(page, 'booking')).toBeVisible();
  await page.mouse.move(5, 400);
  const wheeled = page.evaluate(
    () => new Promise<void>((done) => addEventListener('wheel', () => done(), { once: true })),
  );
  await page.mouse.wheel(0, 400);
  await wheeled;
  await waitForPaint(page);
  expect(await measure()).toEqual(before);
  await page.keyboard.press('Escape');
  expect(await measure()).toEqual(before);
});

onPhone('on a phone, the dialog closes the menu and restores the focus', async ({ page }) => {
  const toggle = page.getByRole('button', { name: 'Menu' });
  await toggle.click();
  const dialog = await openForm(page, 'booking');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  // Targets are at least 44 px high, and fields at least 16 px, which avoids the zoom of iOS.
  for (const control of await dialog.locator('input, button').all()) {
    expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  const size = await field(dialog, 'name').evaluate((input) => parseFloat(getComputedStyle(input).fontSize));
  expect(size).toBeGreaterThanOrEqual(16);
  await page.keyboard.press('Escape');
  await expect(toggle).toBeFocused();
});

// The notices (toasts).
import type { Page } from '@playwright/test';
import { field, openForm, submitOf } from '../support/forms.ts';
import { service, toast } from '../support/requests.ts';
import { expect, onPhone, phone, still, test } from '../support/test.ts';

const onItsSide = test.extend({ ...phone, viewport: { width: 640, height: 360 } });
const onSmallPhone = test.extend({ ...phone, viewport: { width: 320, height: 568 } });
const words = 'Please fix the form errors';

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: '2026-11-20T09:00:00' });
  await page.goto(service.path);
});

/** Shows notices inside an open dialog and pauses the clock. */
async function raise(page: Page, count = 1) {
  const dialog = await openForm(page, 'procedureAppointment');
  await page.clock.pauseAt('2026-11-20T12:00:00');
  for (let raised = 0; raised < count; raised += 1) await submitOf(dialog).click();
  return dialog;
}

test('a notice is announced at the top right and disappears after 3 seconds', async ({ page }) => {
  await raise(page);
  const notice = toast(page, words);
  await expect(notice).toBeVisible();
  const box = await notice.boundingBox();
  expect(box?.y).toBeLessThan(40);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1280 - 40);
  await page.clock.runFor(200);
  await expect(page.locator('[aria-live="assertive"]')).toHaveText(words);
  await page.clock.runFor(2_500);
  await expect(notice).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(notice).toHaveCount(0);
});

test('a click or a key closes a notice, but not the dialog', async ({ page }) => {
  const dialog = await raise(page, 3);
  await toast(page, words).first().click();
  await expect(toast(page, words)).toHaveCount(2);
  for (const key of ['Enter', 'Space']) {
    await field(dialog, 'name').focus();
    const left = (await toast(page, words).count()) - 1;
    await toast(page, words).first().focus();
    await page.keyboard.press(key);
    await expect(toast(page, words)).toHaveCount(left);
    await expect(field(dialog, 'name')).toBeFocused();
  }
  await expect(dialog).toBeVisible();
});

test('hover and focus keep a notice open', async ({ page }) => {
  await raise(page);
  const notice = toast(page, words);
  await notice.hover();
  await page.clock.runFor(10_000);
  await expect(notice).toBeVisible();
  await notice.focus();
  await page.mouse.move(300, 600);
  await page.clock.runFor(10_000);
  await expect(notice).toBeVisible();
  await notice.blur();
  await page.clock.runFor(4_000);
  await expect(notice).toHaveCount(0);
});

test('a notice moves out of a closing dialog and into an opening one', async ({ page }) => {
  await openForm(page, 'procedureQuery');
  await page.keyboard.press('Escape');
  await raise(page);
  await page.keyboard.press('Escape');
  await expect(toast(page, words)).toBeVisible();
  await openForm(page, 'procedureQuery');
  await toast(page, words).click();
  await expect(toast(page, words)).toHaveCount(0);
});

test.extend(still)('with animations off, it goes away all the same', async ({ page }) => {
  await raise(page);
  await expect(toast(page, words)).toBeVisible();
  await page.clock.runFor(4_000);
  await expect(toast(page, words)).toHaveCount(0);
});

onPhone('a notice on a phone covers neither the form title nor its close button', async ({ page }) => {
  const dialog = await raise(page);
  const notice = await toast(page, words).boundingBox();
  const bottom = (notice?.y ?? Infinity) + (notice?.height ?? 0);
  for (const part of [dialog.getByRole('heading'), dialog.getByRole('button', { name: 'Close' })])
    expect((await part.boundingBox())?.y).toBeGreaterThanOrEqual(bottom);
});

onItsSide('on a phone on its side, it does not cover the button that closes the form', async ({ page }) => {
  const dialog = await raise(page);
  const close = async () => {
    await expect(toast(page, words)).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).tap();
    await expect(dialog).toBeHidden();
  };
  await close();
  await page.setViewportSize({ width: 844, height: 390 });
  await openForm(page, 'procedureAppointment');
  await close();
});

onSmallPhone('several stack without overlap, and a tap closes the one that is meant', async ({ page }) => {
  await raise(page, 3);
  const notices = toast(page, words);
  await expect(notices).toHaveCount(3);
  const boxes = await Promise.all((await notices.all()).map((notice) => notice.boundingBox()));
  boxes.forEach((box, index) => {
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
    const above = boxes[index - 1];
    if (above) expect(box?.y).toBeGreaterThanOrEqual(above.y + above.height);
  });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await notices.nth(1).tap();
  await expect(notices).toHaveCount(2);
});

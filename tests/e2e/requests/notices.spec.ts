// The notices in the corner.
import type { Page } from '@playwright/test';
import { dialogOf, field, openForm, submitOf } from '../support/forms.ts';
import { condition, send, service, toast } from '../support/requests.ts';
import { expect, phone, test } from '../support/test.ts';

const words = 'Please fix the form errors';

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: '2026-11-20T09:00:00' });
  await page.goto(service.path);
});

/** Raises notices inside an open dialog, and stops the clock until the test lets it run. */
async function raise(page: Page, count = 1) {
  const dialog = await openForm(page, 'procedureAppointment');
  await page.clock.pauseAt('2026-11-20T12:00:00');
  for (let raised = 0; raised < count; raised += 1) await submitOf(dialog).click();
  return dialog;
}

test('a notice stands at the top right, leaves after 3 seconds, and is read out', async ({ page }) => {
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

test('a success is read out politely', async ({ page }) => {
  await page.goto(condition.path);
  await send(page, 'booking');
  const notices = page.getByRole('region', { name: 'Notifications' });
  await expect(notices.locator('[aria-live="polite"]')).toHaveText('Appointment Booked Successfully 😊');
});

test('a click closes it, and leaves the dialog open', async ({ page }) => {
  const dialog = await raise(page);
  await toast(page, words).click();
  await expect(toast(page, words)).toHaveCount(0);
  await expect(dialog).toBeVisible();
});

for (const key of ['Enter', 'Space']) {
  test(`the keyboard closes it with ${key}`, async ({ page }) => {
    await raise(page);
    await field(dialogOf(page, 'procedureAppointment'), 'name').focus();
    await toast(page, words).focus();
    await page.keyboard.press(key);
    await expect(toast(page, words)).toHaveCount(0);
    await expect(field(dialogOf(page, 'procedureAppointment'), 'name')).toBeFocused();
    await expect(dialogOf(page, 'procedureAppointment')).toBeVisible();
  });
}

test('hovering and focusing hold it', async ({ page }) => {
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

test('it comes out of a dialog that closes, and into one that opens', async ({ page }) => {
  await openForm(page, 'procedureQuery');
  await page.keyboard.press('Escape');
  await raise(page);
  await page.keyboard.press('Escape');
  await expect(toast(page, words)).toBeVisible();
  await openForm(page, 'procedureQuery');
  await toast(page, words).click();
  await expect(toast(page, words)).toHaveCount(0);
});

test.describe('with animations off', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('it goes away all the same', async ({ page }) => {
    await raise(page);
    await expect(toast(page, words)).toBeVisible();
    await page.clock.runFor(4_000);
    await expect(toast(page, words)).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use(phone);

  test('it covers neither the title of the form nor the button that closes it', async ({ page }) => {
    const dialog = await raise(page);
    const notice = await toast(page, words).boundingBox();
    const bottom = (notice?.y ?? Infinity) + (notice?.height ?? 0);
    for (const part of [dialog.getByRole('heading'), dialog.getByRole('button', { name: 'Close' })])
      expect((await part.boundingBox())?.y).toBeGreaterThanOrEqual(bottom);
  });
});

for (const [width, height] of [
  [640, 360],
  [844, 390],
] as const)
  test.describe(`on a phone on its side, ${width} pixels wide`, () => {
    test.use({ ...phone, viewport: { width, height } });

    test('it does not cover the button that closes the form', async ({ page }) => {
      const dialog = await raise(page);
      await expect(toast(page, words)).toBeVisible();
      await dialog.getByRole('button', { name: 'Close' }).tap();
      await expect(dialog).toBeHidden();
    });
  });

test.describe('on the smallest phone', () => {
  test.use({ ...phone, viewport: { width: 320, height: 568 } });

  test('several stack without overlap or overflow, and a tap closes the one that is meant', async ({
    page,
  }) => {
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
});

// Accessibility of the forms.
import { bookingWindow } from '@clinic/contract/dates.ts';
import { violations } from '../support/axe.ts';
import { contactForm, field, fill, blurField, openForm, submitOf } from '../support/forms.ts';
import { bar, condition, contactPage, send, service, visitor } from '../support/requests.ts';
import { expect, phone, still, test } from '../support/test.ts';

test.use(still);

const sizes = [
  { width: 320, height: 568 },
  { width: 640, height: 320 },
  { width: 1280, height: 800 },
];

for (const [path, name] of [
  ['/about', 'booking'],
  [condition.path, 'conditionQuery'],
  [service.path, 'procedureAppointment'],
] as const)
  test(`the ${name} dialog with errors has no axe violation on any screen`, async ({ page }) => {
    await page.goto(path);
    const dialog = await openForm(page, name);
    await fill(dialog, { name: 'A', mobile: '1', email: 'a' });
    await blurField(dialog, 'name');
    await expect(dialog.getByRole('alert').first()).toBeVisible();
    for (const size of sizes) {
      await page.setViewportSize(size);
      // Colours do not depend on the screen.
      const themes = size === sizes[0] ? undefined : (['light'] as const);
      expect(await violations(page, { within: 'dialog[open]', themes })).toEqual([]);
      // Nothing overflows, and a focused field is above the sticky buttons.
      const beside = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth);
      expect(beside).toBeLessThanOrEqual(0);
      const end = await dialog.locator('.form__end').boundingBox();
      for (const entry of ['email', 'appointmentDate', 'mobile', 'name'] as const) {
        await field(dialog, entry).focus();
        const box = await field(dialog, entry).boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? 0), entry).toBeLessThanOrEqual(end?.y ?? 0);
      }
      await expect(submitOf(dialog)).toBeInViewport({ ratio: 1 });
    }
  });

test.describe('a form whose request failed', () => {
  test.use({ allowedProblems: [/status of 500/] });

  test('is fully visible on every screen', async ({ page }) => {
    await page.goto(service.path);
    await page.route('**/create*', (route) => route.fulfill({ status: 500 }));
    const { first } = bookingWindow(Date.now());
    const dialog = await send(page, 'procedureAppointment', { ...visitor, appointmentDate: first });
    const about = dialog.getByRole('complementary', { name: 'Your request' });
    await expect(about.getByRole('button', { name: 'Send again' })).toBeVisible();
    for (const size of [...sizes, { width: 390, height: 844 }]) {
      await page.setViewportSize(size);
      expect(await violations(page, { within: 'dialog[open]', themes: ['light'] })).toEqual([]);
      const controls = await about.locator('a:visible, button:visible').all();
      expect(controls.length).toBeGreaterThan(1);
      for (const control of [...controls, submitOf(dialog)]) {
        await control.focus();
        await expect(control).toBeInViewport({ ratio: 1 });
        expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      }
      for (const entry of ['email', 'appointmentDate', 'mobile', 'name'] as const) {
        await field(dialog, entry).focus();
        await expect(field(dialog, entry)).toBeInViewport({ ratio: 0.95 });
      }
      const beside = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth);
      expect(beside).toBeLessThanOrEqual(0);
    }
  });
});

test('the contact form with errors has no axe violation', async ({ page }) => {
  await page.goto(contactPage);
  const form = contactForm(page);
  await field(form, 'name').focus();
  await expect(submitOf(form)).toBeEnabled();
  await submitOf(form).click();
  await expect(form.getByRole('alert')).toHaveCount(3);
  expect(await violations(page, { within: 'section:has(form)' })).toEqual([]);
});

test.describe('the bar of a failed request on a phone', () => {
  test.use({ ...phone, allowedProblems: [/status of 500/] });

  test('has targets of 44 px, covers no content and has no axe violation', async ({ page }) => {
    await page.goto(condition.path);
    await page.route('**/create*', (route) => route.fulfill({ status: 500 }));
    const dialog = await send(page, 'conditionQuery');
    await expect(bar(page)).toBeVisible();
    for (const control of await bar(page).locator('a:visible, button:visible').all()) {
      expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    expect(await violations(page, { within: '#request-bar' })).toEqual([]);

    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const footer = await page.getByRole('contentinfo').boundingBox();
    const top = (await bar(page).boundingBox())?.y ?? 0;
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual(top + 1);
    await expect(dialog).toBeHidden();
  });
});

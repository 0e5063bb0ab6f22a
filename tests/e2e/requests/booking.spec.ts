// A visitor books from anywhere.
import {
  bar,
  dialogOf,
  expectError,
  field,
  fill,
  noon,
  openForm,
  submitOf,
  toast,
  tomorrow,
  visitor,
  walkMessages,
  watchPosts,
} from '../support/forms.ts';
import type { Page } from '@playwright/test';
import { expect, phone, test } from '../support/test.ts';

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(noon);
  await page.goto('/about');
});

test('the dialog has its title, fields, hint and note, and begins at tomorrow', async ({ page }) => {
  const dialog = await openForm(page, 'booking');
  await expect(page.getByRole('dialog', { name: 'Book an Appointment' })).toBeVisible();
  await expect(dialog.getByLabel('Appointment Date')).toHaveValue(tomorrow.day);
  await expect(dialog.getByLabel('Appointment Date')).toHaveAttribute('min', tomorrow.day);
  await expect(dialog.getByLabel('Appointment Date')).toHaveAttribute('max', '2027-02-20');
  for (const label of ['Full Name', 'Mobile Number', 'Email'])
    await expect(dialog.getByLabel(label)).toHaveValue('');
  await expect(dialog.getByText('Select a date from tomorrow to 3 months ahead')).toBeVisible();
  await expect(dialog.getByText('Fields marked * are required')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Book Appointment' })).toBeDisabled();
});

test('a request arrives at the desk, closes the dialog at once and says what happens next', async ({
  page,
}) => {
  const posts = watchPosts(page);
  const dialog = await openForm(page, 'booking');
  await fill(dialog, { ...visitor, email: ' asha@example.org ' });
  const answer = page.waitForResponse('**/createAppointMent');
  await submitOf(dialog).click();
  await expect(dialog).toBeHidden();
  expect((await answer).status()).toBe(201);
  expect(posts).toEqual([
    {
      path: '/createAppointMent',
      body: { appointmentDate: tomorrow.long, ...visitor, email: 'asha@example.org' },
    },
  ]);
  await expect(toast(page, 'Appointment Booked Successfully 😊')).toBeVisible();
  await expect(bar(page).getByRole('status')).toHaveText(
    `What happens next: the practice calls you to confirm ${tomorrow.long}. Until then it is a request, not a fixed appointment.`,
  );
  const download = page.waitForEvent('download');
  await bar(page).getByRole('button', { name: 'Add to calendar' }).click();
  const file = await (await download).createReadStream();
  const text = Buffer.concat(await file.toArray()).toString();
  expect(text).toContain('STATUS:TENTATIVE');
  expect(text).toContain('DTSTART;VALUE=DATE:20261121');
  await bar(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(bar(page)).toBeHidden();
});

test('an e-mail that is left out is sent as null', async ({ page }) => {
  const posts = watchPosts(page);
  const dialog = await openForm(page, 'booking');
  await fill(dialog);
  await submitOf(dialog).click();
  await expect(toast(page, 'Appointment Booked Successfully 😊')).toBeVisible();
  expect(posts[0]?.body).toEqual({ appointmentDate: tomorrow.long, ...visitor, email: null });
});

const wrong = [
  ['appointmentDate', '', 'Appointment date is required'],
  ['appointmentDate', '2026-11-19', 'Appointment date cannot be in the past'],
  ['name', '', 'Name is required'],
  ['name', 'Asha 2', 'Name should contain only characters'],
  ['name', 'A', 'Name must be at least 2 characters'],
  ['name', 'x'.repeat(51), 'Name must be less than 50 characters'],
  ['mobile', '', 'Mobile number is required'],
  ['mobile', '5876543210', 'Mobile number must start with 6,7,8,9 and be 10 digits'],
  ['mobile', '987654321', 'Mobile number must start with 6,7,8,9 and be 10 digits'],
  ['email', 'asha@', 'Invalid email address'],
] as const;

test('what is wrong is said at its field, and nothing is sent', async ({ page }) => {
  const posts = watchPosts(page);
  const dialog = await openForm(page, 'booking');
  await walkMessages(wrong, async (name, value, message) => {
    await fill(dialog, { ...visitor, email: '', appointmentDate: tomorrow.day, [name]: value });
    await field(dialog, name).focus();
    await field(dialog, name).blur();
    await expectError(dialog, name, message);
    await expect(field(dialog, name)).toHaveAttribute('aria-invalid', 'true');
    await expect(dialog.getByRole('alert')).toHaveText(message);
    await expect(submitOf(dialog)).toBeDisabled();
    await field(dialog, name).press('Enter');
    expect(posts).toEqual([]);

    // The message goes with the first edit.
    await field(dialog, name).fill(name === 'appointmentDate' ? '2026-12-01' : 'As');
    await expectError(dialog, name, '');
  });
});

test('leaving a field with the keyboard judges it, also on the way to a button', async ({ page }) => {
  const dialog = await openForm(page, 'booking');
  await fill(dialog, { ...visitor, email: 'asha@' });
  await field(dialog, 'email').press('Tab');
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

const numbers = [
  ['+91 98765 43210', '9876543210'],
  ['098765-43210', '9876543210'],
  ['९८७६५४३२१०', '9876543210'],
  ['98765432109999', '9876543210'],
] as const;

test('numbers as people write them are helped, pasted or typed', async ({ page }) => {
  const dialog = await openForm(page, 'booking');
  for (const [written, kept] of numbers)
    await test.step(written, async () => {
      await field(dialog, 'mobile').fill(written);
      await expect(field(dialog, 'mobile')).toHaveValue(kept);
      await field(dialog, 'mobile').fill('');
      await field(dialog, 'mobile').pressSequentially(written);
      await expect(field(dialog, 'mobile')).toHaveValue(kept);
    });
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

test('a name in Devanagari with single spaces is sent', async ({ page }) => {
  const posts = watchPosts(page);
  const dialog = await openForm(page, 'booking');
  await fill(dialog, { name: '  सुनीता   शर्मा ', mobile: visitor.mobile });
  await submitOf(dialog).click();
  await expect(toast(page, 'Appointment Booked Successfully 😊')).toBeVisible();
  expect(posts[0]?.body.name).toBe('सुनीता शर्मा');
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

test('a form that was filled in by the browser can be sent', async ({ page }) => {
  const dialog = await openForm(page, 'booking');
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

test.describe('one click, one request', () => {
  test('three clicks in one moment send one', async ({ page }) => {
    const posts = watchPosts(page);
    const dialog = await openForm(page, 'booking');
    await fill(dialog);
    await submitOf(dialog).evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
      button.click();
    });
    await expect(toast(page, 'Appointment Booked Successfully 😊')).toBeVisible();
    expect(posts).toHaveLength(1);
  });

  test('Enter and a click send one', async ({ page }) => {
    const posts = watchPosts(page);
    const dialog = await openForm(page, 'booking');
    await fill(dialog);
    await dialog.evaluate((element) => {
      element.querySelector('form')?.requestSubmit();
      element.querySelector<HTMLButtonElement>('[type=submit]')?.click();
    });
    await expect(toast(page, 'Appointment Booked Successfully 😊')).toBeVisible();
    expect(posts).toHaveLength(1);
  });

  test('until the answer is there the button is off and reads Booking...', async ({ page }) => {
    const answers: (() => void)[] = [];
    await page.route('**/createAppointMent', (route) => {
      answers.push(() => void route.fulfill({ status: 201 }));
    });
    let dialog = await openForm(page, 'booking');
    await fill(dialog);
    await submitOf(dialog).click();
    await expect(dialog).toBeHidden();
    dialog = await openForm(page, 'booking');
    await fill(dialog);
    await expect(submitOf(dialog)).toHaveText('Booking...');
    await expect(submitOf(dialog)).toBeDisabled();
    answers.forEach((answer) => answer());
    await expect(submitOf(dialog)).toHaveText('Book Appointment');
    await expect(submitOf(dialog)).toBeEnabled();
  });
});

test.describe('closing resets', () => {
  const ways = [
    ['Cancel', (page) => dialogOf(page, 'booking').getByRole('button', { name: 'Cancel' }).click()],
    ['X', (page) => dialogOf(page, 'booking').getByRole('button', { name: 'Close' }).click()],
    ['Escape', (page) => page.keyboard.press('Escape')],
    ['a click on the overlay', (page) => page.mouse.click(5, 400)],
  ] as [string, (page: Page) => Promise<void>][];

  test(`by ${ways.map(([way]) => way).join(', ')}`, async ({ page }) => {
    const dialog = await openForm(page, 'booking');
    for (const [way, close] of ways)
      await test.step(way, async () => {
        await fill(dialog, { ...visitor, mobile: '12', appointmentDate: '2026-12-24' });
        await field(dialog, 'email').focus();
        await expectError(dialog, 'mobile', 'Mobile number must start with 6,7,8,9 and be 10 digits');
        await close(page);
        await expect(dialog).toBeHidden();
        await expect(page.locator('[data-opens="booking"]:visible').first()).toBeFocused();
        await openForm(page, 'booking');
        await expect(field(dialog, 'appointmentDate')).toHaveValue(tomorrow.day);
        await expect(field(dialog, 'name')).toHaveValue('');
        await expect(dialog.getByRole('alert')).toBeHidden();
      });
  });

  test('a text selection that ends outside closes nothing', async ({ page }) => {
    const dialog = await openForm(page, 'booking');
    const box = await field(dialog, 'name').boundingBox();
    await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
    await page.mouse.down();
    await page.mouse.move(5, 400);
    await page.mouse.up();
    await expect(dialog).toBeVisible();
  });
});

test.describe('the keyboard', () => {
  test('the button opens with Space and with Enter, the focus goes in, stays in and comes back', async ({
    page,
  }) => {
    const opener = page.locator('[data-opens="booking"]:visible').first();
    await expect(opener).toHaveRole('button');
    for (const key of ['Space', 'Enter']) {
      await opener.focus();
      await page.keyboard.press(key);
      const dialog = dialogOf(page, 'booking');
      await expect(dialog).toBeVisible();
      await expect(field(dialog, 'appointmentDate')).toBeFocused();
      for (let step = 0; step < 12; step += 1) {
        await page.keyboard.press('Tab');
        // After its last control the browser's own come, and until then the page itself has the focus.
        const inside = await page.evaluate(
          () => document.activeElement === document.body || document.activeElement?.closest('#booking'),
        );
        expect(inside).toBeTruthy();
      }
      await page.keyboard.press('Escape');
      await expect(opener).toBeFocused();
    }
  });
});

test('the page behind does not scroll or move', async ({ page }) => {
  const measure = () => page.evaluate(() => document.querySelector('main')?.getBoundingClientRect().toJSON());
  await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }));
  const before = await measure();
  const button = await page.locator('[data-opens="booking"]:visible').first().boundingBox();
  await page.mouse.click((button?.x ?? 0) + 20, (button?.y ?? 0) + 20);
  await expect(dialogOf(page, 'booking')).toBeVisible();
  await page.mouse.move(5, 400);
  await page.mouse.wheel(0, 400);
  await page.waitForTimeout(200);
  expect(await measure()).toEqual(before);
  await page.keyboard.press('Escape');
  expect(await measure()).toEqual(before);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the dialog opens from the menu, closes the menu, and hands the focus back', async ({ page }) => {
    const toggle = page.getByRole('button', { name: 'Menu' });
    await toggle.click();
    await page.locator('#menu [data-opens="booking"]').click();
    const dialog = dialogOf(page, 'booking');
    await expect(dialog).toBeVisible();
    await expect(page.locator('#menu')).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(toggle).toBeFocused();
  });

  test('every target is at least 44 pixels high, and no field makes the phone zoom in', async ({ page }) => {
    await page.getByRole('button', { name: 'Menu' }).click();
    const dialog = await openForm(page, 'booking');
    for (const control of await dialog.locator('input, button').all()) {
      expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    const size = await field(dialog, 'name').evaluate((input) =>
      parseFloat(getComputedStyle(input).fontSize),
    );
    expect(size).toBeGreaterThanOrEqual(16);
  });

  test('the right keyboards and autofill are asked for', async ({ page }) => {
    const dialog = dialogOf(page, 'booking');
    await expect(field(dialog, 'mobile')).toHaveAttribute('inputmode', 'tel');
    await expect(field(dialog, 'email')).toHaveAttribute('type', 'email');
    await expect(field(dialog, 'name')).toHaveAttribute('autocomplete', 'name');
    await expect(field(dialog, 'mobile')).toHaveAttribute('autocomplete', 'tel-national');
    await expect(field(dialog, 'email')).toHaveAttribute('autocomplete', 'email');
  });
});

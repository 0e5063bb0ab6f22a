// The booking dialog of the menu.
import { expectError, field, fill, blurField, openForm, submitOf } from '../support/forms.ts';
import {
  bar,
  delayResponses,
  send,
  toast,
  tomorrow,
  visitAtNoon,
  visitor,
  walkMessages,
  watchPosts,
} from '../support/requests.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ page }) => visitAtNoon(page, '/about'));

test('the dialog has its title, fields, hint, note and the default date tomorrow', async ({ page }) => {
  const dialog = await openForm(page, 'booking');
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

test('an accepted request closes the dialog and shows what happens next @task', async ({ page }) => {
  const posts = watchPosts(page);
  const answer = page.waitForResponse('**/createAppointMent');
  const dialog = await send(page, 'booking', { ...visitor, email: ' asha@example.org ' });
  await expect(dialog).toBeHidden();
  expect((await answer).status()).toBe(201);
  expect(posts).toEqual([
    {
      path: '/createAppointMent',
      body: { appointmentDate: tomorrow.long, ...visitor, email: 'asha@example.org' },
    },
  ]);
  await expect(toast(page, 'Appointment Booked Successfully 😊')).toBeVisible();
  const readOut = page.getByRole('region', { name: 'Notifications' }).locator('[aria-live=polite]');
  await expect(readOut).toHaveText('Appointment Booked Successfully 😊');
  await expect(bar(page).getByRole('status')).toHaveText(
    `What happens next: the practice calls you to confirm ${tomorrow.spoken}. Until then it is a request, not a fixed appointment.`,
  );
  const download = page.waitForEvent('download');
  await bar(page).getByRole('button', { name: 'Add to calendar' }).click();
  const file = await (await download).createReadStream();
  const text = Buffer.concat(await file.toArray()).toString();
  expect(text).toContain('STATUS:TENTATIVE');
  expect(text).toContain('DTSTART;VALUE=DATE:20261121');
  await bar(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(bar(page)).toBeHidden();
  // The next page shows no message.
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

const wrong = [
  ['appointmentDate', '', 'Appointment date is required'],
  ['appointmentDate', '2026-11-19', 'Appointment date cannot be in the past'],
  ['appointmentDate', '2027-02-21', 'Select a date from tomorrow to 3 months ahead'],
  ['name', '', 'Name is required'],
  ['name', 'Asha 2', 'Name should contain only characters'],
  ['name', 'A', 'Name must be at least 2 characters'],
  ['name', 'x'.repeat(51), 'Name must be less than 50 characters'],
  ['mobile', '', 'Mobile number is required'],
  ['mobile', '5876543210', 'Mobile number must start with 6,7,8,9 and be 10 digits'],
  ['mobile', '987654321', 'Mobile number must start with 6,7,8,9 and be 10 digits'],
  ['email', 'asha@', 'Invalid email address'],
] as const;

test('an error is shown at its field, and nothing is sent', async ({ page }) => {
  const posts = watchPosts(page);
  const dialog = await openForm(page, 'booking');
  await walkMessages(wrong, async (name, value, message) => {
    await fill(dialog, { ...visitor, email: '', appointmentDate: tomorrow.day, [name]: value });
    await blurField(dialog, name);
    await expectError(dialog, name, message);
    await expect(field(dialog, name)).toHaveAttribute('aria-invalid', 'true');
    await expect(dialog.getByRole('alert')).toHaveText(message);
    await expect(submitOf(dialog)).toBeDisabled();
    await field(dialog, name).press('Enter');
    expect(posts).toEqual([]);

    // The first edit removes the message.
    await field(dialog, name).fill(name === 'appointmentDate' ? '2026-12-01' : 'As');
    await expectError(dialog, name, '');
  });
});

test('Enter and a double click send one request', async ({ page }) => {
  const posts = watchPosts(page);
  const dialog = await openForm(page, 'booking');
  await fill(dialog, visitor);
  await submitOf(dialog).evaluate((button: HTMLButtonElement) => {
    button.form?.requestSubmit();
    button.click();
    button.click();
  });
  await expect(toast(page, 'Appointment Booked Successfully 😊')).toBeVisible();
  expect(posts).toHaveLength(1);
});

test('the button is disabled and reads Booking... until the response', async ({ page }) => {
  const answers = await delayResponses(page, '/createAppointMent');
  const dialog = await send(page, 'booking');
  await expect(dialog).toBeHidden();
  await openForm(page, 'booking');
  await fill(dialog, visitor);
  await expect(submitOf(dialog)).toHaveText('Booking...');
  await expect(submitOf(dialog)).toBeDisabled();
  await answers.arrived();
  answers.release(201);
  await expect(submitOf(dialog)).toHaveText('Book Appointment');
  await expect(submitOf(dialog)).toBeEnabled();
});

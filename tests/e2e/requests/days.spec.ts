// The days are the clinic's, wherever the visitor is and whatever language the phone speaks.
import { expectError, field, fill, openForm, submitOf } from '../support/forms.ts';
import { toast, visitor, watchPosts } from '../support/requests.ts';
import { expect, still, test } from '../support/test.ts';

test.use(still);

for (const [when, now, timezoneId, locale, first, last, long] of [
  [
    'at 01:30 in India',
    '2026-11-21T01:30:00+05:30',
    'Asia/Kolkata',
    'hi-IN',
    '2026-11-22',
    '2027-02-21',
    'Sunday, November 22, 2026',
  ],
  [
    'on 30 November',
    '2026-11-30T12:00:00+05:30',
    'Asia/Kolkata',
    'en-IN',
    '2026-12-01',
    '2027-02-28',
    'Tuesday, December 1, 2026',
  ],
  [
    'on 30 November before a leap year',
    '2027-11-30T12:00:00+05:30',
    'Asia/Kolkata',
    'en-IN',
    '2027-12-01',
    '2028-02-29',
    'Wednesday, December 1, 2027',
  ],
  [
    'on 31 December',
    '2026-12-31T23:00:00+05:30',
    'Asia/Kolkata',
    'mr-IN',
    '2027-01-01',
    '2027-03-31',
    'Friday, January 1, 2027',
  ],
  [
    'in New York in the evening',
    '2026-11-20T22:00:00-05:00',
    'America/New_York',
    'en-US',
    '2026-11-22',
    '2027-02-21',
    'Sunday, November 22, 2026',
  ],
  [
    'in Auckland in the morning',
    '2026-11-21T06:00:00+13:00',
    'Pacific/Auckland',
    'de-DE',
    '2026-11-21',
    '2027-02-20',
    'Saturday, November 21, 2026',
  ],
] as const) {
  test.describe(when, () => {
    test.use({ timezoneId, locale });

    test('tomorrow is the clinic’s, and the date is written in English', async ({ page }) => {
      await page.clock.setFixedTime(new Date(now));
      // The desk lives at another time, and would rightly refuse these days.
      await page.route('**/create*', (route) => route.fulfill({ status: 201 }));
      await page.goto('/about');
      const posts = watchPosts(page);
      const dialog = await openForm(page, 'booking');
      const date = field(dialog, 'appointmentDate');
      await expect(date).toHaveValue(first);
      await expect(date).toHaveAttribute('min', first);
      await expect(date).toHaveAttribute('max', last);
      await fill(dialog, visitor);
      await submitOf(dialog).click();
      await expect(toast(page, 'Appointment Booked Successfully 😊')).toBeVisible();
      expect(posts[0]?.body.appointmentDate).toBe(long);
    });
  });
}

test('midnight moves the window, without a new visit', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-20T23:59:00+05:30'));
  await page.goto('/about');
  const dialog = await openForm(page, 'booking');
  await expect(field(dialog, 'appointmentDate')).toHaveValue('2026-11-21');
  await page.keyboard.press('Escape');
  await page.clock.setFixedTime(new Date('2026-11-21T00:01:00+05:30'));
  await openForm(page, 'booking');
  await expect(field(dialog, 'appointmentDate')).toHaveValue('2026-11-22');
});

test('the last day is taken, and the one after it is not', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-30T12:00:00+05:30'));
  await page.goto('/about');
  const dialog = await openForm(page, 'booking');
  await fill(dialog, { ...visitor, appointmentDate: '2027-03-01' });
  await field(dialog, 'name').focus();
  await expectError(dialog, 'appointmentDate', 'Select a date from tomorrow to 3 months ahead');
  await expect(submitOf(dialog)).toBeDisabled();
  await fill(dialog, { appointmentDate: '2027-02-28' });
  await expect(submitOf(dialog)).toBeEnabled();
});

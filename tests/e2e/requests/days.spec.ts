// Dates use the time zone of the clinic, for every time zone and language of the visitor. The booking window is
// covered by tests/unit/lib/dates.test.ts.
import { week } from '@clinic/contract/open-hours.ts';
import { practice } from '../support/content/index.ts';
import { field, fill, openForm, submitOf } from '../support/forms.ts';
import { noon, toast, visitor, watchPosts } from '../support/requests.ts';
import { expect, still, test } from '../support/test.ts';

test.use(still);

for (const { where, now, timezoneId, locale, first, last, long } of [
  {
    where: 'in New York in the evening',
    now: '2026-11-20T22:00:00-05:00',
    timezoneId: 'America/New_York',
    locale: 'en-US',
    first: '2026-11-22',
    last: '2027-02-21',
    long: 'Sunday, November 22, 2026',
  },
  {
    where: 'in Auckland in the morning',
    now: '2026-11-21T06:00:00+13:00',
    timezoneId: 'Pacific/Auckland',
    locale: 'hi-IN',
    first: '2026-11-21',
    last: '2027-02-20',
    long: 'Saturday, November 21, 2026',
  },
])
  test.describe(where, () => {
    test.use({ timezoneId, locale });

    test('tomorrow is in the time zone of the clinic, and the date is in English', async ({ page }) => {
      await page.clock.setFixedTime(new Date(now));
      // The clock of the desk differs, so it would reject these days.
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

test('the booking window moves at midnight without a reload', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-20T23:59:00+05:30'));
  await page.goto('/about');
  const dialog = await openForm(page, 'booking');
  await expect(field(dialog, 'appointmentDate')).toHaveValue('2026-11-21');
  await page.keyboard.press('Escape');
  await page.clock.setFixedTime(new Date('2026-11-21T00:01:00+05:30'));
  await openForm(page, 'booking');
  await expect(field(dialog, 'appointmentDate')).toHaveValue('2026-11-22');
});

test('the form shows the weekday and whether the practice is closed', async ({ page }) => {
  await page.clock.setFixedTime(noon);
  await page.goto('/about');
  const dialog = await openForm(page, 'booking');
  const date = field(dialog, 'appointmentDate');
  const height = (await dialog.locator('form').boundingBox())?.height;
  for (let day = 21; day < 28; day += 1) {
    await date.fill(`2026-11-${day}`);
    const words = new Date(Date.UTC(2026, 10, day)).toUTCString();
    const weekday = week.find((name) => name.startsWith(words.slice(0, 3))) ?? '';
    const closed = ` We are closed on ${weekday}s. We will offer you another day.`;
    const isOpen = practice.hours.confirmed.days.some((name) => name === weekday);
    await expect(date).toHaveAccessibleDescription(
      `Select a date from tomorrow to 3 months ahead ${weekday} ${day} November 2026${isOpen ? '' : `:${closed}`}`,
    );
    expect((await dialog.locator('form').boundingBox())?.height, 'nothing moves').toBe(height);
  }
  await date.fill('');
  await expect(date).toHaveAccessibleDescription('Select a date from tomorrow to 3 months ahead');
});

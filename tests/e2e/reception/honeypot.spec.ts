// A bot fills in the booking form, and the receptionist decides.
import type { Locator, Page } from '@playwright/test';
import { fill, openForm, submitOf } from '../support/forms.ts';
import { toast } from '../support/requests.ts';
import { expect, join, newMobile, test } from './front-desk.ts';

const sent = (page: Page) => toast(page, 'Appointment Booked Successfully 😊');

/** Fills every field except the day at once, and submits. */
const submitAsBot = (dialog: Locator, texts: Record<string, string>) =>
  dialog.evaluate(async (element, values) => {
    document.querySelector<HTMLElement>(`[commandfor=${element.id}]`)?.click();
    await new Promise(requestAnimationFrame);
    for (const field of element.querySelectorAll<HTMLInputElement>('input, textarea')) {
      if (field.type === 'date') continue;
      field.value = values[field.name] ?? values.any ?? '';
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    await new Promise(requestAnimationFrame);
    element.querySelector<HTMLElement>('[type=submit]')?.click();
  }, texts);

async function openOnce(page: Page): Promise<Locator> {
  await page.goto('/about');
  const dialog = await openForm(page, 'booking');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  return dialog;
}

test('a request of a bot is spam, with the reason, and can be reopened', async ({ page, frontDesk }) => {
  await join(page, frontDesk, 'Sees Spam');
  const dialog = await openOnce(page);
  const mobile = newMobile();
  await submitAsBot(dialog, { name: 'Fills Everything', mobile, email: 'a@example.org', any: 'Cheap pills' });
  await expect(sent(page)).toBeVisible();

  await page.goto(`/desk?view=spam&q=${mobile}`);
  await expect(page.getByText('Sent very quickly')).toBeVisible();
  await page.getByRole('link', { name: 'Fills Everything', exact: true }).click();
  await expect(page.getByText('it wrote “Cheap pills” into a field that people cannot see')).toBeVisible();
  await page.getByRole('button', { name: 'Reopen' }).click();
  await page.goto('/desk');
  await expect(page.getByRole('link', { name: 'Fills Everything', exact: true })).toBeVisible();
});

test('a person sends only the visible fields', async ({ page, frontDesk }) => {
  await page.clock.install();
  await page.goto('/about');
  const dialog = await openForm(page, 'booking');
  await fill(dialog, { name: 'Asha Rao', mobile: newMobile() });
  const seen = await dialog.getByRole('textbox').count();
  await expect(dialog.getByRole('textbox', { includeHidden: true })).toHaveCount(seen + 1);
  // A request within two seconds is marked as quick.
  await page.clock.runFor(2_000);
  const request = page.waitForRequest('**/createAppointMent');
  await submitOf(dialog).click();
  expect(Object.keys((await request).postDataJSON() as object)).toEqual([
    'appointmentDate',
    'name',
    'mobile',
    'email',
  ]);
  await expect(sent(page)).toBeVisible();
  expect(frontDesk.read('SELECT state, quick FROM requests ORDER BY id DESC LIMIT 1')).toEqual([
    { state: 'new', quick: 0 },
  ]);
});

// How a visitor finds and fills the forms, for the tests of requests.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './test.ts';

export const conditionPage = '/pain-conditions/knee-pain';
export const servicePage = '/services/genicular-nerve-block';
export const contactPage = '/for-patients/contacts';

export const visitor = { name: 'Asha Rao', mobile: '9876543210' };

/** Noon at the clinic on the day before Saturday, November 21, 2026. */
export const noon = new Date('2026-11-20T12:00:00+05:30');
export const tomorrow = { day: '2026-11-21', long: 'Saturday, November 21, 2026' };

export const dialogOf = (page: Page, id: string): Locator => page.locator(`dialog#${id}`);

/** Opens a dialog by the first of its buttons that can be seen, and waits until its form is alive. */
export async function openForm(page: Page, id: string): Promise<Locator> {
  await page.locator(`[data-opens="${id}"]:visible`).first().click();
  const dialog = dialogOf(page, id);
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText('still loading')).toBeHidden();
  return dialog;
}

export async function fill(form: Locator, values: Record<string, string> = visitor): Promise<void> {
  for (const [name, value] of Object.entries(values)) await form.locator(`[name="${name}"]`).fill(value);
}

export const field = (form: Locator, name: string): Locator => form.locator(`[name="${name}"]`);

export const submitOf = (form: Locator): Locator => form.locator('[type="submit"]');

/** The message that is tied to the field, as assistive technology finds it. */
export async function errorOf(form: Locator, name: string): Promise<string> {
  const control = field(form, name);
  const ids = ((await control.getAttribute('aria-describedby')) ?? '').split(' ');
  const id = ids.find((candidate) => candidate.endsWith('-error'));
  return id ? form.page().locator(`#${id}`).innerText() : '';
}

/** The message of a field is this, and '' means none. */
export const expectError = (form: Locator, name: string, message: string) =>
  expect.poll(() => errorOf(form, name), `the message of ${name}`).toBe(message);

/** One field after the other is given a value that is refused; all others hold what is accepted. */
export async function walkMessages(
  wrong: readonly (readonly [name: string, value: string, message: string])[],
  check: (name: string, value: string, message: string) => Promise<void>,
) {
  for (const [name, value, message] of wrong)
    await test.step(`${name} ${JSON.stringify(value.slice(0, 16))}: ${message}`, () =>
      check(name, value, message));
}

export const toast = (page: Page, text: string): Locator =>
  page.locator('.toasts').getByRole('button').filter({ hasText: text });

export const bar = (page: Page): Locator => page.getByRole('complementary', { name: 'Your request' });

/** Everything that is posted from now on, with what it carries. */
export function watchPosts(page: Page): { path: string; body: Record<string, unknown> }[] {
  const posts: { path: string; body: Record<string, unknown> }[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST') return;
    posts.push({
      path: new URL(request.url()).pathname,
      body: request.postDataJSON() as Record<string, unknown>,
    });
  });
  return posts;
}

// A visitor who sends requests: values, time, pages and messages.
import type { Locator, Page } from '@playwright/test';
import { conditions, first, listedServices } from './content/index.ts';
import { fill, openForm, submitOf, type Form } from './forms.ts';
import { noon } from './noon.ts';
import { expect, test } from './test.ts';

export const condition = first(conditions);
export const service = first(listedServices, ({ data }) => Boolean(data.procedure));
export const contactPage = '/for-patients/contacts';

export const visitor = { name: 'Asha Rao', mobile: '9876543210' };

export { noon };
export const tomorrow = {
  day: '2026-11-21',
  long: 'Saturday, November 21, 2026',
  spoken: 'Saturday 21 November 2026',
};

export async function visitAtNoon(page: Page, address: string) {
  await page.clock.setFixedTime(noon);
  await page.goto(address);
}

/** Opens a form, fills it and submits it. */
export async function send(page: Page, form: Form, values: Parameters<typeof fill>[1] = visitor) {
  const dialog = await openForm(page, form);
  await fill(dialog, values);
  await submitOf(dialog).click();
  return dialog;
}

/** Tests one invalid value at a time, with valid values in all other fields. */
export async function walkMessages<Name extends string>(
  wrong: readonly (readonly [name: Name, value: string, message: string])[],
  check: (name: Name, value: string, message: string) => Promise<void>,
) {
  for (const [name, value, message] of wrong)
    await test.step(`${name} ${JSON.stringify(value.slice(0, 16))}: ${message}`, () =>
      check(name, value, message));
}

/** A notice, which is a button because a click closes it. */
export const toast = (page: Page, text: string, region = 'Notifications'): Locator =>
  page.getByRole('region', { name: region }).getByRole('button').filter({ hasText: text });

export const bar = (page: Page): Locator => page.getByRole('complementary', { name: 'Your request' });

/** Records the path and body of every POST request from now on. */
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

/** Delays the responses of the desk until `release` is called with their status. */
export async function delayResponses(page: Page, path: string) {
  const held: ((status: number) => void)[] = [];
  await page.route(`**${path}`, (route) => void held.push((status) => void route.fulfill({ status })));
  return {
    arrived: () => expect.poll(() => held.length).toBe(1),
    release: (status: number) => held.splice(0).forEach((answer) => answer(status)),
  };
}

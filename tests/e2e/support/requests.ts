// A visitor who asks for something: who, when, from which page, and what is said back.
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

/** Opens a form, fills it and sends it. */
export async function send(page: Page, form: Form, values: Parameters<typeof fill>[1] = visitor) {
  const dialog = await openForm(page, form);
  await fill(dialog, values);
  await submitOf(dialog).click();
  return dialog;
}

/** One field after the other is given a value that is refused; all others hold what is accepted. */
export async function walkMessages<Name extends string>(
  wrong: readonly (readonly [name: Name, value: string, message: string])[],
  check: (name: Name, value: string, message: string) => Promise<void>,
) {
  for (const [name, value, message] of wrong)
    await test.step(`${name} ${JSON.stringify(value.slice(0, 16))}: ${message}`, () =>
      check(name, value, message));
}

/** A notice in the corner. A click closes it, so it is a button. */
export const toast = (page: Page, text: string): Locator =>
  page.getByRole('region', { name: 'Notifications' }).getByRole('button').filter({ hasText: text });

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

/** The next answers of the desk are held back until they are let go, with this status. */
export async function holdAnswers(page: Page, path: string) {
  const held: ((status: number) => void)[] = [];
  await page.route(`**${path}`, (route) => void held.push((status) => void route.fulfill({ status })));
  return {
    arrived: () => expect.poll(() => held.length).toBe(1),
    release: (status: number) => held.splice(0).forEach((answer) => answer(status)),
  };
}

// Helpers to open, fill and inspect the forms.
import type { Locator, Page } from '@playwright/test';
import { screen } from './content/index.ts';
import { expect } from './test.ts';

/** The opener, button and dialog name of each form. */
export const forms = {
  booking: { from: 'navigation', button: 'Book Appointment', dialog: 'Book an Appointment' },
  conditionAppointment: { from: 'main', button: 'Book Appointment Now', dialog: 'Book Appointment' },
  conditionQuery: { from: 'main', button: 'for any queries/information', dialog: 'Queries and Information' },
  procedureAppointment: { from: 'main', button: 'Book Appointment', dialog: 'Book Appointment' },
  procedureQuery: { from: 'main', button: 'Request Information', dialog: 'Request Information' },
} as const;

export type Form = keyof typeof forms;

/** Returns the button that opens a form. */
export function openerOf(page: Page, form: Form): Locator {
  const { from, button } = forms[form];
  const part = page.getByRole(from, from === 'navigation' ? { name: 'Main' } : {});
  return part.getByRole('button', { name: button, exact: true });
}

export const dialogOf = (page: Page, form: Form): Locator =>
  page.getByRole('dialog', { name: forms[form].dialog, exact: true, includeHidden: true });

/** Opens a dialog by its button and waits until its form is hydrated. */
export async function openForm(page: Page, form: Form): Promise<Locator> {
  await openerOf(page, form).click();
  const dialog = dialogOf(page, form);
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText('still loading')).toBeHidden();
  return dialog;
}

/** The section of the contact page with the form. */
export const contactForm = (page: Page): Locator =>
  page.getByRole('main').getByRole('region', { name: screen('contact').form.heading });

/** Sets the endpoint of the contact form; '' for none. */
export const setEndpoint = (form: Locator, endpoint: string) =>
  form.locator('astro-island').evaluate((island, address) => {
    const props = JSON.parse(island.getAttribute('props') ?? '') as object;
    island.setAttribute('props', JSON.stringify({ ...props, endpoint: [0, address] }));
  }, endpoint);

/** The label of each field, by its name in the payload. */
const labels = {
  condition: /^(Problem|Service)/,
  appointmentDate: /Date/,
  name: /^Full Name/,
  mobile: /^Mobile Number/,
  email: /^Email/,
  message: /^Message/,
};
type Name = keyof typeof labels;

export const field = (form: Locator, name: Name): Locator => form.getByLabel(labels[name]);

export async function fill(form: Locator, values: Partial<Record<Name, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(form, name as Name).fill(value);
}

/** Focuses a field and leaves it, as the Tab key does. */
export async function blurField(form: Locator, name: Name): Promise<void> {
  await field(form, name).focus();
  await field(form, name).blur();
}

export const submitOf = (form: Locator): Locator =>
  form.getByRole('button', { name: /^(Book|Submit|Send(?! again))/ });

/** Returns the error message that aria-describedby links to the field. */
export async function errorOf(form: Locator, name: Name): Promise<string> {
  const ids = ((await field(form, name).getAttribute('aria-describedby')) ?? '').split(' ');
  const id = ids.find((candidate) => candidate.endsWith('-error'));
  return id ? form.page().locator(`#${id}`).innerText() : '';
}

/** Expects the message of a field; '' for none. */
export const expectError = (form: Locator, name: Name, message: string) =>
  expect.poll(() => errorOf(form, name), `the message of ${name}`).toBe(message);

/** Returns the query parameters of a link, such as the text of an e-mail or chat. */
export const queryOf = async (link: Locator): Promise<Record<string, string>> =>
  Object.fromEntries(new URL((await link.getAttribute('href')) ?? '').searchParams);

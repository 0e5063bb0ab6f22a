// The contact form.
import { practice } from '../support/content/index.ts';
import {
  contactForm,
  expectError,
  field,
  fill,
  blurField,
  queryOf,
  setEndpoint,
  submitOf,
} from '../support/forms.ts';
import { delayRequests, scripts } from '../support/delay.ts';
import { contactPage, toast, walkMessages } from '../support/requests.ts';
import { expect, test } from '../support/test.ts';

const message = { name: 'Asha Rao', email: 'asha@example.org', message: 'Is the clinic open on Sunday?' };

test.beforeEach(({ page }) => page.goto(contactPage));

test('a valid message is logged, confirmed and cleared @task', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  // Playwright logs there, too, that it blocks service workers.
  const logged = page.waitForEvent('console', (line) => !line.text().includes('Service Worker'));
  const alerted = page.waitForEvent('dialog');
  const form = contactForm(page);
  await setEndpoint(form, '');
  await fill(form, message);
  await expect(form.getByText('still loading')).toBeHidden();
  const click = submitOf(form).click();
  const dialog = await alerted;
  expect(dialog.message()).toBe("Thank you for reaching out! We'll get back to you soon.");
  await dialog.accept();
  await click;
  expect(await (await logged).args()[0]?.jsonValue()).toEqual(message);
  for (const name of ['name', 'email', 'message'] as const) await expect(field(form, name)).toHaveValue('');
  expect(sent).toEqual([]);

  // The message was not sent, and the form never claims that. The focus moves to the remaining step.
  await expect(form.getByRole('group', { name: 'One step is left: send us your message.' })).toBeFocused();
  const mail = form.getByRole('link', { name: 'By e-mail' });
  expect((await queryOf(mail)).body).toContain(message.message);
  const chat = form.getByRole('link', { name: 'By WhatsApp' });
  await expect(chat).toHaveCount(practice.whatsapp ? 1 : 0);
  for (const link of await chat.all()) expect((await queryOf(link)).text).toContain(message.name);
});

const wrong = [
  ['name', '', 'Name is required'],
  ['name', 'Al', 'Name should be at least 3 characters'],
  ['email', '', 'Email is required'],
  ['email', 'asha@', 'Invalid email address'],
  ['message', '', 'Message is required'],
  ['message', 'Too short', 'Message should be at least 10 characters'],
] as const;

test('an error is shown at its field, and nothing is logged', async ({ page }) => {
  const form = contactForm(page);
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  await walkMessages(wrong, async (name, value, words) => {
    await fill(form, { ...message, [name]: value });
    await expect(form.getByText('still loading')).toBeHidden();
    await blurField(form, name);
    await expectError(form, name, words);
    await expect(field(form, name)).toHaveCSS('border-color', 'rgb(169, 50, 29)');
    await submitOf(form).click();
    await expect(field(form, name)).toBeFocused();
    expect(alerts).toEqual([]);
  });
});

test('only a form in use shows that it is loading, and it keeps its input', async ({ page }) => {
  const form = contactForm(page);
  await page.waitForLoadState('networkidle');
  await expect(form.getByText('still loading')).toBeHidden();
  const release = await delayRequests(page, scripts);
  await field(form, 'name').pressSequentially('Asha Rao');
  await expect(form.getByText('still loading')).toBeVisible();
  const below = page.getByRole('contentinfo');
  const before = await below.boundingBox();
  release();
  await expect(form.getByText('still loading')).toBeHidden();
  expect((await below.boundingBox())?.y).toBe(before?.y);
  await expect(field(form, 'name')).toHaveValue('Asha Rao');
});

test('the button works from the start and reports missing fields @task', async ({ page }) => {
  const form = contactForm(page);
  await expect(submitOf(form)).toBeEnabled();
  const release = await delayRequests(page, scripts);
  await submitOf(form).click();
  release();
  await expectError(form, 'name', 'Name is required');
  await expectError(form, 'message', 'Message is required');
  await expect(field(form, 'name')).toBeFocused();
  await expect(page).toHaveURL(contactPage);
});

test('input before hydration is kept, and the form works afterwards', async ({ page }) => {
  const release = await delayRequests(page, scripts);
  await page.goto(contactPage, { waitUntil: 'commit' });
  const form = contactForm(page);
  await field(form, 'name').pressSequentially('Asha Rao');
  release();
  await submitOf(form).click();
  await expectError(form, 'message', 'Message is required');
  await expect(field(form, 'name')).toHaveValue('Asha Rao');
});

test.describe('with an endpoint', () => {
  test.use({ allowedProblems: [/status of 500/] });

  test('the message is sent, and stays in the form after a failure', async ({ page }) => {
    const form = contactForm(page);
    await setEndpoint(form, '/messages');
    let status = 500;
    await page.route('**/messages', (route) => route.fulfill({ status }));
    await fill(form, message);
    await expect(submitOf(form)).toBeEnabled();
    await submitOf(form).click();
    await expect(toast(page, 'Server Error')).toBeVisible();
    await expect(field(form, 'message')).toHaveValue(message.message);

    status = 201;
    const alerted = page.waitForEvent('dialog').then((dialog) => dialog.accept());
    const sent = page.waitForRequest('**/messages');
    await submitOf(form).click();
    expect((await sent).postDataJSON()).toEqual(message);
    await alerted;
    await expect(field(form, 'message')).toHaveValue('');
    await expect(form.getByRole('link', { name: /^By / })).toHaveCount(0);
  });
});

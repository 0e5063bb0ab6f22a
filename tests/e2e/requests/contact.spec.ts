// A visitor writes a message on the contact page.
import { practice } from '../support/content/index.ts';
import { contactForm, expectError, field, fill, leave, searchOf } from '../support/forms.ts';
import { setEndpoint, submitOf } from '../support/forms.ts';
import { hold, scripts } from '../support/hold.ts';
import { contactPage, toast, walkMessages } from '../support/requests.ts';
import { expect, test } from '../support/test.ts';

const message = { name: 'Asha Rao', email: 'asha@example.org', message: 'Is the clinic open on Sunday?' };

test.beforeEach(({ page }) => page.goto(contactPage));

test('a good message goes to the console, is thanked for and cleared @task', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  // Playwright says there, too, that it keeps service workers off.
  const logged = page.waitForEvent('console', (said) => !said.text().includes('Service Worker'));
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

  // That reached nobody yet, and was never said to. What is left to do takes the focus.
  await expect(form.getByRole('group', { name: 'One step is left: send us your message.' })).toBeFocused();
  const mail = form.getByRole('link', { name: 'By e-mail' });
  expect((await searchOf(mail)).body).toContain(message.message);
  const chat = form.getByRole('link', { name: 'By WhatsApp' });
  await expect(chat).toHaveCount(practice.whatsapp ? 1 : 0);
  for (const link of await chat.all()) expect((await searchOf(link)).text).toContain(message.name);
});

const wrong = [
  ['name', '', 'Name is required'],
  ['name', 'Al', 'Name should be at least 3 characters'],
  ['email', '', 'Email is required'],
  ['email', 'asha@', 'Invalid email address'],
  ['message', '', 'Message is required'],
  ['message', 'Too short', 'Message should be at least 10 characters'],
] as const;

test('what is wrong is said at its field, and the message goes nowhere', async ({ page }) => {
  const form = contactForm(page);
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  await walkMessages(wrong, async (name, value, words) => {
    await fill(form, { ...message, [name]: value });
    await expect(form.getByText('still loading')).toBeHidden();
    await leave(form, name);
    await expectError(form, name, words);
    await expect(field(form, name)).toHaveCSS('border-color', 'rgb(169, 50, 29)');
    await submitOf(form).click();
    await expect(field(form, name)).toBeFocused();
    expect(alerts).toEqual([]);
  });
});

test('only a form in use says that it is loading, and keeps what was typed', async ({ page }) => {
  const form = contactForm(page);
  await page.waitForLoadState('networkidle');
  await expect(form.getByText('still loading')).toBeHidden();
  const release = await hold(page, scripts);
  await field(form, 'name').pressSequentially('Asha Rao');
  await expect(form.getByText('still loading')).toBeVisible();
  const below = page.getByRole('contentinfo');
  const before = await below.boundingBox();
  release();
  await expect(form.getByText('still loading')).toBeHidden();
  expect((await below.boundingBox())?.y).toBe(before?.y);
  await expect(field(form, 'name')).toHaveValue('Asha Rao');
});

test('the button is alive from the start, and a press says what is missing @task', async ({ page }) => {
  const form = contactForm(page);
  await expect(submitOf(form)).toBeEnabled();
  const release = await hold(page, scripts);
  await submitOf(form).click();
  release();
  await expectError(form, 'name', 'Name is required');
  await expectError(form, 'message', 'Message is required');
  await expect(field(form, 'name')).toBeFocused();
  await expect(page).toHaveURL(contactPage);
});

test('who writes before the script of the page is there has a live form once it is', async ({ page }) => {
  const release = await hold(page, scripts);
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

  test('the message is sent there, and stays in the form when that fails', async ({ page }) => {
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

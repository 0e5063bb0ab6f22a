// The two forms of a procedure page, which stay open until the request is accepted.
import type { Locator } from '@playwright/test';
import { practice } from '../support/content/index.ts';
import { dialogOf, errorOf, expectError, field, fill, openForm, submitOf } from '../support/forms.ts';
import {
  bar,
  delayResponses,
  send,
  service,
  toast,
  tomorrow,
  visitAtNoon,
  visitor,
  walkMessages,
  watchPosts,
} from '../support/requests.ts';
import { expect, still, test } from '../support/test.ts';

test.use(still);

const path = '/createAnyConditionAppointMent';

const { title } = service.data;
const request = { ...visitor, appointmentDate: tomorrow.day };

test.beforeEach(({ page }) => visitAtNoon(page, service.path));

for (const [form, accepted, mobile] of [
  ['procedureAppointment', 'Appointment Booked Successfully 😊', '1234567890'],
  ['procedureQuery', 'Query Submitted Successfully 😊', '1'.repeat(15)],
] as const)
  test(`the ${form} form sends a long number, then clears and closes @task`, async ({ page }) => {
    const posts = watchPosts(page);
    const dialog = await openForm(page, form);
    await expect(field(dialog, 'condition')).toHaveValue(title);
    await fill(dialog, { ...request, mobile });
    await submitOf(dialog).click();
    await expect(toast(page, accepted)).toBeVisible();
    await expect(dialog).toBeHidden();
    const body = {
      appointmentDate: tomorrow.day,
      name: visitor.name,
      mobile,
      email: null,
      condition: title,
      formattedDate: tomorrow.long,
    };
    expect(posts).toEqual([{ path, body }]);
    await expect(bar(page)).toContainText('What happens next');
    await openForm(page, form);
    await expect(field(dialog, 'name')).toHaveValue('');
  });

test('a duplicate by the other button is reported as already received', async ({ page }) => {
  await send(page, 'procedureQuery', request);
  await expect(bar(page)).toContainText('What happens next: the practice answers you');
  await expect(bar(page)).not.toContainText('the same before');
  await send(page, 'procedureAppointment', request);
  await expect(bar(page)).toContainText(
    'You have sent the same before: the practice has it already. What happens next: the practice calls you',
  );
  await send(page, 'procedureAppointment', { ...request, name: 'Ravi Rao' });
  await expect(bar(page)).not.toContainText('the same before');
});

test('an empty form shows all errors, sends nothing and resets on reopening', async ({ page }) => {
  const posts = watchPosts(page);
  const dialog = await openForm(page, 'procedureAppointment');
  await expect(field(dialog, 'appointmentDate')).toHaveValue('');
  await field(dialog, 'condition').selectOption('');
  await submitOf(dialog).click();
  await expect(toast(page, 'Please fix the form errors')).toBeVisible();
  await expectError(dialog, 'condition', 'Service selection is required');
  await expectError(dialog, 'appointmentDate', 'Appointment date is required');
  await expectError(dialog, 'name', 'Name is required');
  await expectError(dialog, 'mobile', 'Mobile number is required');
  await expectError(dialog, 'email', '');
  await expect(field(dialog, 'condition')).toBeFocused();
  expect(posts).toEqual([]);
  await fill(dialog, { mobile: visitor.mobile });
  await page.keyboard.press('Escape');
  await openForm(page, 'procedureAppointment');
  await expect(field(dialog, 'mobile')).toHaveValue('');
  await expectError(dialog, 'name', '');
});

const wrong = [
  ['appointmentDate', '2026-11-19', 'Appointment date cannot be in the past'],
  ['name', 'Asha 2', 'Name can only contain letters and spaces'],
  ['name', 'A', 'Name must be at least 2 characters'],
  ['name', 'x'.repeat(51), 'Name must be less than 50 characters'],
  ['mobile', '98765abcde', 'Mobile number must contain only digits'],
  ['mobile', '123456789', 'Mobile number must be at least 10 digits'],
  ['mobile', '1'.repeat(16), 'Mobile number must be less than 15 digits'],
  ['email', 'asha@', 'Please enter a valid email address'],
] as const;

test('an error is shown at its field and in a notice, and nothing is sent', async ({ page }) => {
  const posts = watchPosts(page);
  const dialog = await openForm(page, 'procedureAppointment');
  const notice = toast(page, 'Please fix the form errors');
  await walkMessages(wrong, async (name, value, message) => {
    await fill(dialog, { ...visitor, email: '', appointmentDate: tomorrow.day, [name]: value });
    await submitOf(dialog).click();
    await expectError(dialog, name, message);
    await expect(dialog.getByRole('alert')).toHaveText(message);
    await notice.click();
    await expect(notice).toHaveCount(0);
  });
  expect(posts).toEqual([]);
});

test('a new message does not move the button', async ({ page }) => {
  const dialog = await openForm(page, 'procedureAppointment');
  const press = async (button: Locator) => {
    await fill(dialog, { name: 'A' });
    await field(dialog, 'name').focus();
    await button.hover();
    await page.mouse.down();
    expect(await errorOf(dialog, 'name')).toBe('');
    await page.mouse.up();
  };
  await press(submitOf(dialog));
  await expect(toast(page, 'Please fix the form errors')).toBeVisible();
  await expectError(dialog, 'name', 'Name must be at least 2 characters');
  await press(dialog.getByRole('button', { name: 'Close' }));
  await expect(dialog).toBeHidden();
});

test.describe('when sending fails', () => {
  test.use({ allowedProblems: [/status of 50\d/] });

  test('the form stays open with its input and the reason until a retry succeeds', async ({ page }) => {
    const posts = watchPosts(page);
    let status = 503;
    await page.route(`**${path}`, (route) => route.fulfill({ status }));
    const dialog = await send(page, 'procedureAppointment', request);
    const notice = toast(page, 'Server Error - Please try again later');
    const about = dialog.getByRole('complementary', { name: 'Your request' });
    const sendAgain = about.getByRole('button', { name: 'Send again' });
    await notice.click();
    await expect(notice).toHaveCount(0);
    await expect(about.getByRole('status')).toHaveText('Your request has not been sent.');
    await expect(about.getByRole('link', { name: `Call ${practice.phone.label}` })).toBeVisible();
    await expect(about.getByRole('link', { name: 'WhatsApp' })).toHaveCount(practice.whatsapp ? 1 : 0);
    await expect(field(dialog, 'name')).toHaveValue(visitor.name);
    await expect(submitOf(dialog)).toBeEnabled();
    await expect(submitOf(dialog)).toBeFocused();

    // A request that may have arrived is never reported as unsent.
    for (status of [500, 503]) {
      await sendAgain.click();
      await notice.click();
      await expect(notice).toHaveCount(0);
      await expect(about.getByRole('status')).toContainText('We do not know whether your request arrived.');
    }

    // It sends the current input.
    await fill(dialog, { name: 'A' });
    await sendAgain.click();
    await expectError(dialog, 'name', 'Name must be at least 2 characters');
    await fill(dialog, { name: 'Asha Deshmukh' });
    status = 200;
    await sendAgain.click();
    await expect(toast(page, 'Appointment Booked Successfully 😊')).toBeVisible();
    await expect(dialog).toBeHidden();
    expect(posts.map(({ body }) => body.name)).toEqual([
      ...Array<string>(3).fill(visitor.name),
      'Asha Deshmukh',
    ]);
    await expect(bar(page).getByRole('status')).toContainText('What happens next');
  });

  test('closing the form keeps the request in the bar', async ({ page }) => {
    await page.route(`**${path}`, (route) => route.fulfill({ status: 503 }));
    const dialog = await send(page, 'procedureAppointment', request);
    await expect(submitOf(dialog)).toBeEnabled();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(bar(page).getByRole('status')).toHaveText('Your request has not been sent.');
    // The next request is independent.
    await openForm(page, 'procedureAppointment');
    await expect(dialog.getByRole('complementary')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.unroute(`**${path}`);
    await bar(page).getByRole('button', { name: 'Send again' }).click();
    await expect(toast(page, 'Appointment Booked Successfully 😊')).toBeVisible();
  });
});

test('the button is disabled and reads Submitting... until the response', async ({ page }) => {
  const answers = await delayResponses(page, path);
  const posts = watchPosts(page);
  const dialog = await openForm(page, 'procedureAppointment');
  await fill(dialog, request);
  await submitOf(dialog).dblclick();
  await expect(submitOf(dialog)).toHaveText('Submitting...');
  await expect(submitOf(dialog)).toBeDisabled();
  await field(dialog, 'name').press('Enter');
  await expect(dialog).toBeVisible();
  await answers.arrived();
  answers.release(201);
  await expect(dialog).toBeHidden();
  expect(posts).toHaveLength(1);
});

test('the blurred first picture behind the form is loaded on opening only', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const picture = dialogOf(page, 'procedureAppointment').locator('img');
  await page.waitForLoadState('networkidle');
  const source = (await picture.getAttribute('src')) ?? '';
  expect(asked.some((url) => url.endsWith(source))).toBe(false);
  await openForm(page, 'procedureAppointment');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(await picture.evaluate((image) => getComputedStyle(image).filter)).toContain('blur');
});

// Messages when the host is busy, fails or does not respond.
import type { Page } from '@playwright/test';
import { contactForm, fill, openForm, setEndpoint, submitOf, type Form } from '../support/forms.ts';
import {
  bar,
  condition,
  contactPage,
  delayResponses,
  noon,
  send,
  service,
  toast,
  tomorrow,
  visitAtNoon,
  visitor,
  watchPosts,
} from '../support/requests.ts';
import { expect, still, test } from '../support/test.ts';

test.use({ ...still, allowedProblems: [/status of (429|50\d)|net::ERR_/] });

const again = (page: Page) => bar(page).getByRole('button', { name: /^Send/ });
const words = (page: Page) => bar(page).getByRole('status');

const request = { ...visitor, appointmentDate: tomorrow.day };

/** Responds with this status and Retry-After. */
const answer = (page: Page, status: number, retryAfter?: string) =>
  page.route(/\/create|\/messages/, (route) =>
    route.fulfill({ status, headers: retryAfter ? { 'Retry-After': retryAfter } : {} }),
  );

const visitBeforeNoon = async (page: Page, address: string) => {
  await page.clock.install({ time: noon.getTime() - 60_000 });
  await page.goto(address);
};

/** Opens a form, then fills and submits it with the clock paused at noon. */
async function sendAtNoon(page: Page, form: Form, values = visitor) {
  const dialog = await openForm(page, form);
  await fill(dialog, values);
  await page.clock.pauseAt(noon);
  await submitOf(dialog).click();
  return dialog;
}

test.describe('a host that sends Retry-After', () => {
  test('receives no request before that time', async ({ page }) => {
    await visitBeforeNoon(page, condition.path);
    await answer(page, 429, '20');
    const posts = watchPosts(page);
    await sendAtNoon(page, 'booking');
    await expect(again(page)).toHaveText('Send again in 20 seconds');
    await expect(again(page)).toBeDisabled();
    await page.clock.runFor(1);
    await expect(words(page)).toHaveText(
      'Your request has not been sent. Please wait a little before you send it again.',
    );
    await page.clock.runFor(12_000);
    await expect(again(page)).toHaveText('Send again in 8 seconds');
    await page.clock.runFor(9_000);
    await expect(again(page)).toHaveText('Send again');
    await expect(words(page)).toHaveText('Your request has not been sent.');
    await page.unroute(/\/create|\/messages/);
    await again(page).click();
    await expect(toast(page, 'Appointment Booked Successfully 😊')).toBeVisible();
    expect(posts).toHaveLength(2);
  });

  test('receives no request from an open form', async ({ page }) => {
    await visitBeforeNoon(page, service.path);
    await answer(page, 503, '5');
    const dialog = await sendAtNoon(page, 'procedureAppointment', request);
    const sendAgain = dialog.getByRole('button', { name: /^Send again/ });
    await expect(sendAgain).toHaveText('Send again in 5 seconds');
    await expect(sendAgain).toBeDisabled();
    await expect(submitOf(dialog)).toHaveText('Submit');
    await expect(submitOf(dialog)).toBeDisabled();
    await page.clock.runFor(1);
    const status = dialog.getByRole('status').filter({ hasText: 'has not been sent' });
    await expect(status).toHaveText(
      'Your request has not been sent. Please wait a little before you send it again.',
    );
    await page.clock.runFor(6_000);
    await expect(submitOf(dialog)).toBeEnabled();
    await expect(submitOf(dialog)).toBeFocused();
    await expect(sendAgain).toBeEnabled();
    await expect(dialog.getByText('Please wait')).toHaveCount(0);
  });

  test('receives no request from the contact form', async ({ page }) => {
    await visitBeforeNoon(page, contactPage);
    await answer(page, 429, '5');
    const form = contactForm(page);
    await setEndpoint(form, '/messages');
    await fill(form, { name: visitor.name, email: 'asha@example.org', message: 'Are you open on Sunday?' });
    await expect(submitOf(form)).toBeEnabled();
    await page.clock.pauseAt(noon);
    await submitOf(form).click();
    await expect(form.getByText('Please wait 5 seconds before you send it again.')).toBeVisible();
    await expect(submitOf(form)).toBeDisabled();
    await page.clock.runFor(6_000);
    await expect(submitOf(form)).toBeEnabled();
  });
});

test('a request that may have arrived is not reported as unsent', async ({ page }) => {
  const unknown =
    'We do not know whether your request arrived. Please call us, or send it again: if we get it twice, that does no harm.';
  await visitAtNoon(page, condition.path);
  await answer(page, 502);
  await send(page, 'booking');
  await expect(words(page)).toHaveText(unknown);
  await expect(bar(page).getByRole('link', { name: 'Call' })).toBeVisible();
  await page.unroute(/\/create|\/messages/);
  await answer(page, 503);
  const answered = page.waitForResponse('**/createAppointMent');
  await again(page).click();
  await answered;
  await expect(again(page)).toBeEnabled();
  await expect(words(page)).toHaveText(unknown);
  await page.unroute(/\/create|\/messages/);
  await again(page).click();
  await expect(words(page)).toContainText('What happens next');
});

test.describe('between the tap and the response', () => {
  const sending = 'Sending your request…';

  for (const form of ['booking', 'procedureQuery'] as const)
    test(`the ${form} form shows its status, and the phone number after ten seconds`, async ({ page }) => {
      await visitBeforeNoon(page, service.path);
      const answers = await delayResponses(page, '/create*');
      const dialog = await sendAtNoon(page, form, request);
      const shown = form === 'booking' ? page : dialog;
      const call = shown
        .getByRole('complementary', { name: 'Your request' })
        .getByRole('link', { name: 'Call' });
      await answers.arrived();
      await page.clock.runFor(1);
      await expect(words(page)).toHaveText(sending);
      await expect(words(page)).toBeVisible();
      // Announced once, because a screen reader speaks each change.
      await words(page).evaluate((status) =>
        new MutationObserver(() => status.setAttribute('data-changed', '')).observe(status, {
          childList: true,
        }),
      );
      const height = (await bar(page).boundingBox())?.height;
      await page.clock.runFor(9_000);
      await expect(call).toBeHidden();
      await expect(bar(page).getByRole('button')).toHaveCount(0);
      await page.clock.runFor(2_000);
      await expect(call).toBeVisible();
      expect((await bar(page).boundingBox())?.height).toBe(height);
      await expect(words(page)).not.toHaveAttribute('data-changed');

      answers.release(500);
      await expect(again(page)).toBeVisible();
      await page.clock.runFor(1);
      await expect(words(page)).toContainText('We do not know whether your request arrived.');
    });

  test('the status is replaced by a message after the timeout', async ({ page }) => {
    await visitBeforeNoon(page, condition.path);
    const answers = await delayResponses(page, '/create*');
    await sendAtNoon(page, 'booking');
    await answers.arrived();
    await page.clock.runFor(29_000);
    await expect(words(page)).toHaveText(sending);
    await page.clock.runFor(2_000);
    await expect(again(page)).toBeVisible();
    await page.clock.runFor(1);
    await expect(words(page)).toContainText('We do not know whether your request arrived.');
  });

  test('an unknown HTTP status removes it without a message', async ({ page }) => {
    await visitAtNoon(page, condition.path);
    const answers = await delayResponses(page, '/create*');
    await send(page, 'booking');
    await expect(words(page)).toHaveText(sending);
    await answers.arrived();
    answers.release(202);
    await expect(bar(page)).toBeHidden();
    await expect(toast(page, '')).toHaveCount(0);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });

  test('the message of an earlier failed request returns afterwards', async ({ page }) => {
    await visitAtNoon(page, condition.path);
    await answer(page, 503);
    await send(page, 'booking');
    await expect(words(page)).toHaveText('Your request has not been sent.');
    await page.unroute(/\/create|\/messages/);
    const answers = await delayResponses(page, '/create*');
    await send(page, 'conditionQuery');
    await expect(words(page)).toHaveText(sending);
    await answers.arrived();
    answers.release(201);
    await expect(toast(page, 'Successfully Submit 😊')).toBeVisible();
    await expect(words(page)).toHaveText('Your request has not been sent.');
    await expect(again(page)).toBeVisible();
  });
});

// The bar of failed requests, leaving the page, and going back.
import type { Dialog, Page, Route } from '@playwright/test';
import { findFullChromium } from '../support/browsers.ts';
import { practice } from '../support/content/index.ts';
import { field, fill, openForm, queryOf, submitOf } from '../support/forms.ts';
import { waitForPaint } from '../support/paint.ts';
import { delayRequests } from '../support/delay.ts';
import {
  bar,
  condition,
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

test.use({ ...still, allowedProblems: [/status of 50\d|net::ERR_/] });

const failing = (page: Page) => page.route('**/create*', (route) => route.fulfill({ status: 503 }));

/** Expects the beforeunload dialog and stays on the page. */
async function expectToBeAsked(page: Page) {
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => void setTimeout(() => (location.href = '/about')));
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
}

const offline = 'You are offline. Keep this page open: we send your request when the connection is back.';

const book = async (page: Page) => expect(await send(page, 'booking')).toBeHidden();

test.describe('a request that failed', () => {
  test.beforeEach(async ({ page }) => {
    await visitAtNoon(page, condition.path);
    await failing(page);
    await book(page);
  });

  test('is reported in the bar and can be sent again @task', async ({ page }) => {
    await expect(toast(page, 'Server Error - Please try again later')).toBeVisible();
    await expect(bar(page).getByRole('status')).toHaveText('Your request has not been sent.');

    const call = bar(page).getByRole('link', { name: `Call ${practice.phone.label}` });
    await expect(call).toHaveAttribute('href', `tel:${practice.phone.number}`);
    const chat = bar(page).getByRole('link', { name: 'WhatsApp' });
    await expect(chat).toHaveCount(practice.whatsapp ? 1 : 0);
    const words = `Date: ${tomorrow.long}\nName: ${visitor.name}\nMobile: ${visitor.mobile}`;
    for (const link of await chat.all()) expect(await queryOf(link)).toEqual({ text: words });
    const mail = bar(page).getByRole('link', { name: 'E-mail' });
    expect((await queryOf(mail)).body).toContain(visitor.name);

    const kept = page.evaluate(async () => [
      { ...sessionStorage },
      { ...localStorage },
      document.cookie,
      await indexedDB.databases(),
    ]);
    // The marker for the next page contains no text of the request.
    expect(await kept, 'in no storage').toEqual([
      { request: expect.stringMatching(/^unsent \d+$/) as unknown },
      {},
      '',
      [],
    ]);

    const posts = watchPosts(page);
    await bar(page).getByRole('button', { name: 'Send again' }).click();
    await expect(bar(page).getByRole('button', { name: 'Send again' })).toBeEnabled();
    await expect(bar(page)).toContainText('Your request has not been sent.');

    await page.unroute('**/create*');
    await bar(page).getByRole('button', { name: 'Send again' }).dblclick();
    await expect(toast(page, 'Appointment Booked Successfully 😊')).toBeVisible();
    await expect(bar(page)).toContainText('What happens next');
    expect(posts).toHaveLength(2);
    expect(posts[1]).toEqual({
      path: '/createAppointMent',
      body: { appointmentDate: tomorrow.long, ...visitor, email: null },
    });
  });

  test('triggers a confirmation before leaving, except for phone and mail links', async ({ page }) => {
    const asked: string[] = [];
    const note = (dialog: Dialog) => {
      asked.push(dialog.type());
      void dialog.dismiss();
    };
    page.on('dialog', note);
    for (const name of ['Call', 'E-mail']) {
      await bar(page).getByRole('link', { name }).click();
      await waitForPaint(page);
    }
    expect(asked).toEqual([]);
    page.off('dialog', note);
    // For a second after the tap, unloading counts as opening the phone link.
    await page.clock.runFor(1_000);
    await expectToBeAsked(page);
    expect(page.url()).toContain(condition.path);
    await bar(page).getByRole('button', { name: 'Dismiss' }).click();
    await expect(bar(page)).toBeHidden();
    await page.evaluate(() => (location.href = '/about'));
    await expect(page).toHaveURL(/about/);
  });

  test('stays in the bar when a second request fails', async ({ page }) => {
    await send(page, 'conditionQuery');
    await expect(toast(page, 'Server Error').last()).toBeVisible();
    await page.unroute('**/create*');
    const posts = watchPosts(page);
    await bar(page).getByRole('button', { name: 'Send again' }).click();
    await expect(toast(page, 'Successfully Submit 😊')).toBeVisible();
    await expect(toast(page, 'Appointment Booked Successfully 😊')).toBeVisible();
    expect(posts).toHaveLength(2);
  });
});

test.describe('offline', () => {
  test.beforeEach(({ page }) => page.clock.setFixedTime(noon));

  test('a request is queued and sent once when the connection returns', async ({ page, context }) => {
    await page.goto(condition.path);
    let answered = 0;
    page.on('response', (response) => (answered += Number(response.request().method() === 'POST')));
    const dialog = await openForm(page, 'conditionQuery');
    await fill(dialog, visitor);
    await context.setOffline(true);
    await submitOf(dialog).click();
    await expect(toast(page, 'Server Error')).toBeVisible();
    await expect(bar(page).getByRole('status')).toHaveText(offline);
    expect(answered).toBe(0);
    await context.setOffline(false);
    await expect(toast(page, 'Successfully Submit 😊')).toBeVisible();
    for (const offline of [true, false]) {
      await context.setOffline(offline);
      await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(!offline);
    }
    await waitForPaint(page);
    expect(answered).toBe(1);
  });

  test('the procedure form closes after delivery unless it was changed', async ({ page, context }) => {
    await page.goto(service.path);
    for (const changed of ['9123456780', '']) {
      const dialog = await openForm(page, 'procedureAppointment');
      await fill(dialog, { ...visitor, appointmentDate: tomorrow.day });
      await context.setOffline(true);
      await submitOf(dialog).click();
      await expect(toast(page, 'Server Error - Please try again later')).toBeVisible();
      await expect(dialog.getByRole('status').filter({ hasText: offline })).toBeVisible();
      if (changed) await fill(dialog, { mobile: changed });
      await context.setOffline(false);
      await expect(toast(page, 'Appointment Booked Successfully 😊').last()).toBeVisible();
      await expect(dialog).toBeVisible({ visible: Boolean(changed) });
      if (!changed) continue;
      await expect(field(dialog, 'mobile')).toHaveValue(changed);
      await page.reload();
    }
  });
});

test.describe('a visitor who leaves the page', () => {
  test.use({ timezoneId: 'Asia/Kolkata' });
  const unconfirmed =
    'We could not confirm that your request of 12:00 pm arrived. Please call us, or send it again.';
  const unsent = 'Your request of 12:00 pm has not been sent. Please call us, or send it again.';

  for (const { when, answer, before, after } of [
    {
      when: 'while the request is sent',
      answer: () => undefined,
      before: 'Sending your request…',
      after: unconfirmed,
    },
    {
      when: 'after the host has broken',
      answer: (route) => route.fulfill({ status: 500 }),
      before: /^We do not know whether/,
      after: unconfirmed,
    },
    {
      when: 'after a refusal',
      answer: (route) => route.fulfill({ status: 503 }),
      before: 'Your request has not been sent.',
      after: unsent,
    },
    {
      when: 'offline',
      answer: (route) => route.abort('internetdisconnected'),
      before: offline,
      after: unsent,
    },
  ] satisfies { when: string; answer: (route: Route) => unknown; before: string | RegExp; after: string }[])
    test(`${when} sees the message on every next page until it is dismissed`, async ({ page }) => {
      await page.addInitScript((isOffline) => {
        if (isOffline) Object.defineProperty(navigator, 'onLine', { get: () => false });
      }, when === 'offline');
      await visitAtNoon(page, condition.path);
      await page.route('**/createAppointMent', answer);
      await book(page);
      const status = bar(page).getByRole('status');
      await expect(status).toHaveText(before);
      const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
      expect(kept).not.toContain(visitor.name);
      expect(kept).not.toContain(visitor.mobile);

      await page.goto('/about');
      await expect(status).toHaveText(after);
      await expect(bar(page).getByRole('link', { name: 'Call' })).toBeVisible();
      await expect(bar(page).getByRole('button', { name: 'Send again' })).toBeHidden();
      await page.goBack();
      await expect(status).toHaveText(after);
      await bar(page).getByRole('button', { name: 'Dismiss' }).click();
      await expect(bar(page)).toBeHidden();
      await page.goForward();
      await openForm(page, 'booking');
      await expect(bar(page)).toBeHidden();
    });

  test('no longer sees the message after the next request is accepted', async ({ page }) => {
    await visitAtNoon(page, condition.path);
    await failing(page);
    await book(page);
    await expect(bar(page).getByRole('status')).toHaveText('Your request has not been sent.');
    await page.unroute('**/create*');
    await page.goto('/about');
    await expect(bar(page).getByRole('status')).toHaveText(unsent);
    await book(page);
    await expect(bar(page)).toContainText('What happens next');
    await page.goto(condition.path);
    await openForm(page, 'booking');
    await expect(bar(page)).toBeHidden();
  });

  test('sees the other messages without browser storage', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      }),
    );
    await visitAtNoon(page, condition.path);
    await failing(page);
    await book(page);
    await expect(bar(page).getByRole('status')).toHaveText('Your request has not been sent.');
    await page.unroute('**/create*');
    await bar(page).getByRole('button', { name: 'Send again' }).click();
    await expect(bar(page)).toContainText('What happens next');
  });
});

test.describe('going back', () => {
  test('shows an empty form, although the browser would restore its input', async ({ page }) => {
    await page.goto(condition.path);
    let dialog = await openForm(page, 'booking');
    await fill(dialog, visitor);
    await page.goto('/about');
    await page.goBack();
    dialog = await openForm(page, 'booking');
    await expect(field(dialog, 'name')).toHaveValue('');
  });

  test('restores a page from the back/forward cache, which shows the response', async ({
    playwright,
    launchOptions,
    baseURL,
  }) => {
    const executablePath = findFullChromium();
    test.skip(!executablePath, 'Only a full Chromium has a back/forward cache.');
    // Playwright disables the back/forward cache.
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      executablePath,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    const page = await browser.newPage({ baseURL });
    await page.clock.setFixedTime(noon);
    await page.goto(condition.path);
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => (document.title = `kept: ${persisted}`)),
    );
    const release = await delayRequests(page, '**/createAppointMent');
    await book(page);
    await page.goto('/about');
    await expect(bar(page)).toContainText('We could not confirm');
    release();
    // A restored page fires no load event.
    await page.goBack({ waitUntil: 'commit' }).catch(() => undefined);
    // A notice disappears after three seconds, so it is checked first.
    await Promise.all([
      expect(page).toHaveTitle('kept: true'),
      expect(toast(page, 'Appointment Booked Successfully 😊')).toBeVisible(),
    ]);
    const dialog = await openForm(page, 'booking');
    await fill(dialog, visitor);
    await expect(submitOf(dialog)).toBeEnabled();
    await page.keyboard.press('Escape');
    await page.goForward({ waitUntil: 'commit' }).catch(() => undefined);
    await expect(page).toHaveURL(/about/);
    await expect(bar(page), 'accepted meanwhile').toBeHidden();
    await browser.close();
  });
});
